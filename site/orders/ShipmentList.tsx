import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { shipmentLifecycle } from '@wasl/shared/lifecycle/shipments.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Ltr } from '../ui/Ltr.tsx'

type Props = { shipments: NonNullable<OrderPage['goods']>['shipments'] }

/** The shipments of an order of the store: what was in them, how they travel and whether they have arrived. */
export function ShipmentList({ shipments }: Props) {
  const { t } = useTranslation('orders')
  const text = useText()
  const separator = useLocale() === 'ar' ? '، ' : ', '
  return (
    <section className="mt-4 border-t border-line pt-4" aria-label={t('shipments.title')}>
      <h3 className="mb-2 text-base">{t('shipments.title')}</h3>
      <ul className="flex flex-col gap-4">
        {shipments.map(({ id, number, lines, carrier, tracking, status, created_at, delivered_at }) => (
          <li key={id} className="flex flex-col gap-1">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Ltr className="font-medium">{number}</Ltr>
              <StatusBadge tone={shipmentLifecycle.tones[status]}>{text(shipmentLifecycle.statuses[status])}</StatusBadge>
            </div>
            <p className="text-sm">{lines.map(({ title, quantity }) => `${text(title)} × ${formatCount(quantity)}`).join(separator)}</p>
            <p className="text-sm text-muted">
              <DateText at={delivered_at ?? created_at} />
              {carrier && (
                <>
                  {' · '}
                  <bdi>{carrier}</bdi>
                </>
              )}
              {tracking && (
                <>
                  {' · '}
                  {t('goods.tracking')} <Ltr>{tracking}</Ltr>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
