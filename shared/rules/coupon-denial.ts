import { arabicRiyals, formatRiyals } from '../i18n/format.ts'
import type { Label, Money } from '../units.ts'
import { latinDigits } from '../utils/normalize-text.ts'
import { type CouponStatus, couponStatus } from './coupon-status.ts'

type CouponLimits = Parameters<typeof couponStatus>[0] & {
  per_client_limit: number | null
  first_order_only: boolean
  min_amount: Money | null
  /** Empty: every category. */
  category_ids: readonly string[]
}
type CouponOrder = {
  /** The amount of the invoice before VAT, in halalas. */
  amount: Money
  category_id: string | null
  /** How often the client has used this coupon for other orders. */
  client_uses: number
  /** Whether the client has paid for another order. */
  has_paid_before: boolean
}

/** A typed code as it is stored: in capitals, with Latin digits, without spaces. */
export const normalizeCouponCode = (typed: string): string => latinDigits(typed).replace(/\s/g, '').toUpperCase()

const statusDenials: Readonly<Record<Exclude<CouponStatus, 'available'>, Label>> = {
  scheduled: { en: 'This coupon cannot be used yet', ar: 'لم يبدأ هذا الكوبون بعد' },
  expired: { en: 'This coupon has expired', ar: 'انتهت صلاحية هذا الكوبون' },
  usage_ended: { en: 'This coupon has been used up', ar: 'انتهت مرات استخدام هذا الكوبون' },
  closed: { en: 'This coupon is closed', ar: 'هذا الكوبون مغلق' },
}

/** Why a coupon cannot be used for an order on a calendar date, or null if it can. Source: specification, section 4; decision 0065. */
export function couponDenialReason(coupon: CouponLimits, order: CouponOrder, today: string): Label | null {
  const status = couponStatus(coupon, today)
  if (status !== 'available') return statusDenials[status]
  if (coupon.category_ids.length > 0 && !coupon.category_ids.some((id) => id === order.category_id))
    return { en: 'This coupon is not valid for this category', ar: 'لا يشمل هذا الكوبون تصنيف طلبك' }
  if (coupon.min_amount !== null && order.amount < coupon.min_amount)
    return {
      en: `This coupon is for amounts from SAR ${formatRiyals(coupon.min_amount)} before VAT`,
      ar: `هذا الكوبون لمبلغ لا يقل عن ${arabicRiyals(coupon.min_amount)} قبل الضريبة`,
    }
  if (coupon.first_order_only && order.has_paid_before)
    return { en: 'This coupon is for your first order only', ar: 'هذا الكوبون لأول طلب لك فقط' }
  if (coupon.per_client_limit !== null && order.client_uses >= coupon.per_client_limit)
    return { en: 'You have already used this coupon', ar: 'سبق أن استخدمت هذا الكوبون' }
  return null
}
