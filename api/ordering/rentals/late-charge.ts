import type { OrderRental } from '@wasl/shared/contract/rentals.ts'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { lateCharge } from '@wasl/shared/rules/rental-extension.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { hourMs } from '@wasl/shared/utils/durations.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { type ClaimRow, claimedAmounts } from '../orders/claim-rows.ts'
import { loadClaimable, type RentalRow } from '../orders/order-rental.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { insertClaim } from './claim-deposit.ts'
import { requireRental, setRental } from './rental-effects.ts'

/** What a car that comes back at an instant is late, and what that costs with VAT in halalas; null in time, and before it was handed over. */
export async function lateChargeOf(ctx: Pick<Ctx, 'db' | 'caches'>, { handed_over_at, return_at, rates }: RentalRow, at: string) {
  const { car_return_grace_minutes: grace_minutes, car_late_hours: hours_per_day } = await loadSettings(ctx)
  return handed_over_at ? lateCharge({ return_at, at, grace_minutes, hours_per_day, daily_price: rates.daily_price }) : null
}

/** What a late return costs as of now, or once the car is back, as it was stored, with what of it is claimed or kept from the security deposit. */
export async function shownLateCharge(ctx: Ctx, rental: RentalRow, claims: readonly ClaimRow[]): Promise<OrderRental['late_charge']> {
  const { return_at, returned_at, late_charge } = rental
  if (!returned_at) {
    const charge = await lateChargeOf(ctx, rental, ctx.clock.now())
    return charge && { ...charge, claimed: null }
  }
  if (late_charge === null) return null
  const { open, retained } = claimedAmounts(claims.filter(isAutomatic))
  return { hours: Math.ceil((Date.parse(returned_at) - Date.parse(return_at)) / hourMs), amount: late_charge, claimed: open + retained }
}

/** The claim of a late return that no one wrote a reason for: `lateReason` is its reason. */
export const isAutomatic = ({ kind, reason }: Pick<ClaimRow, 'kind' | 'reason'>): boolean => kind === 'late' && reason === ''

/** Why a late return is claimed: when the car was due and when it came back. */
export function lateReason({ return_at, returned_at }: Pick<RentalRow, 'return_at' | 'returned_at'>): Localized {
  const back = returned_at ?? return_at
  return {
    ar: `الموعد ${formatDateTime(return_at, 'ar')}، والإعادة ${formatDateTime(back, 'ar')}`,
    en: `Due ${formatDateTime(return_at, 'en')}, returned ${formatDateTime(back, 'en')}`,
  }
}

/**
 * Keeps what the late return of a car costs, which was just noted, and claims it from the security deposit, as far as that is enough: the client accepts or disputes the claim.
 * The order is locked.
 */
export async function claimLateReturn(ctx: TransactionCtx, order: OrderRow): Promise<void> {
  const rental = await requireRental(ctx, order)
  const { returned_at } = rental
  const charge = returned_at && (await lateChargeOf(ctx, rental, returned_at))
  if (!charge) return
  await setRental(ctx, order.id, { late_charge: charge.amount })
  const amount = Math.min(charge.amount, await loadClaimable(ctx, order))
  if (amount > 0) await insertClaim(ctx, order, { kind: 'late', reason: '', amount, photos: [] }, lateReason(rental))
}
