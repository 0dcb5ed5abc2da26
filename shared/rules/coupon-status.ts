import type { Label } from '../units.ts'

/** The statuses of a coupon with their labels. */
export const couponStatuses = {
  available: { label: { en: 'Available', ar: 'متاح' }, tone: 'good' },
  scheduled: { label: { en: 'Scheduled', ar: 'لم يبدأ بعد' }, tone: 'plain' },
  expired: { label: { en: 'Expired', ar: 'منتهي الصلاحية' }, tone: 'plain' },
  usage_ended: { label: { en: 'Usage ended', ar: 'انتهت مرات الاستخدام' }, tone: 'warn' },
  closed: { label: { en: 'Closed', ar: 'مغلق' }, tone: 'bad' },
} as const satisfies Readonly<Record<string, { label: Label; tone: 'good' | 'warn' | 'bad' | 'plain' }>>
export type CouponStatus = keyof typeof couponStatuses

type CouponState = { is_open: boolean; used_count: number; max_use: number; start_date: string; expire_date: string }

/**
 * The status of a coupon on a calendar date: closed by an administrator, then not started yet, then expired, then used up. The expire date is its
 * last valid day. Source: specification, section 4; «scheduled» is an addition.
 */
export function couponStatus(coupon: CouponState, today: string): CouponStatus {
  if (!coupon.is_open) return 'closed'
  if (coupon.start_date > today) return 'scheduled'
  if (coupon.expire_date < today) return 'expired'
  return coupon.used_count >= coupon.max_use ? 'usage_ended' : 'available'
}
