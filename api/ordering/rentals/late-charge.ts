import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { lateCharge } from '@wasl/shared/rules/rental-extension.ts'
import type { Locale } from '@wasl/shared/units.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { loadClaimable, type RentalRow } from '../orders/order-rental.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { insertClaim } from './claim-deposit.ts'
import { requireRental, setRental } from './rental-effects.ts'

/** What a car that comes back at an instant is late, and what that costs with VAT in halalas; null in time, and before it was handed over. */
export async function lateChargeOf(ctx: Pick<Ctx, 'db' | 'caches'>, { handed_over_at, return_at, rates }: RentalRow, at: string) {
  const { car_return_grace_minutes: grace_minutes, car_late_hours: hours_per_day } = await loadSettings(ctx)
  return handed_over_at ? lateCharge({ return_at, at, grace_minutes, hours_per_day, daily_price: rates.daily_price }) : null
}

/**
 * Keeps what the late return of a car costs, which was just noted, and claims it from the security deposit, as far as that is enough: the client accepts or disputes the claim.
 * The order is locked.
 */
export async function claimLateReturn(ctx: TransactionCtx, order: OrderRow): Promise<void> {
  const rental = await requireRental(ctx, order)
  const { return_at, returned_at } = rental
  const charge = returned_at && (await lateChargeOf(ctx, rental, returned_at))
  if (!charge) return
  await setRental(ctx, order.id, { late_charge: charge.amount })
  const amount = Math.min(charge.amount, await loadClaimable(ctx, order.id))
  const due = (locale: Locale) => [formatDateTime(return_at, locale), formatDateTime(returned_at, locale)] as const
  const [[ar, arBack], [en, enBack]] = [due('ar'), due('en')]
  const reason = `الموعد ${ar}، والإعادة ${arBack} · Due ${en}, returned ${enBack}`
  if (amount > 0) await insertClaim(ctx, order, { kind: 'late', reason, amount, photos: [] })
}
