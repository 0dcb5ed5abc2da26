import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import type { RentalFacts } from '@wasl/shared/lifecycle/orders/guards.ts'
import type { Label } from '@wasl/shared/units.ts'
import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import { and, asc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { orders } from '../tables/orders.ts'
import { handovers, rentalExtensions, rentals } from '../tables/rentals.ts'
import { type ClaimRow, claimedAmounts, listClaims } from './claim-rows.ts'
import type { OrderRow } from './visible-order.ts'

export type RentalRow = typeof rentals.$inferSelect
export type HandoverRow = typeof handovers.$inferSelect
export type ExtensionRow = typeof rentalExtensions.$inferSelect
/** An extension that is neither paid nor over. */
export type OpenExtension = ExtensionRow & { status: 'requested' | 'accepted' }

/** What an order of a car is about; undefined for any other, without asking the database. */
export async function loadRental({ db }: Pick<Ctx, 'db'>, { id, kind }: Pick<OrderRow, 'id' | 'kind'>): Promise<RentalRow | undefined> {
  if (kind !== 'car') return undefined
  const [rental] = await db.select().from(rentals).where(eq(rentals.order_id, id))
  return rental
}

/** The conditions of its car that were recorded, oldest first. */
export const listHandovers = ({ db }: Pick<Ctx, 'db'>, order_id: string): Promise<HandoverRow[]> =>
  db.select().from(handovers).where(eq(handovers.order_id, order_id)).orderBy(asc(handovers.at), asc(handovers.kind))

/** The extension of a rental that waits for its answer or its payment. */
export async function loadOpenExtension({ db }: Pick<Ctx, 'db'>, order_id: string): Promise<OpenExtension | undefined> {
  const [found] = await db
    .select()
    .from(rentalExtensions)
    .where(and(eq(rentalExtensions.order_id, order_id), inArray(rentalExtensions.status, ['requested', 'accepted'])))
  // Safe: the query finds these two statuses only.
  return found as OpenExtension | undefined
}

/** What an extension is called on invoices and in the price of its rental. */
export const extensionTitle = ({ return_at }: Pick<ExtensionRow, 'return_at'>): Label => ({
  en: `Extension until ${formatDateTime(return_at, 'en')}`,
  ar: `تمديد حتى ${formatDateTime(return_at, 'ar')}`,
})

/** The other order that the car of a rental is out with now. */
export async function loadOrderOut(
  { db }: Pick<Ctx, 'db'>,
  { order_id, car_id }: RentalRow,
): Promise<{ id: string; number: string } | undefined> {
  const isOut = and(
    eq(rentals.car_id, car_id),
    ne(rentals.order_id, order_id),
    isNotNull(rentals.handed_over_at),
    isNull(rentals.returned_at),
  )
  const [found] = await db
    .select({ id: orders.id, number: orders.number })
    .from(rentals)
    .innerJoin(orders, eq(orders.id, rentals.order_id))
    .where(isOut)
  return found
}

/** What guards check of a rental; null for an order of anything else. */
export async function loadRentalFacts(ctx: Pick<Ctx, 'db' | 'caches'>, order: Pick<OrderRow, 'id' | 'kind'>): Promise<RentalFacts | null> {
  const rental = await loadRental(ctx, order)
  return rental ? rentalFacts(ctx, rental) : null
}

/** What guards check of this rental. `claims`: what was claimed of its security deposit, if it was read before. */
export async function rentalFacts(ctx: Pick<Ctx, 'db' | 'caches'>, rental: RentalRow, claims?: readonly ClaimRow[]): Promise<RentalFacts> {
  const { order_id } = rental
  const { car_no_show_hours, deposit_claim_hours } = await loadSettings(ctx)
  const last = (await listHandovers(ctx, order_id)).at(-1)
  return {
    pickup_at: rental.pickup_at,
    free_cancel_until: rental.free_cancel_until,
    no_show_from: addSeconds(rental.pickup_at, car_no_show_hours * hourSeconds),
    is_out_elsewhere: (await loadOrderOut(ctx, rental)) !== undefined,
    is_at_risk: rental.at_risk_at !== null,
    has_unconfirmed_handover: last !== undefined && last.confirmed_at === null,
    claim_until: rental.returned_at && holdsDeposit(rental) ? addSeconds(rental.returned_at, deposit_claim_hours * hourSeconds) : null,
    claimable: await claimableOf(ctx, rental, claims),
    return_at: rental.return_at,
    extension: (await loadOpenExtension(ctx, order_id)) ?? null,
  }
}

/** The cars of several orders with their titles. */
export const listCarNames = ({ db }: Pick<Ctx, 'db'>, orderIds: readonly string[]) =>
  db
    .select({ order_id: rentals.order_id, id: rentals.car_id, title: rentals.car_title })
    .from(rentals)
    .where(inArray(rentals.order_id, [...orderIds]))

const holdsDeposit = (rental: RentalRow): boolean =>
  rental.security_deposit_held_at !== null && rental.security_deposit_returned_at === null

/** What of its security deposit an order still holds without a claim, in halalas. */
export async function loadClaimable(ctx: Pick<Ctx, 'db'>, order: Pick<OrderRow, 'id' | 'kind'>): Promise<number> {
  const rental = await loadRental(ctx, order)
  return rental ? claimableOf(ctx, rental) : 0
}

async function claimableOf(ctx: Pick<Ctx, 'db'>, rental: RentalRow, claims?: readonly ClaimRow[]): Promise<number> {
  if (!holdsDeposit(rental)) return 0
  const { open, retained } = claimedAmounts(claims ?? (await listClaims(ctx, rental.order_id)))
  return rental.security_deposit - open - retained
}

/** The security deposit that an order waits for with its payment, in halalas; 0 without one. */
export async function loadDepositDue(ctx: Pick<Ctx, 'db'>, order: Pick<OrderRow, 'id' | 'kind'>): Promise<number> {
  const rental = await loadRental(ctx, order)
  return rental && rental.security_deposit_held_at === null ? rental.security_deposit : 0
}
