import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Badge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

/** The orders of a private order that went to several providers, each with its state. */
export function OrderGroup({ order, group }: { order: Pick<OrderPage, 'id'>; group: NonNullable<OrderPage['group']> }) {
  const { t } = useTranslation('orders')
  const text = useText()
  return (
    <Card title={t('group.title', { count: group.orders.length })}>
      <p className="mb-3 text-sm text-muted">{t(group.close_others ? 'group.closes' : 'group.staysOpen')}</p>
      <ul className="-mb-3 divide-y divide-line">
        {group.orders.map(({ id, number, provider, status, is_superseded }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
            <span className="min-w-0 wrap-anywhere">
              {id === order.id ? (
                <span className="font-medium">
                  <bdi>{text(provider.name)}</bdi> <span className="text-sm font-normal text-muted">({t('group.current')})</span>
                </span>
              ) : (
                <PageLink to={pages.order({ id })} className="font-medium text-brand underline underline-offset-4">
                  <bdi>{text(provider.name)}</bdi>
                </PageLink>
              )}
              <span className="block text-sm text-muted">
                <Ltr>{number}</Ltr>
              </span>
            </span>
            {is_superseded ? <Badge>{t('group.superseded')}</Badge> : <OrderStatusBadge status={status} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
