import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { listCreditNotes, listTaxDocuments } from '../../money/documents/tax-documents.ts'
import type { UserCtx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { acceptanceTerms } from '../invoices/acceptance-terms.ts'
import { aboveOffer, loadAmountDue, loadOfferTotal, remainingAmount } from '../invoices/invoice-amounts.ts'
import { invoiceNumberLabel } from '../invoices/issued-as-tax-document.ts'
import { creditNoteViews, taxDocumentViews } from '../invoices/tax-document-views.ts'
import type { OrderContext } from '../orders/order-context.ts'
import type { OrderRow } from '../orders/visible-order.ts'

type InvoiceOptions = {
  invoice: NonNullable<Awaited<ReturnType<OrderContext['invoice']>>>
  order: OrderRow
  reader: OrderPage['reader']
}

/** The invoice of an order; a draft is for the provider alone. */
export async function loadInvoiceView(ctx: UserCtx, { invoice, order, reader }: InvoiceOptions): Promise<OrderPage['invoice']> {
  if (reader === 'client' && invoice.status === 'draft') return null
  const documents = await listTaxDocuments(ctx, invoice.id)
  return {
    id: invoice.id,
    number: invoice.number,
    number_label: invoiceNumberLabel(invoice, documents),
    status: invoice.status,
    final_amount: invoice.final_amount,
    paid_amount: invoice.paid_amount,
    remaining_amount: remainingAmount(invoice, order),
    above_offer: aboveOffer(await loadOfferTotal(ctx, invoice), invoice.final_amount),
    price_reason: invoice.price_reason,
    acceptance: acceptanceTerms({ invoice, order, reader }, await loadSettings(ctx)),
    due_amount: await loadAmountDue(ctx, invoice, order),
    tax_documents: taxDocumentViews(documents),
    credit_notes: creditNoteViews(await listCreditNotes(ctx, invoice.id)),
  }
}
