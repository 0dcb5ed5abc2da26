import type { OrderCard as Card } from '@wasl/shared/contract/orders.ts'
import { formatCount, formatDays } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { timeLabel } from '@wasl/shared/rules/offered-time.ts'
import { wantedTimeLabel } from '@wasl/shared/rules/wanted-time.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Badge, StatusBadge } from '../ui/Badge.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { UserText } from '../ui/UserText.tsx'
import { counterTone, useCounterStatus } from './counter-status.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import { PlaceText } from './PlaceText.tsx'

type Props = { order: Card; reader: 'client' | 'provider' }

/** One order in a list: services, city, status, and whether it is the reader's turn. An open request also shows what a provider needs to choose. */
export function OrderCard({ order, reader }: Props) {
  const isOpenRequest = reader === 'provider' && order.tab === 'new'
  return (
    <article className="card card-link flex flex-col gap-4 p-5">
      <CardHead order={order} reader={reader} />
      {isOpenRequest && order.note && (
        <p className="line-clamp-2">
          <UserText>{order.note}</UserText>
        </p>
      )}
      <CardFacts order={order} reader={reader} isOpenRequest={isOpenRequest} />
    </article>
  )
}

/** The services, the number, and the state of the order. */
function CardHead({ order, reader }: Props) {
  const { t } = useTranslation('orders')
  const { t: tCommon } = useTranslation()
  const locale = useLocale()
  const isReaderTurn = order.turn === reader
  return (
    <div className="flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0">
        <h2 className="text-lg">
          <PageLink to={pages.order({ id: order.id })} data-cover>
            {order.items.map((item) => item.name[locale]).join(locale === 'ar' ? '، ' : ', ')}
          </PageLink>
        </h2>
        <p className="text-sm text-muted">
          {t('number')} <Ltr className="font-medium whitespace-nowrap text-ink">{order.number}</Ltr>
          {order.category && (
            <>
              <span className="mx-2">·</span>
              {order.category.name[locale]}
            </>
          )}
        </p>
      </div>
      <span className="flex flex-wrap gap-2">
        {order.unread_messages > 0 && (
          <Badge tone="brand" icon="message">
            {tCommon('unreadMessages', { count: order.unread_messages })}
          </Badge>
        )}
        {isReaderTurn && <Badge tone="warn">{t('turn.you')}</Badge>}
        <OrderStatusBadge status={order.status} kind={order.kind} />
      </span>
    </div>
  )
}

function CardFacts({ order, reader, isOpenRequest }: Props & { isOpenRequest: boolean }) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-3 text-sm">
      <IconDetail icon="pin" label={t('page.location')}>
        <PlaceText order={order} />
      </IconDetail>
      {order.appointment_at && order.tab !== 'finished' && (
        <IconDetail icon="calendar" label={t('appointment.title')}>
          <time dateTime={order.appointment_at} className="font-semibold">
            {timeLabel({ at: order.appointment_at, minutes: order.appointment_minutes }, locale)}
          </time>
        </IconDetail>
      )}
      {order.branch && (
        <IconDetail icon="building" label={t('branch.label', { ns: 'common' })}>
          <UserText>{order.branch.label}</UserText>
        </IconDetail>
      )}
      {order.assignee && (
        <IconDetail icon="user" label={t('assignee.title')}>
          <bdi>{order.assignee.name}</bdi>
        </IconDetail>
      )}
      {order.work_due_at && (
        <IconDetail icon="clock" label={t('appointment.workDueShort')}>
          <DateText at={order.work_due_at} show="time" className="font-semibold" />
        </IconDetail>
      )}
      <IconDetail icon="calendar" label={t('sentAt')}>
        <DateText at={order.submitted_at} />
      </IconDetail>
      {order.final_amount !== null ? (
        <IconDetail icon="receipt" label={t('total')}>
          <Money halalas={order.final_amount} className="font-semibold" />
        </IconDetail>
      ) : order.expected_budget !== null ? (
        <IconDetail icon="wallet" label={t('budget')}>
          <Money halalas={order.expected_budget} />
        </IconDetail>
      ) : null}
      {order.wanted_on !== null && (
        <IconDetail icon="clock" label={t('page.wanted')}>
          {wantedTimeLabel(order)[locale]}
        </IconDetail>
      )}
      {isOpenRequest && order.duration_days !== null && (
        <IconDetail icon="clock" label={t('page.duration')}>
          {formatDays(order.duration_days, locale)}
        </IconDetail>
      )}
      {isOpenRequest && order.files_count > 0 && (
        <IconDetail icon="image" label={t('page.files')}>
          {formatCount(order.files_count)}
        </IconDetail>
      )}
      {isOpenRequest && order.due_at && (
        <IconDetail icon="calendar" label={t('openUntil')}>
          <DateText at={order.due_at} />
        </IconDetail>
      )}
      <OfferFact order={order} reader={reader} />
    </dl>
  )
}

/** The provider's own offer; for the client the number of offers. */
function OfferFact({ order, reader }: Props) {
  const { t } = useTranslation('orders')
  const counterText = useCounterStatus(reader)
  if (order.my_offer)
    return (
      <IconDetail icon="tag" label={t('myOffer')}>
        <Money halalas={order.my_offer.price} className="font-semibold" />
        {order.my_offer.status === 'pending' && order.my_offer.counter && (
          <StatusBadge tone={counterTone(order.my_offer.counter)}>{counterText(order.my_offer.counter)}</StatusBadge>
        )}
      </IconDetail>
    )
  if (reader !== 'client' || order.tab !== 'new' || order.kind === 'private') return null
  return (
    <IconDetail icon="tag" label={t('offer.title')}>
      {t('offers', { count: order.offers_count })}
    </IconDetail>
  )
}

const IconDetail = ({ icon, label, children }: { icon: Parameters<typeof Icon>[0]['name']; label: string; children: React.ReactNode }) => (
  <div className="flex min-w-0 flex-wrap items-center gap-x-1.5">
    <dt className="flex items-center gap-1.5 text-muted">
      <Icon name={icon} size={17} />
      {label}:
    </dt>
    <dd className="flex min-w-0 flex-wrap items-center gap-2">{children}</dd>
  </div>
)
