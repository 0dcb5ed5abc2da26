import type { UserHome } from '@wasl/shared/contract/user-home.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { NextTime } from '../orders/NextTime.tsx'
import { OrderStatusBadge } from '../orders/OrderStatusBadge.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { Countdown } from '../ui/Countdown.tsx'
import { DeadlineNote } from '../ui/DeadlineNote.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'

type Props = { home: Pick<UserHome, 'orders' | 'now' | 'running_count'>; reader: 'client' | 'provider' }

/** The user's active orders, each with its next step and the time left. */
export function RunningOrders({ home, reader }: Props) {
  const { t } = useTranslation('home')
  const allOrders = (
    <PageLink
      to={pages.orders({ side: reader === 'client' ? null : 'assigned', tab: 'all' })}
      className="text-brand underline underline-offset-4"
    >
      {t('personal.all')}
    </PageLink>
  )
  return (
    <Card title={t(reader === 'client' ? 'personal.orders' : 'personal.providerOrders')} end={allOrders}>
      {home.orders.length === 0 ? (
        <p className="text-muted">{t('personal.none')}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {home.orders.map((order) => (
            <RunningOrder key={order.id} order={order} now={home.now} reader={reader} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function RunningOrder({ order, now, reader }: { order: UserHome['orders'][number]; now: string; reader: Props['reader'] }) {
  const { t } = useTranslation('orders')
  const text = useText()
  const locale = useLocale()
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-[min(16rem,100%)] grow basis-0">
        <h3 className="text-base">
          <PageLink to={pages.order({ id: order.id })} data-cover className="hover:text-brand">
            {order.items.map(({ name }) => text(name)).join(locale === 'ar' ? '، ' : ', ')}
          </PageLink>
        </h3>
        <p className="text-sm text-muted">
          <Ltr className="whitespace-nowrap">{order.number}</Ltr>
        </p>
        <p className="mt-1 flex items-start gap-2 font-medium">
          <Icon name="arrow" size={18} className="mt-1 text-brand rtl:-scale-x-100" />
          {text(order.next_step)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <NextTime order={order} now={now} />
        {order.due_at && (
          <div className="max-sm:w-full">
            <Countdown key={order.due_at} dueAt={order.due_at} now={now} />
            <DeadlineNote note={order.brief_deadline_note} />
          </div>
        )}
        {order.turn === reader && <Badge tone="warn">{t('turn.you')}</Badge>}
        <OrderStatusBadge status={order.status} kind={order.kind} />
      </div>
    </li>
  )
}
