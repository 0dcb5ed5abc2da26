import { creditDownTo } from '@wasl/shared/rules/credit.ts'
import { eq } from 'drizzle-orm'
import { type Credit, issueCreditNote, listTaxDocuments } from '../../money/documents/tax-documents.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import type { InvoiceRow } from '../orders/order-context.ts'
import { invoices } from '../tables/invoices.ts'

type InvoiceCredit = Omit<Credit, 'amount' | 'tax'>

/**
 * Takes an amount off an invoice and documents it with a credit note on its tax document, if there is one: before the first payment nothing is documented. Its
 * VAT is what makes the VAT of all credit notes exact, so that they never sum to more than the document. An amount of 0 creates nothing. The order's row is
 * locked.
 */
export async function creditInvoice(
  ctx: TransactionCtx,
  invoice: InvoiceRow,
  { amount, ...credit }: InvoiceCredit & { amount: number },
): Promise<void> {
  if (amount === 0) return
  const { final_amount, credited_amount, credited_tax } = invoice
  const credited = creditDownTo(final_amount - credited_amount - amount, invoice)
  await ctx.db
    .update(invoices)
    .set({ ...credited, updated_at: ctx.clock.now() })
    .where(eq(invoices.id, invoice.id))
  const [document] = await listTaxDocuments(ctx, invoice.id)
  if (document) await issueCreditNote(ctx, document, { amount, tax: credited.credited_tax - credited_tax, ...credit })
}

/** Credits the whole rest of an invoice that is rejected or cancelled. One without a tax document just ends: nobody has paid it. */
export async function creditWholeInvoice(ctx: TransactionCtx, invoice: InvoiceRow, credit: InvoiceCredit): Promise<void> {
  if ((await listTaxDocuments(ctx, invoice.id)).length === 0) return
  await creditInvoice(ctx, invoice, { amount: invoice.final_amount - invoice.credited_amount, ...credit })
}
