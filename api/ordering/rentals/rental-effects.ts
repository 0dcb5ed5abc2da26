import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { divideInProportion, netWithin } from '@wasl/shared/rules/included-lines.ts'
import { orderTotals } from '@wasl/shared/rules/order-totals.ts'
import { rentalLineTitle } from '@wasl/shared/rules/rental-line-title.ts'
import { eq } from 'drizzle-orm'
import { holdCar, lockCar, releaseCarHold } from '../../catalog/cars/hold-car.ts'
import { assertFree, datesOf, priceRental } from '../../catalog/cars/quote-car.ts'
import { assertNoErrors } from '../../catalog/cars/rental-dates.ts'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { nextDocumentNumber } from '../../money/documents/document-number.ts'
import { loadParties } from '../../money/documents/parties.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import { loadRates } from '../invoices/invoice-effects.ts'
import { loadDueAt } from '../orders/due-at.ts'
import { loadRental, type RentalRow } from '../orders/order-rental.ts'
import type { Effect } from '../orders/transition-context.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { checkouts } from '../tables/checkouts.ts'
import { invoices } from '../tables/invoices.ts'
import { rentalDrivers, rentals } from '../tables/rentals.ts'
import { currentOptions, dateChangeErrors } from './date-change-errors.ts'
import { rentalPriceColumns } from './rental-price-columns.ts'

export async function requireRental(ctx: TransactionCtx, order: OrderRow): Promise<RentalRow> {
  const rental = await loadRental(ctx, order)
  if (!rental) throw new Error(`requireRental: ${order.number} rents no car`)
  return rental
}

export const setRental = ({ db }: TransactionCtx, order_id: string, change: Partial<RentalRow>) =>
  db.update(rentals).set(change).where(eq(rentals.order_id, order_id))

/** Moves a booking that the provider has not answered to other dates, at the price of now. Throws 422 with every error on their fields, 409 if the car is taken then. */
export const changeRentalDates: Effect<'edit_dates'> = async (ctx, { terms, orderContext: { order } }) => {
  const rental = await requireRental(ctx, order)
  const found = await lockCar(ctx, rental.car_id)
  const dates = datesOf(found, terms)
  const options = currentOptions(found, rental)
  const [driver] = await ctx.db.select().from(rentalDrivers).where(eq(rentalDrivers.order_id, order.id))
  if (!driver) throw new Error(`changeRentalDates: ${order.number} has no driver`)
  assertNoErrors(dateChangeErrors(found, { rental, driver, dates, options, now: ctx.clock.now() }))
  await releaseCarHold(ctx, order.id)
  await assertFree(ctx, found, dates)
  await holdCar(ctx, found, dates, order.id)
  const price = rentalPriceColumns(found, dates, options, await priceRental(ctx, found, dates, options))
  await setRental(ctx, order.id, { ...price, options })
  const total = price.total + price.security_deposit
  await ctx.db
    .update(checkouts)
    .set({ total })
    .where(eq(checkouts.id, order.checkout_id ?? ''))
  // The provider has as long as before, and at most until the new pick-up.
  return { order: { due_at: await loadDueAt(ctx, order.status, order, order.submitted_at) } }
}

/** Issues the price statement of an accepted booking, with the price that its client was shown. */
export const issueRentalInvoice: Effect = async (ctx, { orderContext: { order } }) => {
  const { id: order_id, provider_id, client_id } = order
  if (!provider_id) throw new Error('issueRentalInvoice: a rental without a provider')
  const rental = await requireRental(ctx, order)
  const now = ctx.clock.now()
  const { sold_by, vat_percent, commission_percent } = await loadRates(ctx, null, provider_id)
  const { lines, ...totals } = statementOf(rental, vat_percent)
  const row = {
    ...{ order_id, offer_id: null, provider_id, status: invoiceLifecycle.transitions.issue.to, lines, ...totals },
    ...{ deposit_percent: 100, sold_by, vat_percent, commission_percent },
    ...(await loadParties(ctx, { provider_id, client_id, sold_by })),
    number: await nextDocumentNumber(ctx, 'PS', provider_id, now),
    ...{ issued_at: now, created_at: now, updated_at: now },
  }
  await insertRow(ctx, invoices, row, 'is part of a change')
  const { final_amount } = totals
  const params = { order: order.number, amount: moneyParam(final_amount) }
  await notify(ctx, { type: 'invoice_issued', params, user_ids: [client_id], order_id })
  return { order: { final_amount }, notify: { amount: final_amount } }
}

/** The displayed prices include the VAT, so the amounts before it are parts of the whole. */
function statementOf({ lines, total, car_title }: RentalRow, vat_percent: number) {
  const net = netWithin(total, vat_percent)
  const charged = lines.filter(({ amount }) => amount > 0)
  const gross = charged.reduce((sum, { amount }) => sum + amount, 0)
  const service_amount = Math.max(net, Number((BigInt(net) * BigInt(gross)) / BigInt(total)))
  const shares = divideInProportion(
    service_amount,
    charged.map(({ amount }) => amount),
  )
  return {
    ...orderTotals({ service_amount, discount: service_amount - net, vat_percent, deposit_percent: 100 }),
    lines: charged.map((line, at) => ({
      title: rentalLineTitle(line, car_title),
      quantity: 1,
      unit_price: shares[at] ?? 0,
      amount: shares[at] ?? 0,
    })),
  }
}
