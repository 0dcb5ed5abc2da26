import type { InvoicePage } from '@wasl/shared/contract/invoices.ts'
import { splitPayment } from '@wasl/shared/rules/split-payment.ts'
import { eq } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { balanceOf } from '../../money/ledger/ledger-account.ts'
import { type InvoiceParty, invoices } from '../../platform/db/tables/invoices.ts'
import { notFound } from '../../platform/http/errors.ts'
import { actionViews } from '../orders/action-views.ts'
import { factsOf, type InvoiceRow, inHand } from '../orders/facts.ts'
import { type OrderRow, visibleOrder } from '../orders/visible-order.ts'
import { dueOf } from './due-of.ts'

// What one does with an invoice, of all the buttons of its order.
const own: readonly string[] = ['issue_invoice', 'accept_invoice', 'reject_invoice']

/** The invoice with its order, as far as the reader may see: its client from issue on, its provider always. Throws 404 otherwise. */
export async function visibleInvoice(
  ctx: UserCtx,
  id: string,
): Promise<{ invoice: InvoiceRow; order: OrderRow; reader: 'client' | 'provider' }> {
  const [invoice] = await ctx.db.select().from(invoices).where(eq(invoices.id, id))
  if (!invoice) throw notFound()
  const order = await visibleOrder(ctx, invoice.order_id)
  const reader = order.client_id === ctx.who.id ? 'client' : 'provider'
  const isTheirs = reader === 'client' ? invoice.status !== 'draft' : invoice.provider_id === ctx.who.provider?.id
  if (!isTheirs) throw notFound()
  return { invoice, order, reader }
}

/** One invoice on the screen. Commission and share are told to its provider alone. */
export async function invoicePage(ctx: UserCtx, id: string): Promise<InvoicePage> {
  const { invoice, order, reader } = await visibleInvoice(ctx, id)
  const hand = await inHand(ctx, order)
  const isLive = hand.invoice?.id === invoice.id
  const actions = isLive ? actionViews(ctx, reader, await factsOf(ctx, hand, null), 'order') : []
  const { final_amount, paid_amount, service_amount, discount, commission_percent, vat_percent } = invoice
  const share = splitPayment({ held: final_amount, net: service_amount - discount, commission_percent, vat_percent }).provider
  const isProvider = reader === 'provider'
  return {
    id: invoice.id,
    order: { id: order.id, number: order.number, kind: order.kind, status: order.status, version: order.version },
    reader,
    number: invoice.number,
    status: invoice.status,
    seller: partyView(invoice.seller),
    buyer: partyView(invoice.buyer),
    lines: [...invoice.lines],
    service_amount,
    discount,
    tax: invoice.tax,
    vat_percent,
    final_amount,
    deposit_percent: invoice.deposit_percent,
    due_amount: isLive ? dueOf(invoice, order.status) : 0,
    paid_amount,
    remaining_amount: final_amount - paid_amount,
    commission_percent: isProvider ? commission_percent : null,
    provider_share: isProvider ? share : null,
    note: invoice.note,
    qr: invoice.qr,
    issued_at: invoice.issued_at,
    due_at: order.status === 'pending_payment' ? order.due_at : null,
    now: ctx.clock.now(),
    wallet_balance: isProvider ? null : await balanceOf(ctx, { kind: 'client_wallet', user_id: ctx.who.id }),
    actions: actions.filter(({ name }) => own.includes(name)),
    pdf_url: invoice.number ? `/orders/invoice/${invoice.id}/pdf` : null,
  }
}

const partyView = (party: InvoiceParty): InvoicePage['seller'] => ({
  name: { ar: party.name_ar, en: party.name_en },
  vat_number: party.vat_number,
  commercial_number: party.commercial_number,
  address: party.address_ar && party.address_en ? { ar: party.address_ar, en: party.address_en } : null,
  phone: party.phone,
})
