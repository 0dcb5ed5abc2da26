import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { formatCount, formatDayRange } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Card } from '../ui/Card.tsx'
import { FileLinks } from '../ui/FileLinks.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { PickUp } from '../ui/PickUp.tsx'
import type { GoodsLine } from './GoodsQuantities.tsx'
import { ShipmentList } from './ShipmentList.tsx'

type Props = {
  goods: NonNullable<OrderPage['goods']>
  order: Pick<OrderPage, 'id' | 'number' | 'reader' | 'fulfilment' | 'delivery_code' | 'status'>
}

/** The goods of an order of the store, how they are handed over, and the code that their client gives for them. */
export function OrderGoods({ goods: { lines, shipments, shipping, proof }, order }: Props) {
  const { t } = useTranslation('orders')
  const text = useText()
  const locale = useLocale()
  const separator = locale === 'ar' ? '، ' : ', '
  return (
    <Card title={t('goods.title')}>
      <ul className="flex flex-col divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="flex items-start justify-between gap-4 py-3 first:pt-0">
            <div className="min-w-0">
              <PageLink to={pages.product({ id: line.product_id })} className="hover:text-brand">
                {text(line.title)}
              </PageLink>
              <p className="text-sm text-muted">
                {[...line.options.map(text), t('goods.quantity', { quantity: formatCount(line.quantity) })].join(separator)}
              </p>
              <GoodsProgress line={line} />
            </div>
            <Money halalas={line.amount} exact />
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-2 border-t border-line pt-3">
        <AmountRow label={text(shipping.title)}>
          <Money halalas={shipping.price} exact />
        </AmountRow>
        <AmountRow label={t('goods.days')}>{formatDayRange(shipping.days_min, shipping.days_max, locale)}</AmountRow>
        {order.fulfilment && order.status === 'in_progress' && (
          <AmountRow label={t('goods.fulfilment')}>{t(`goods.states.${order.fulfilment}`)}</AmountRow>
        )}
      </dl>
      {shipping.pick_up && <PickUp {...shipping.pick_up} />}
      {order.reader === 'provider' && order.fulfilment && (
        <a
          href={resourceRoutes.packingSlip({ id: order.id })}
          download={`${order.number}-packing-slip.pdf`}
          className="inline-flex items-center gap-1 self-start text-brand underline underline-offset-4"
        >
          <Icon name="download" size={18} />
          {t('goods.packingSlip')}
        </a>
      )}
      {shipments.length > 0 && <ShipmentList shipments={shipments} />}
      {proof.length > 0 && (
        <div className="mt-5">
          <h3 className="mb-2 text-base">{t('goods.proofTitle')}</h3>
          <FileLinks files={proof} />
        </div>
      )}
      {order.delivery_code && (
        <div className="mt-4 rounded-card bg-brand-soft p-4">
          <p className="font-medium">
            {t('goods.code')} <Ltr className="text-lg font-bold">{order.delivery_code}</Ltr>
          </p>
          <p className="text-sm">{t('goods.codeHint')}</p>
        </div>
      )}
    </Card>
  )
}

/** How many of a line left, and were refunded or returned. */
function GoodsProgress({ line }: { line: GoodsLine }) {
  const { t } = useTranslation('orders')
  const parts = (['shipped', 'refunded', 'returned'] as const).filter((part) => line[part] > 0)
  if (parts.length === 0) return null
  return <p className="text-sm font-medium">{parts.map((part) => t(`goods.${part}`, { quantity: formatCount(line[part]) })).join(' · ')}</p>
}
