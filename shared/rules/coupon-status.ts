import type { Label } from '../units.ts'

/** What a coupon may be, as people see it. */
export const couponStatuses = {
  available: { label: ['Available', 'متاح'], tone: 'good' },
  expired: { label: ['Expired', 'منتهي الصلاحية'], tone: 'plain' },
  usage_ended: { label: ['Usage ended', 'انتهت مرات الاستخدام'], tone: 'warn' },
  closed: { label: ['Closed', 'مغلق'], tone: 'bad' },
} as const satisfies Readonly<Record<string, { label: Label; tone: 'good' | 'warn' | 'bad' | 'plain' }>>
export type CouponStatus = keyof typeof couponStatuses

type Coupon = { is_open: boolean; used_count: number; max_use: number; expire_date: string }

/**
 * The status of a coupon on a calendar date. What an administrator decided comes first, then the date, then the uses; the expire date is
 * its last day. Source: specification, section 4.
 */
export function couponStatus(coupon: Coupon, today: string): CouponStatus {
  if (!coupon.is_open) return 'closed'
  if (coupon.expire_date < today) return 'expired'
  return coupon.used_count >= coupon.max_use ? 'usage_ended' : 'available'
}
