import type { TransactionPage } from '@wasl/shared/contract/finances.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Card } from '../ui/Card.tsx'
import { Money } from '../ui/Money.tsx'

/** How an amount came about: of a payment the invoice and the coupon, of earnings also what the platform kept. */
export function TransactionBreakdown({ transaction }: { transaction: TransactionPage }) {
  const { t } = useTranslation('finances')
  const text = useText()
  const { breakdown, split, amount, amount_label } = transaction
  if (!breakdown && !split) return null
  const rows: readonly (readonly [label: string, halalas: number, strong?: boolean])[] = [
    ...(breakdown
      ? ([
          [text(amount_label), breakdown.service_amount],
          ...(breakdown.discount > 0 ? [[t('breakdown.discount'), -breakdown.discount] as const] : []),
          ...(breakdown.vat_percent > 0 ? [[t('breakdown.tax', { percent: breakdown.vat_percent }), breakdown.tax] as const] : []),
          [t('breakdown.total'), breakdown.final_amount, true],
          ...(breakdown.coupon > 0 ? [[t('breakdown.coupon'), -breakdown.coupon] as const] : []),
        ] as const)
      : []),
    ...(split
      ? ([
          [t('breakdown.held'), split.held],
          ...(split.sale_vat > 0 ? [[t('breakdown.saleVat'), -split.sale_vat] as const] : []),
          ...(split.coupon_vat > 0 ? [[t('breakdown.couponVat'), -split.coupon_vat] as const] : []),
          [t('breakdown.commission'), -split.commission],
          ...(split.sale_vat > 0 ? [] : [[t('breakdown.commissionVat'), -split.commission_vat] as const]),
          [t('breakdown.share'), amount, true],
        ] as const)
      : ([[t('breakdown.thisPayment'), Math.abs(amount), true]] as const)),
  ]
  return (
    <Card title={t('breakdown.title')}>
      <dl className="flex flex-col gap-2">
        {rows.map(([label, halalas, strong = false]) => (
          <AmountRow key={label} label={label} strong={strong}>
            <Money halalas={halalas} exact />
          </AmountRow>
        ))}
      </dl>
    </Card>
  )
}
