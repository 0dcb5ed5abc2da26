import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import type { OrderRental } from '@wasl/shared/contract/rentals.ts'
import { tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { isOfRental } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { cars } from '../../catalog/tables/from-registry.ts'
import { firstName } from '../../identity/people/public-name.ts'
import type { UserCtx } from '../../platform/context.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { addSeconds } from '../../platform/instants.ts'
import { loadFileViews } from '../../platform/uploads/file-views.ts'
import { claimedAmounts, listClaims } from '../orders/claim-rows.ts'
import { type HandoverRow, listHandovers, loadOrderOut, loadRental, type RentalRow, rentalFacts } from '../orders/order-rental.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { actsOn, isOfClient } from '../tables/orders-of-client.ts'
import { type ClientPlace, rentalDrivers } from '../tables/rentals.ts'
import { loadClaimViews } from './claim-views.ts'
import { loadExtensionView } from './extension-view.ts'
import { shownLateCharge } from './late-charge.ts'
import { listReplacements } from './swap-car.ts'

/**
 * What an order of a car is about, for its parties; null for any other. Without `showsContact`, the places of the client and the license of the driver are left out, and
 * of the driver's name all but the first.
 */
export async function loadRentalView(ctx: UserCtx, order: OrderRow, showsContact: boolean): Promise<OrderRental | null> {
  const rental = await loadRental(ctx, order)
  if (!rental) return null
  const [car] = await ctx.db.select().from(cars).where(eq(cars.id, rental.car_id))
  const [driver] = await ctx.db.select().from(rentalDrivers).where(eq(rentalDrivers.order_id, order.id))
  if (!car || !driver) throw new Error(`loadRentalView: ${order.number} has no car or driver`)
  const [image] = car.images ?? []
  const { delivery, collection } = rental.options
  const shownPlace = (place: ClientPlace | null) => (showsContact ? place : null)
  const claims = await listClaims(ctx, order.id)
  const { retained } = claimedAmounts(claims)
  const facts = await rentalFacts(ctx, rental, claims)
  const isAtRisk = rental.at_risk_at !== null && rental.handed_over_at === null
  return {
    checkout_id:
      isOfClient(ctx.principal, order) && actsOn(ctx.principal, order) && isPermitted({ action: 'ord.pay' }, ctx.principal)
        ? order.checkout_id
        : null,
    car: {
      ...{ id: car.id, title: rental.car_title, model: car.model, year: car.year },
      plate: order.fulfilment ? car.plate : null,
      image_url: image ? fileUrl(image) : null,
    },
    fulfilment: isOfRental(order.fulfilment) ? order.fulfilment : null,
    ...{ days: rental.days, tariff: rental.tariff, lines: [...rental.lines], total: rental.total },
    pickup: delivery ? placeOf(rental.pickup_at, shownPlace(rental.pickup_place)) : branchOf(rental.pickup_at, car.branch_place),
    return: collection ? placeOf(rental.return_at, shownPlace(rental.return_place)) : branchOf(rental.return_at, car.branch_place),
    driver: driverOf(driver, showsContact),
    countries: [...rental.countries],
    security_deposit: { amount: rental.security_deposit, retained, state: depositState(order, rental, retained) },
    claims: await loadClaimViews(ctx, rental, claims, isOfClient(ctx.principal, order) ? 'client' : 'provider'),
    ...{ claimable: facts.claimable, claim_until: facts.claim_until },
    cancellation: {
      ...{ free_until: rental.free_cancel_until, retained_after: rental.retained_amount },
      is_free: isAtRisk || ctx.clock.now() <= rental.free_cancel_until,
    },
    ...{ km_per_day: rental.km_per_day, km_price: rental.km_price },
    out_with:
      !isOfClient(ctx.principal, order) && isHandedOverSoon(ctx, rental, order) ? ((await loadOrderOut(ctx, rental)) ?? null) : null,
    is_at_risk: isAtRisk,
    replacements: isAtRisk && !isOfClient(ctx.principal, order) ? await listReplacements(ctx, rental) : [],
    overdue_at: rental.overdue_at && !rental.returned_at ? rental.return_at : null,
    late_charge: await shownLateCharge(ctx, rental, claims),
    ...(await loadExtensionView(ctx, order, rental)),
    ...{ contract_number: rental.contract_number, permit_number: rental.permit_number },
    handovers: await loadHandoverViews(ctx, await listHandovers(ctx, order.id)),
  }
}

/** Earlier, a car that is out with another client is no news. */
const isHandedOverSoon = ({ clock }: Pick<UserCtx, 'clock'>, { handed_over_at, pickup_at }: RentalRow, { status }: OrderRow): boolean =>
  status === 'in_progress' && handed_over_at === null && addSeconds(clock.now(), daySeconds) >= pickup_at

const placeOf = (at: string, place: ClientPlace | null): OrderRental['pickup'] => ({
  ...{ at, is_branch: false },
  ...(place ?? { address: null, lat: null, lng: null }),
})
const branchOf = (at: string, address: string | null): OrderRental['pickup'] => ({ at, is_branch: true, address, lat: null, lng: null })

function driverOf(driver: typeof rentalDrivers.$inferSelect, showsContact: boolean): OrderRental['driver'] {
  const { name, id_type, license_last4, license_expires_on } = driver
  // Blank once the account of the client is deleted.
  const hasLicense = showsContact && license_last4 !== ''
  return {
    ...{ name: showsContact ? name : firstName(name), id_type },
    ...(hasLicense ? { license_last4, license_expires_on } : { license_last4: null, license_expires_on: null }),
  }
}

function depositState({ status }: OrderRow, rental: RentalRow, retained: number): OrderRental['security_deposit']['state'] {
  if (rental.security_deposit === 0) return null
  if (rental.security_deposit_returned_at) return retained === rental.security_deposit ? 'retained' : 'returned'
  if (rental.security_deposit_held_at) return 'held'
  // A booking that ended before its payment owes none.
  return tabOf[status] === 'finished' ? null : 'due'
}

async function loadHandoverViews(ctx: UserCtx, rows: readonly HandoverRow[]): Promise<OrderRental['handovers']> {
  const photos = await loadFileViews(
    ctx,
    rows.flatMap(({ file_ids }) => file_ids),
  )
  return rows.map(({ id, kind, at, km, fuel, damage, notes, file_ids, confirmed_at }) => ({
    ...{ id, kind, at, km, fuel, damage: [...damage], notes, confirmed_at },
    photos: file_ids.flatMap((file_id) => photos.get(file_id) ?? []),
  }))
}
