import { lateCharge } from '@wasl/shared/rules/rental-extension.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { loadRental, type RentalRow } from '../orders/order-rental.ts'

/** What a car that comes back at an instant is late, and what that costs with VAT in halalas; null in time, and before it was handed over. */
export async function lateChargeOf(ctx: Pick<Ctx, 'db' | 'caches'>, { handed_over_at, return_at, rates }: RentalRow, at: string) {
  const { car_return_grace_minutes: grace_minutes, car_late_hours: hours_per_day } = await loadSettings(ctx)
  return handed_over_at ? lateCharge({ return_at, at, grace_minutes, hours_per_day, daily_price: rates.daily_price }) : null
}

/** As `lateChargeOf`, of the rental of an order. */
export async function loadLateCharge(ctx: Pick<Ctx, 'db' | 'caches'>, { id }: { id: string }, at: string) {
  const rental = await loadRental(ctx, id)
  return rental ? lateChargeOf(ctx, rental, at) : null
}
