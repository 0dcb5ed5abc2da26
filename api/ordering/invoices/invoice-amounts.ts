import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { buyerPrice } from '@wasl/shared/rules/sale-terms.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { isSplitAnnounced } from '../orders/open-decision.ts'
import type { InvoiceRow } from '../orders/order-context.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { offers } from '../tables/offers.ts'
import { orders } from '../tables/orders.ts'

const payable: readonly OrderStatus[] = ['pending_payment', 'in_progress', 'delivered', 'disputed']

/** The amount of an invoice due now, in halalas: the deposit first, then the remainder; 0 before it is accepted or after the order has ended. */
export function amountDue(invoice: InvoiceRow, status: OrderStatus): number {
  if (!payable.includes(status) || !['accepted', 'partially_paid'].includes(invoice.status)) return 0
  const { deposit_amount, paid_amount, final_amount } = invoice
  return paid_amount < deposit_amount ? deposit_amount - paid_amount : final_amount - paid_amount
}

/** What its client owes of an invoice now, or once it is accepted. */
export const amountOwed = (invoice: InvoiceRow, status: OrderStatus): number =>
  status === 'invoiced' ? invoice.deposit_amount : amountDue(invoice, status)

/** The amount of an invoice due now, as `amountDue`; 0 too once a decision was announced that divides the held amount: a payment would only go back. */
export async function loadAmountDue(
  ctx: Pick<Ctx, 'db'>,
  invoice: InvoiceRow,
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
): Promise<number> {
  const due = amountDue(invoice, status)
  return due > 0 && status === 'disputed' && (await isSplitAnnounced(ctx, id)) ? 0 : due
}

/** The total of the accepted offer of an invoice at its VAT rate, or the agreed total of its booked package, in halalas; null without one. */
export async function loadOfferTotal({ db }: Pick<Ctx, 'db'>, { offer_id, order_id, ...terms }: InvoiceRow): Promise<number | null> {
  if (!offer_id) {
    const [order] = await db.select({ booked: orders.package_terms }).from(orders).where(eq(orders.id, order_id))
    return order?.booked ? (order.booked.total ?? buyerPrice(order.booked.price, terms).total) : null
  }
  const [offer] = await db.select({ price: offers.price }).from(offers).where(eq(offers.id, offer_id))
  return offer ? buyerPrice(offer.price, terms).total : null
}

/** How much a total is above the accepted offer, in halalas. */
export const aboveOffer = (offerTotal: number | null, final_amount: number): number =>
  offerTotal === null ? 0 : Math.max(0, final_amount - offerTotal)

/** What remains to be paid, in halalas: nothing after the order has ended. A partial refund lowers the total and the paid amount alike. */
export const remainingAmount = ({ final_amount, paid_amount }: InvoiceRow, { finished_at }: Pick<OrderRow, 'finished_at'>): number =>
  finished_at ? 0 : final_amount - paid_amount
