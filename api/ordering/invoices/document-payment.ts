import { platformSellerId } from '../../money/documents/document-number.ts'
import { issueTaxDocument, listTaxDocuments } from '../../money/documents/tax-documents.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import type { InvoiceRow } from '../orders/order-context.ts'

/**
 * Issues the tax document of an order with its first captured payment: for the whole amount, with the lines and parties of the price statement. Before the
 * payment is posted to the ledger: all transactions lock the counters of documents first, then accounts.
 */
export async function documentPayment(ctx: TransactionCtx, invoice: InvoiceRow): Promise<void> {
  // Also one that was issued as a tax invoice before statements were separate.
  if ((await listTaxDocuments(ctx, invoice.id)).length > 0) return
  const {
    id: invoice_id,
    order_id,
    provider_id,
    sold_by,
    seller,
    buyer,
    lines,
    service_amount,
    discount,
    vat_percent,
    tax,
    final_amount,
    note,
  } = invoice
  await issueTaxDocument(ctx, {
    kind: 'invoice',
    seller_id: sold_by === 'platform' ? platformSellerId : provider_id,
    ...{ order_id, invoice_id, provider_id, seller, buyer, lines, note },
    ...{ service_amount, discount, vat_percent, tax, total: final_amount },
  })
}
