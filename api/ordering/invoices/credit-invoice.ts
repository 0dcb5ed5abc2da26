import { creditDownTo } from '@wasl/shared/rules/credit.ts'
import { vatOfAllowance } from '@wasl/shared/rules/vat-within.ts'
import { eq } from 'drizzle-orm'
import { type CountedDocument, type Credit, issueCreditNote, listPriceDocuments } from '../../money/documents/tax-documents.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import type { InvoiceRow } from '../orders/order-context.ts'
import { loadAllowance } from '../payments/payment-facts.ts'
import { invoices } from '../tables/invoices.ts'
import { documentWhole, isForTheWhole, sumOfRests } from './document-payment.ts'

type InvoiceCredit = Pick<Credit, 'cause' | 'reason' | 'refund_request_id'>
/** What is taken off an invoice, and what of it a coupon had paid. Halalas with VAT. */
type CreditedAmount = { amount: number; coupon: number }

/**
 * Takes an amount off an invoice and documents it with credit notes: on its supplements, the newest first, then on the document for the whole; before that one, on its prepayment invoices. Before the
 * first payment nothing is documented. Documents of the platform are not about its coupon, so their notes are about the amount without it. All notes on a document
 * never sum to more than it. An amount of 0 creates nothing. The order's row is locked.
 */
export async function creditInvoice(
  ctx: TransactionCtx,
  invoice: InvoiceRow,
  { amount, coupon, ...credit }: InvoiceCredit & CreditedAmount,
): Promise<void> {
  if (amount === 0) return
  const { credited_tax } = await reduceInvoice(ctx, invoice, amount)
  const documents = await listPriceDocuments(ctx, invoice.id)
  const documented = amount - (invoice.sold_by === 'platform' ? coupon : 0)
  const whole = documents.find(isForTheWhole)
  if (!whole) return creditPrepayments(ctx, invoice, documents, { amount: documented, ...credit })
  if (documented === 0) return
  const { amount: ofWhole, tax: creditedBefore } = await creditSupplements(ctx, invoice, documents, { amount: documented, ...credit })
  if (ofWhole === 0) return
  const tax = vatOfAllowance(whole.rest_amount, ofWhole, invoice)
  const coupon_discount = amount - (credited_tax - invoice.credited_tax) - (documented - tax - creditedBefore)
  await issueCreditNote(ctx, whole, { amount: ofWhole, tax, coupon_discount, ...credit })
}

/** Takes an amount off an invoice. Returns the invoice after that. */
async function reduceInvoice(ctx: TransactionCtx, invoice: InvoiceRow, amount: number): Promise<InvoiceRow> {
  const credited = creditDownTo(invoice.final_amount - invoice.credited_amount - amount, invoice)
  await ctx.db
    .update(invoices)
    .set({ ...credited, updated_at: ctx.clock.now() })
    .where(eq(invoices.id, invoice.id))
  return { ...invoice, ...credited }
}

/** Credits the supplements of an invoice, the newest first. Returns what of the amount is left for the document for the whole, and the VAT of the notes. */
async function creditSupplements(
  ctx: TransactionCtx,
  invoice: InvoiceRow,
  documents: readonly CountedDocument[],
  { amount, ...credit }: InvoiceCredit & { amount: number },
): Promise<{ amount: number; tax: number }> {
  const left = { amount, tax: 0 }
  let before = sumOfRests(documents.filter(isNoPrepayment)).amount
  for (const document of documents.filter(({ kind }) => kind === 'supplement').toReversed()) {
    const part = Math.min(left.amount, document.rest_amount)
    if (part === 0) continue
    const tax = part === document.rest_amount ? document.rest_tax : Math.min(document.rest_tax, vatOfAllowance(before, part, invoice))
    await issueCreditNote(ctx, document, { amount: part, tax, coupon_discount: 0, ...credit })
    left.amount -= part
    left.tax += tax
    before -= part
  }
  return left
}

const isNoPrepayment = ({ kind }: Pick<CountedDocument, 'kind'>): boolean => kind !== 'prepayment'

async function creditPrepayments(
  ctx: TransactionCtx,
  invoice: InvoiceRow,
  prepayments: readonly CountedDocument[],
  { amount, ...credit }: InvoiceCredit & { amount: number },
): Promise<void> {
  let [rest, prepaid] = [amount, sumOfRests(prepayments).amount]
  for (const prepayment of prepayments.toReversed()) {
    const part = Math.min(rest, prepayment.rest_amount)
    if (part === 0) continue
    const tax = vatOfAllowance(prepaid, part, invoice)
    await issueCreditNote(ctx, prepayment, { amount: part, tax, coupon_discount: 0, ...credit })
    rest -= part
    prepaid -= part
  }
}

/** Credits all that is documented of an invoice that is rejected or cancelled. One without a tax document just ends: nobody has paid it. */
export async function creditWholeInvoice(ctx: TransactionCtx, invoice: InvoiceRow, credit: InvoiceCredit): Promise<void> {
  const documents = await listPriceDocuments(ctx, invoice.id)
  const coupon = await loadAllowance(ctx, invoice)
  const amount = documents.some(isForTheWhole) ? invoice.final_amount - invoice.credited_amount : sumOfRests(documents).amount + coupon
  await creditInvoice(ctx, invoice, { amount, coupon, ...credit })
}

/**
 * Ends an invoice with what was paid. The document for the whole is credited with the rest; where only prepayments are documented, the final invoice is about what was
 * paid, and nothing is payable on it.
 */
export async function closeWithPaid(ctx: TransactionCtx, invoice: InvoiceRow, credit: InvoiceCredit): Promise<void> {
  const amount = invoice.final_amount - invoice.paid_amount
  const documents = await listPriceDocuments(ctx, invoice.id)
  if (amount === 0 || documents.some(isForTheWhole)) return creditInvoice(ctx, invoice, { amount, coupon: 0, ...credit })
  const reduced = await reduceInvoice(ctx, invoice, amount)
  if (sumOfRests(documents).amount > 0) await documentWhole(ctx, reduced, documents, await loadAllowance(ctx, invoice))
}
