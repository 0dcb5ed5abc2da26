import { longestRentalDays, rentalDays } from '@wasl/shared/rules/rent-cost.ts'
import { extensionPrice } from '@wasl/shared/rules/rental-extension.ts'
import type { Label } from '@wasl/shared/units.ts'
import { minuteSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, inArray, lte } from 'drizzle-orm'
import { isOpen } from '../../catalog/cars/car-providers.ts'
import { type FoundCar, findRentedCar } from '../../catalog/cars/find-car.ts'
import { lengthenCarHold, restoreCarHold, stretchCarHold } from '../../catalog/cars/hold-car.ts'
import { closed } from '../../catalog/cars/quote-car.ts'
import { assertNoErrors } from '../../catalog/cars/rental-dates.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { conflict } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { supplementAmount } from '../invoices/supplement.ts'
import type { InvoiceRow } from '../orders/order-context.ts'
import { type ExtensionRow, extensionTitle, loadOpenExtension, type OpenExtension, type RentalRow } from '../orders/order-rental.ts'
import type { Effect } from '../orders/transition-context.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { closeOpenCardAttempt } from '../payments/attempts/close-attempt.ts'
import { checkouts } from '../tables/checkouts.ts'
import { rentalDrivers, rentalExtensions } from '../tables/rentals.ts'
import { driverErrors } from './booking-errors.ts'
import { clearRisk } from './overdue-rentals.ts'
import { requireRental, setRental } from './rental-effects.ts'

/** A later return of a rental, with what it costs more. */
export type ExtensionTerms = { return_at: string; days: number; price: number }

/** What keeping a car until another return costs more, with VAT in halalas, at the prices of the order. */
export function extensionTerms(rental: RentalRow, invoice: InvoiceRow, { settings }: FoundCar, return_at: string): ExtensionTerms {
  const days = Math.max(rental.days, rentalDays({ pickup_at: rental.pickup_at, return_at }, settings.car_return_grace_minutes))
  return { return_at, days, price: supplementAmount(invoice, extensionPrice(rental.days, days, rental.rates)) }
}

type Driver = Parameters<typeof driverErrors>[1]

/** What is wrong with a later return. */
export const extensionErrors = (
  found: FoundCar,
  rental: RentalRow,
  driver: Driver | undefined,
  { return_at, days }: ExtensionTerms,
): Label[] => {
  const license = driver && driverErrors(found.car, driver, { pickup_at: rental.pickup_at, return_at, days }).license_expires_on
  const errors = [
    return_at <= rental.return_at && isEarlier,
    days > longestRentalDays && tooLong,
    !rental.options.collection && !isOpen(found.provider, return_at) && closed,
    license,
  ]
  return errors.filter((error): error is Label => Boolean(error))
}

/**
 * Keeps the car for a later return while the provider and the payment are waited for. Throws 422 on `return_at`, 409 there with the latest possible return if the car is
 * taken.
 */
export const requestExtension: Effect<'request_extension'> = async (ctx, { terms, orderContext }) => {
  const { order } = orderContext
  const rental = await requireRental(ctx, order)
  const invoice = await orderContext.invoice()
  const found = await findRentedCar(ctx, rental.car_id)
  if (!found || !invoice) throw conflict({ en: 'The provider does not extend rentals now', ar: 'المزوّد لا يمدّد التأجير حاليًا' })
  if (invoice.credited_amount > 0)
    throw conflict({ en: 'A part of this rental was refunded. Book again instead', ar: 'استُرد جزء من مبلغ هذا التأجير. احجز من جديد' })
  const requested = extensionTerms(rental, invoice, found, new Date(terms.return_at).toISOString())
  const [driver] = await ctx.db.select().from(rentalDrivers).where(eq(rentalDrivers.order_id, order.id))
  const errors = extensionErrors(found, rental, driver, requested)
  assertNoErrors(errors.length > 0 ? { return_at: errors } : {})
  await stretchCarHold(ctx, order.id, requested.return_at)
  const now = ctx.clock.now()
  const expires_at = addSeconds(now, found.settings.car_extension_minutes * minuteSeconds)
  const checkout_id = requested.price > 0 ? await storeCheckout(ctx, order, requested.price) : null
  await ctx.db.insert(rentalExtensions).values({
    ...{ order_id: order.id, former_return_at: rental.return_at, ...requested, status: 'requested', checkout_id },
    ...{ requested_at: now, expires_at },
  })
  await wakeAt(ctx, order, expires_at)
  return { notify: { amount: requested.price } }
}

