import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Badge } from '../ui/Badge.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Countdown } from '../ui/Countdown.tsx'
import { DateText } from '../ui/DateText.tsx'
import { DeadlineNote } from '../ui/DeadlineNote.tsx'
import { Icon } from '../ui/Icon.tsx'
import { UserText } from '../ui/UserText.tsx'
import { RepeatOrder } from './RepeatOrder.tsx'
import { orderStatusStyle } from './status-style.ts'

/** The next step of the order, whose turn it is, and the deadline. */
export function NextStep({ order, failure }: { order: OrderPage; failure: ApiFailure | null }) {
  const { t } = useTranslation('orders')
  const text = useText()
  const isReaderTurn = order.turn === order.reader
  const canOffer = order.actions.some(({ name, allowed }) => name === 'make_offer' && allowed)
  const last = order.timeline.at(-1)
  const requestedChange = last?.transition === 'request_changes' ? last.reason : null
  return (
    <section
      aria-labelledby="next-step"
      className={`card flex flex-col gap-3 p-5 sm:p-6 ${isReaderTurn ? 'border-brand bg-brand-soft' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="next-step" className="text-base font-medium text-muted">
          {t('page.nextStep')}
        </h2>
        {canOffer ? (
          <Badge tone="note">{t('turn.open')}</Badge>
        ) : (
          <Badge tone={isReaderTurn ? 'warn' : 'plain'}>{isReaderTurn ? t('turn.you') : t(`turn.${order.turn}`)}</Badge>
        )}
      </div>
      <p className="flex items-start gap-3 text-lg font-semibold">
        <Icon name={orderStatusStyle(order.status).icon} size={26} className="mt-0.5 text-brand" />
        {canOffer ? t('page.makeOffer') : text(order.next_step)}
      </p>
      {order.can_review && (
        <a href="#review" className={buttonClass('primary', 'normal')}>
          <Icon name="star" size={20} filled />
          {t('review.title')}
        </a>
      )}
      {requestedChange && (
        <p className="rounded-control bg-caution-soft p-3 text-caution">
          {t('page.requestedChange')}: <UserText>{requestedChange}</UserText>
        </p>
      )}
      {order.cancel_reason && (
        <p className="text-muted">
          {t('page.cancellationReason')}: <bdi>{order.cancel_reason}</bdi>
        </p>
      )}
      {order.reader === 'client' && order.tab === 'finished' && <RepeatOrder order={order} failure={failure} />}
      {order.due_at && order.tab !== 'finished' && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="flex items-center gap-1.5 text-muted">
            <Icon name="clock" size={18} />
            {t('page.deadline')}:
          </span>
          <DateText at={order.due_at} show="time" />
          <Countdown key={order.due_at} dueAt={order.due_at} now={order.now} />
        </p>
      )}
      <DeadlineNote note={order.deadline_note} />
    </section>
  )
}
