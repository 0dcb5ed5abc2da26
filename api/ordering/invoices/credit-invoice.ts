import { creditDownTo } from '@wasl/shared/rules/credit.ts'
import { eq } from 'drizzle-orm'
import { nextDocumentNumber } from '../../money/documents/document-number.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import type { NewRow } from '../../resources/write/insert-rows.ts'
import type { InvoiceRow } from '../orders/order-context.ts'
import { credit_notes } from '../tables/from-registry.ts'
import { invoices } from '../tables/invoices.ts'
import { documentQr } from './document-qr.ts'

export type Credit = {
  /** What is taken off the invoice, with VAT, in halalas. */
  amount: number
  cause: (typeof credit_notes.$inferSelect)['cause']
  reason: string | null
  refund_request_id?: string
}

/**
 * Takes an amount off an issued invoice and documents it with a credit note, numbered and dated now. Its VAT is what makes the VAT of all
 * credit notes of the invoice exact, so that they never sum to more than the invoice. An amount of 0 creates nothing. The order's row is locked.
 */
export async function creditInvoice(ctx: TransactionCtx, invoice: InvoiceRow, { amount, cause, reason, ...link }: Credit): Promise<void> {
  if (amount === 0) return
  const { final_amount, credited_amount, credited_tax, seller, vat_percent } = invoice
  const credited = creditDownTo(final_amount - credited_amount - amount, invoice)
  const tax = credited.credited_tax - credited_tax
  const issued_at = ctx.clock.now()
  await ctx.db
    .update(invoices)
    .set({ ...credited, updated_at: issued_at })
    .where(eq(invoices.id, invoice.id))
  const note: NewRow<typeof credit_notes> = {
    number: await nextDocumentNumber(ctx, 'CN', invoice.provider_id, issued_at),
    order_id: invoice.order_id,
    invoice_id: invoice.id,
    provider_id: invoice.provider_id,
    cause,
    reason,
    ...link,
    net: amount - tax,
    vat_percent,
    tax,
    total: amount,
    qr: documentQr(seller, issued_at, { total: amount, tax }),
    issued_at,
    created_at: issued_at,
    updated_at: issued_at,
  }
  await insertRow(ctx, credit_notes, note, 'is part of a change')
}
