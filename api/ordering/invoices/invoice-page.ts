import type { InvoicePage } from '@wasl/shared/contract/invoices.ts'
import { amountLabelOf } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { invoiceTitle } from '@wasl/shared/rules/invoice-title.ts'
import { splitPayment } from '@wasl/shared/rules/split-payment.ts'
import { statementTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import { eq } from 'drizzle-orm'
import { listCreditNotes, listTaxDocuments } from '../../money/documents/tax-documents.ts'
import { loadOwnBalance } from '../../money/ledger/own-balance.ts'
import type { DocumentParty } from '../../ordering/tables/parties.ts'
import type { UserCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { actionViews } from '../orders/action-views.ts'
import { type InvoiceRow, orderContext } from '../orders/order-context.ts'
import { loadButtonFacts } from '../orders/order-facts.ts'
import { loadVisibleOrder, type OrderRow } from '../orders/visible-order.ts'
import { listOrderPayments } from '../payments/order-payments.ts'
import { listOrderRefunds } from '../payments/order-refunds.ts'
import { invoices } from '../tables/invoices.ts'
import { actsOn, isOfClient } from '../tables/orders-of-client.ts'
import { acceptanceTerms } from './acceptance-terms.ts'
import { aboveOffer, loadAmountDue, loadOfferTotal, remainingAmount } from './invoice-amounts.ts'
import { invoiceNumberLabel, issuedAsTaxDocument } from './issued-as-tax-document.ts'
import { creditNoteViews, taxDocumentViews } from './tax-document-views.ts'

// The order's actions that belong to its invoice.
const invoiceTransitions: readonly string[] = ['issue_invoice', 'accept_invoice', 'reject_invoice', 'ask_invoice_approval']

/** The invoice with its order: visible to its client once issued, to its provider always. Throws 404 otherwise. */
export async function loadVisibleInvoice(
  ctx: UserCtx,
  id: string,
): Promise<{ invoice: InvoiceRow; order: OrderRow; reader: 'client' | 'provider' }> {
  const [invoice] = await ctx.db.select().from(invoices).where(eq(invoices.id, id))
  if (!invoice) throw notFound()
  const order = await loadVisibleOrder(ctx, invoice.order_id)
  const reader = isOfClient(ctx.principal, order) ? 'client' : 'provider'
  const isVisible = reader === 'client' ? invoice.status !== 'draft' : invoice.provider_id === ctx.principal.provider?.id
  if (!isVisible) throw notFound()
  return { invoice, order, reader }
}

/** One invoice. Only its provider sees the commission and its share. */
export async function loadInvoicePage(ctx: UserCtx, id: string): Promise<InvoicePage> {
  const { invoice, order, reader } = await loadVisibleInvoice(ctx, id)
  const context = orderContext(ctx, order)
  const isCurrent = (await context.invoice())?.id === invoice.id
  const actions = isCurrent ? actionViews(ctx, reader, await loadButtonFacts(ctx, context, reader), 'order') : []
  const { final_amount, paid_amount, service_amount, discount, commission_percent, vat_percent, sold_by } = invoice
  const share = splitPayment({ held: final_amount, net: service_amount - discount, commission_percent, sold_by, vat_percent }).provider
  const isProvider = reader === 'provider'
  const offer_total = await loadOfferTotal(ctx, invoice)
  const settings = await loadSettings(ctx)
  const documents = await listTaxDocuments(ctx, invoice.id)
  const isTaxDocument = issuedAsTaxDocument(invoice, documents) !== undefined
  return {
    id: invoice.id,
    order: { id: order.id, number: order.number, kind: order.kind, status: order.status, version: order.version },
    reader,
    number: invoice.number,
    number_label: invoiceNumberLabel(invoice, documents),
    title: isTaxDocument ? invoiceTitle(invoice) : statementTitle,
    status: invoice.status,
    seller: partyView(invoice.seller),
    buyer: partyView(invoice.buyer),
    lines: [...invoice.lines],
    amount_label: amountLabelOf(order.kind),
    service_amount,
    discount,
    tax: invoice.tax,
    vat_percent,
    sold_by,
    final_amount,
    deposit_percent: invoice.deposit_percent,
    min_deposit_percent: settings.min_deposit_percent,
    offer_total,
    above_offer: aboveOffer(offer_total, final_amount),
    price_reason: invoice.price_reason,
    due_amount: isCurrent ? await loadAmountDue(ctx, invoice, order) : 0,
    paid_amount,
    credited_amount: invoice.credited_amount,
    remaining_amount: isCurrent ? remainingAmount(invoice, order) : 0,
    tax_documents: taxDocumentViews(documents),
    credit_notes: creditNoteViews(await listCreditNotes(ctx, invoice.id)),
    payments: (await listOrderPayments(ctx, order.id, reader)).filter(({ invoice_id }) => invoice_id === invoice.id),
    refunds: (await listOrderRefunds(ctx, order.id, reader)).filter(
      ({ invoice_id }) => invoice_id === invoice.id || (invoice_id === null && isCurrent),
    ),
    commission_percent: isProvider ? commission_percent : null,
    provider_share: isProvider ? share : null,
    note: invoice.note,
    issued_at: invoice.issued_at,
    due_at: order.status === 'pending_payment' ? order.due_at : null,
    now: ctx.clock.now(),
    wallet_balance: isProvider || !actsOn(ctx.principal, order) ? null : await loadOwnBalance(ctx),
    acceptance: isCurrent ? acceptanceTerms({ invoice, order, reader }, settings) : null,
    actions: actions.filter(({ name }) => invoiceTransitions.includes(name)),
    pdf_url: invoice.number ? resourceRoutes.invoicePdf({ id: invoice.id }) : null,
  }
}

const partyView = (party: DocumentParty): InvoicePage['seller'] => ({
  name: { ar: party.name_ar, en: party.name_en },
  vat_number: party.vat_number,
  commercial_number: party.commercial_number,
  address: party.address_ar && party.address_en ? { ar: party.address_ar, en: party.address_en } : null,
  phone: party.phone,
})
