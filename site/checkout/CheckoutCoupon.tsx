import type { CheckoutCoupon as Quote } from '@wasl/shared/contract/checkout.ts'
import { useTranslation } from 'react-i18next'
import { CouponAmounts, CouponForm } from '../payments/CouponField.tsx'
import type { AppliedCoupon } from '../payments/load-coupon.server.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Money } from '../ui/Money.tsx'

/** The coupon of a checkout: its field, or what it takes off all of the orders together. */
export function CheckoutCoupon({ coupon }: { coupon: AppliedCoupon<Quote> | null }) {
  const { t } = useTranslation('orders')
  if (!coupon?.quote) return <CouponForm coupon={coupon} />
  const { code, discount, payable_amount, is_limited } = coupon.quote
  return (
    <CouponAmounts isLimited={is_limited}>
      <AmountRow label={t('coupon.discount', { code })}>
        <Money halalas={-discount} exact className="text-good" />
      </AmountRow>
      <AmountRow label={t('coupon.final')}>
        <Money halalas={payable_amount} exact className="font-bold" />
      </AmountRow>
    </CouponAmounts>
  )
}
