import type { CarOrderForm } from '@wasl/shared/contract/rentals.ts'
import type { RentalOptions } from '@wasl/shared/rules/rental-price.ts'
import type { RentalDates } from '../../catalog/cars/car-conditions.ts'
import { type FoundCar, findCar } from '../../catalog/cars/find-car.ts'
import { holdCar, lockCar } from '../../catalog/cars/hold-car.ts'
import { assertFree, datesOf, priceRental } from '../../catalog/cars/quote-car.ts'
import { assertNoErrors } from '../../catalog/cars/rental-dates.ts'
import { identityHash } from '../../identity/nafath/identity-hash.ts'
import { openOrderRooms } from '../../messaging/chat/open-room.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict } from '../../platform/http/errors.ts'
import { assertPermitted } from '../../platform/http/permission.ts'
import { insertNumberedRow } from '../../resources/write/insert-row.ts'
import { assertTransitionAllowed } from '../orders/assert-transition-allowed.ts'
import { dueAt } from '../orders/due-at.ts'
import { notifyTransition } from '../orders/notify-transition.ts'
import { branchOf } from '../orders/order-branch.ts'
import { orderNumber } from '../orders/order-number.ts'
import { purchaseOrderOf } from '../orders/purchase-order.ts'
import { recordEvents } from '../orders/record-event.ts'
import { scheduleDeadlines } from '../orders/schedule-deadlines.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { checkouts } from '../tables/checkouts.ts'
import { orders } from '../tables/orders.ts'
import { rentalDrivers, rentals } from '../tables/rentals.ts'
import { bookingErrors, optionsOf } from './booking-errors.ts'
import { type RentalPriceColumns, rentalPriceColumns } from './rental-price-columns.ts'

const bookCarTransition = { name: 'book_car', actor: 'client' } as const

/**
 * Books a car: the transition `book_car`, which stores the order with its price and takes the car until the provider answers. Throws 403 for those who
 * cannot book cars, 404 for a car that is not published, 422 with every error of the form, 409 with the next free time if the car is taken.
 */
export const bookCar = (ctx: UserCtx, form: CarOrderForm): Promise<OrderRow> =>
  inTransaction(ctx, async (ctx) => {
    assertPermitted({ action: 'car.order' }, ctx.principal)
    const draft = { status: 'draft', kind: 'car', orderContext: null, offer: null, content: null } as const
    await assertTransitionAllowed(ctx, draft, bookCarTransition, ['order'])
    const options = optionsOf(form)
    // A car that is taken is refused without waiting for the others who want to book it.
    await assertBookable(ctx, await findCar(ctx, form.car_id), form)
    const found = await lockCar(ctx, form.car_id)
    const dates = await assertBookable(ctx, found, form)
    const price = rentalPriceColumns(found, dates, options, await priceRental(ctx, found, dates, options))
    const order = await storeOrder(ctx, found, { form, dates, total: price.total + price.security_deposit })
    await holdCar(ctx, found, dates, order.id)
    await storeRental(ctx, { order, found, form, price, options })
    const submission = { ...bookCarTransition, reason: null, notify: { recipients: nameOf(found) }, offer: null }
    await recordEvents(ctx, { ...submission, from: { ...order, status: 'draft' } }, [order])
    await openOrderRooms(ctx, [order])
    await scheduleDeadlines(ctx, [order])
    await notifyTransition(ctx, submission, order)
    return order
  })

/** Throws 422 with every error of the form, and 409 if the car is taken. Returns the dates. */
async function assertBookable(ctx: TransactionCtx, found: FoundCar, form: CarOrderForm): Promise<RentalDates> {
  const dates = datesOf(found, form)
  assertNoErrors(bookingErrors(found, { form, dates, options: optionsOf(form), now: ctx.clock.now() }))
  await assertFree(ctx, found, dates)
  return dates
}

const nameOf = ({ provider }: FoundCar) => ({ ar: provider.name_ar, en: provider.name_en })

type NewOrder = { form: CarOrderForm; dates: RentalDates; total: number }
const earlier = (due: string | null, pickup: string) => (due && due < pickup ? due : pickup)

/** Stores the order and the checkout by which it is paid, with its security deposit. */
async function storeOrder(ctx: UserCtx & TransactionCtx, { car, settings }: FoundCar, { form, dates, total }: NewOrder): Promise<OrderRow> {
  const now = ctx.clock.now()
  const status = 'awaiting_provider' as const
  if (!car.city_id) throw conflict({ en: 'This car cannot be booked now', ar: 'لا يمكن حجز هذه السيارة الآن' })
  const [checkout] = await ctx.db
    .insert(checkouts)
    .values({ client_id: ctx.principal.id, city_id: car.city_id, total, created_at: now })
    .returning({ id: checkouts.id })
  const values = {
    ...{ kind: 'car' as const, status, client_id: ctx.principal.id, provider_id: car.provider_id, checkout_id: checkout?.id ?? null },
    ...{ city_id: car.city_id, address: form.pickup_place?.address ?? null },
    ...{ lat: form.pickup_place?.lat ?? null, lng: form.pickup_place?.lng ?? null },
    note: form.note?.trim() || null,
    ...{ purchase_order: purchaseOrderOf(ctx, form.purchase_order), branch_id: await branchOf(ctx, form.branch_id) },
    due_at: earlier(dueAt(status, { submitted_at: now, kind: 'car' }, now, settings), dates.pickup_at),
    ...{ submitted_at: now, created_at: now, updated_at: now },
  }
  return insertNumberedRow(ctx, orders, () => orderNumber(now), values, 'is part of a change')
}

type Stored = { order: OrderRow; found: FoundCar; form: CarOrderForm; price: RentalPriceColumns; options: RentalOptions }

async function storeRental(ctx: TransactionCtx, { order, found: { car }, form, price, options }: Stored): Promise<void> {
  await ctx.db.insert(rentals).values({
    ...{ order_id: order.id, car_id: car.id, car_title: { ar: car.name_ar, en: car.name_en }, tariff: form.tariff, ...price },
    ...{ pickup_place: form.pickup_place, return_place: form.return_place, options, countries: form.countries },
  })
  const { license_number, ...driver } = form.driver
  const number = license_number.replace(/\s/g, '').toUpperCase()
  await ctx.db
    .insert(rentalDrivers)
    .values({ ...driver, order_id: order.id, license_hash: identityHash(ctx.env, number), license_last4: number.slice(-4) })
}
