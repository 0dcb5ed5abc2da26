import type { Draft } from '@wasl/shared/registry/resource.ts'
import { applyCoupon } from '@wasl/shared/rules/apply-coupon.ts'
import { addDays, daysOf } from '@wasl/shared/rules/periods.ts'
import { riyals } from '@wasl/shared/units.ts'
import { minuteMs } from '@wasl/shared/utils/durations.ts'
import type { couponUses } from '../coupon-uses.ts'
import { demoCoupons } from './coupons.ts'

/** `clientPhone` is the phone of the demo account that uses the coupon. */
export type DemoCouponUse = Pick<Draft<typeof couponUses>, 'code' | 'amount' | 'discount' | 'used_at'> & { clientPhone: string }

const clients = ['0500000011', '0500000013', '0500000012'] as const
const opensAtMinute = 9 * 60
const closesAtMinute = 22 * 60

/** One use per `used_count` of each demo coupon: the clients take turns, and the dates are within the coupon's validity and before `today`. */
export function demoCouponUses(today: string): readonly DemoCouponUse[] {
  const random = seededRandom()
  const randomBelow = (count: number) => Math.floor(random() * count)
  return demoCoupons(today).flatMap((coupon) => {
    const last = [coupon.expire_date, addDays(today, -1)].toSorted()[0] ?? today
    const days = coupon.used_count > 0 ? daysOf({ from: coupon.start_date, to: last }) : []
    return Array.from({ length: coupon.used_count }, (_, turn): DemoCouponUse => {
      const midnight = Date.parse(`${days[randomBelow(days.length)]}T00:00:00.000+03:00`)
      const amount = riyals(80 + 5 * randomBelow(185))
      return {
        code: coupon.code,
        clientPhone: clients[(turn + randomBelow(2)) % clients.length] ?? clients[0],
        amount,
        discount: applyCoupon(coupon, amount),
        used_at: new Date(midnight + (opensAtMinute + randomBelow(closesAtMinute - opensAtMinute)) * minuteMs).toISOString(),
      }
    })
  })
}

/** A seeded random number generator, so that demo data is the same everywhere. */
function seededRandom(): () => number {
  let state = 7
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