const isEarlier: Label = { en: 'Choose a later return than now', ar: 'اختر موعدًا بعد موعد الإعادة الحالي' }
const tooLong: Label = { en: 'Two years at most', ar: 'أطول مدة سنتان' }

async function storeCheckout({ db, clock }: TransactionCtx, order: OrderRow, total: number): Promise<string | null> {
  if (!order.city_id) throw new Error('storeCheckout: a rental without a city')
  const row = { client_id: order.client_id, city_id: order.city_id, total, created_at: clock.now() }
  const [stored] = await db.insert(checkouts).values(row).returning({ id: checkouts.id })
  return stored?.id ?? null
}

const wakeAt = (ctx: TransactionCtx, { id }: OrderRow, run_at: string) =>
  enqueueJobs(ctx, [{ queue: 'deadlines', key: `${id}:extension:${run_at}`, run_at }])

async function requireExtension(ctx: TransactionCtx, { id, number }: OrderRow): Promise<OpenExtension> {
  const extension = await loadOpenExtension(ctx, id)
  if (!extension) throw new Error(`requireExtension: ${number} has no open extension`)
  return extension
}

const setExtension = ({ db }: TransactionCtx, { id }: ExtensionRow, change: Partial<ExtensionRow>) =>
  db.update(rentalExtensions).set(change).where(eq(rentalExtensions.id, id))

/** The client has as long to pay as the provider had to answer. */
export const acceptExtension: Effect = async (ctx, { orderContext: { order } }) => {
  const extension = await requireExtension(ctx, order)
  const { car_extension_minutes } = await loadSettings(ctx)
  const now = ctx.clock.now()
  const expires_at = addSeconds(now, car_extension_minutes * minuteSeconds)
  await setExtension(ctx, extension, { status: 'accepted', answered_at: now, expires_at })
  await wakeAt(ctx, order, expires_at)
  return { notify: { amount: extension.price, isClientNotified: extension.price === 0 } }
}

export const rejectExtension: Effect = async (ctx, { orderContext: { order } }) => {
  await closeExtension(ctx, order, 'rejected')
  return {}
}

export const expireExtension: Effect = async (ctx, { orderContext: { order } }) => {
  await closeExtension(ctx, order, 'expired')
  return {}
}

/** Ends an open extension without effect, if there is one: the car is taken until the return as it was, and an open payment of it ends. The order is locked. */
export async function closeExtension(ctx: TransactionCtx, order: OrderRow, status: 'rejected' | 'expired'): Promise<void> {
  const extension = await loadOpenExtension(ctx, order.id)
  if (!extension) return
  await setExtension(ctx, extension, { status, ...(status === 'rejected' && { answered_at: ctx.clock.now() }) })
  if (extension.checkout_id) await closeOpenCardAttempt(ctx, order.id)
  const { return_at, returned_at } = await requireRental(ctx, order)
  if (returned_at) return
  await restoreCarHold(ctx, order.id, return_at)
  if (return_at < ctx.clock.now()) await lengthenCarHold(ctx, order.id)
}

/** Moves the return of a rental whose extension was paid. Its invoice has it already. */
export const extendRental: Effect = async (ctx, { orderContext: { order } }) => {
  const extension = await requireExtension(ctx, order)
  const { price, return_at, days } = extension
  const { lines, total } = await requireRental(ctx, order)
  await setExtension(ctx, extension, { status: 'paid', paid_at: ctx.clock.now() })
  const line = { kind: 'extension' as const, title: extensionTitle(extension), unit_price: price, count: 1, amount: price }
  const priced = price > 0 ? { lines: [...lines, line], total: total + price } : {}
  await setRental(ctx, order.id, { return_at, days, overdue_at: null, ...priced })
  await clearRisk(ctx, order.id)
  return {}
}

/** The orders whose extension was not answered or paid in time. */
export async function listPassedExtensions({ db, clock }: Ctx): Promise<string[]> {
  const isPassed = and(inArray(rentalExtensions.status, ['requested', 'accepted']), lte(rentalExtensions.expires_at, clock.now()))
  const rows = await db.select({ id: rentalExtensions.order_id }).from(rentalExtensions).where(isPassed)
  return rows.map(({ id }) => id)
}
