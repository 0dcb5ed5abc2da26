import type { Draft } from '@wasl/shared/registry/resource.ts'
import { applyCoupon } from '@wasl/shared/rules/apply-coupon.ts'
import { addDays, daysOf } from '@wasl/shared/rules/periods.ts'
import { riyals } from '@wasl/shared/units.ts'
import type { couponUses } from '../coupon-uses.ts'
import { demoCoupons } from './coupons.ts'

/** `by` is the phone of a demo account that uses the coupon of this code. */
export type DemoCouponUse = Pick<Draft<typeof couponUses>, 'code' | 'amount' | 'discount' | 'used_at'> & { by: string }

const clients = ['0500000011', '0500000013', '0500000012'] as const
const [minuteMs, opens, closes] = [60_000, 9 * 60, 22 * 60]

/** As many uses of each demo coupon as it counts: by turns of the clients, on its days before `today`, each discount by the coupon's own rule. */
export function demoCouponUses(today: string): readonly DemoCouponUse[] {
  const drawn = numbers()
  const among = (count: number) => Math.floor(drawn() * count)
  return demoCoupons(today).flatMap((coupon) => {
    const last = [coupon.expire_date, addDays(today, -1)].toSorted()[0] ?? today
    const days = coupon.used_count > 0 ? daysOf({ from: coupon.start_date, to: last }) : []
    return Array.from({ length: coupon.used_count }, (_, turn): DemoCouponUse => {
      const midnight = Date.parse(`${days[among(days.length)]}T00:00:00.000+03:00`)
      const amount = riyals(80 + 5 * among(185))
      return {
        code: coupon.code,
        by: clients[(turn + among(2)) % clients.length] ?? clients[0],
        amount,
        discount: applyCoupon(coupon, amount),
        used_at: new Date(midnight + (opens + among(closes - opens)) * minuteMs).toISOString(),
      }
    })
  })
}

/** The same numbers from 0 to 1 in every house, spread as chance would. */
function numbers(): () => number {
  let state = 7
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
