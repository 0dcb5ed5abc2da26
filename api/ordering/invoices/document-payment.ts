import type { DepositDocuments } from '@wasl/shared/rules/tax-document-kinds.ts'
import { prepaymentLineTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import { vatOfAllowance, vatWithin } from '@wasl/shared/rules/vat-within.ts'
import { eq } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import { platformSellerId } from '../../money/documents/document-number.ts'
import { type CountedDocument, issueCreditNote, issueTaxDocument, listPriceDocuments } from '../../money/documents/tax-documents.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import type { InvoiceRow } from '../orders/order-context.ts'
import { loadAllowance } from '../payments/payment-facts.ts'

/** A captured amount of an invoice, of which `coupon` is what the platform paid. Halalas. */
export type CapturedAmount = { total: number; coupon: number }

/**
 * Documents a captured payment of an invoice. `invoice` is the invoice before the payment. The first payment issues the tax document for the whole; if the provider
 * issues prepayment invoices, each payment that leaves a rest issues one about its amount, and the last payment the final invoice (decision 0211). Where the platform
 * sells, its coupon is an allowance on its document (decision 0212). Before the payment is posted to the ledger: all transactions lock the counters of documents
 * first, then accounts.
 */
export async function documentPayment(ctx: TransactionCtx, invoice: InvoiceRow, { total, coupon }: CapturedAmount): Promise<void> {
  const issued = await listPriceDocuments(ctx, invoice.id)
  const allowance = invoice.sold_by === 'platform' ? coupon : 0
  // Also one that was issued as a tax invoice before statements were separate.
  const whole = issued.find(isForTheWhole)
  if (whole) return creditCoupon(ctx, invoice, whole, allowance)
  const isLast = invoice.paid_amount + total === invoice.final_amount
  const isPrepayment = !isLast && (issued.length > 0 || (await loadDepositDocuments(ctx, invoice.provider_id)) === 'prepayment')
  if (isPrepayment) await documentPrepayment(ctx, invoice, issued, total - allowance)
  else await documentWhole(ctx, invoice, issued, allowance + (await loadAllowance(ctx, invoice)))
}

/** Credits a coupon that was used after the document for the whole was issued. An amount of 0 creates nothing. */
async function creditCoupon(ctx: TransactionCtx, invoice: InvoiceRow, whole: CountedDocument, amount: number): Promise<void> {
  if (amount === 0) return
  const tax = vatOfAllowance(whole.rest_amount, amount, invoice)
  await issueCreditNote(ctx, whole, { amount, tax, coupon_discount: 0, cause: 'coupon', reason: null })
}

/** Whether a tax document is about the whole amount, so that nothing else of its price statement is documented but supplements. */
export const isForTheWhole = ({ kind }: Pick<CountedDocument, 'kind'>): boolean => kind === 'invoice' || kind === 'final'

/** What documents say after their credit notes, with VAT and the VAT in it. Halalas. */
export const sumOfRests = (documents: readonly CountedDocument[]): { amount: number; tax: number } => ({
  amount: documents.reduce((sum, { rest_amount }) => sum + rest_amount, 0),
  tax: documents.reduce((sum, { rest_tax }) => sum + rest_tax, 0),
})

async function loadDepositDocuments({ db }: TransactionCtx, provider_id: string | null): Promise<DepositDocuments | undefined> {
  if (!provider_id) return 'whole'
  const [provider] = await db.select({ chosen: providers.deposit_documents }).from(providers).where(eq(providers.id, provider_id))
  return provider?.chosen
}

async function documentPrepayment(
  ctx: TransactionCtx,
  invoice: InvoiceRow,
  issued: readonly CountedDocument[],
  total: number,
): Promise<void> {
  const before = sumOfRests(issued).amount
  const tax = vatWithin(before + total, invoice) - vatWithin(before, invoice)
  const service_amount = total - tax
  const title = prepaymentLineTitle(invoice.number ?? '')
  await issueTaxDocument(ctx, {
    kind: 'prepayment',
    ...partiesOf(invoice),
    lines: [{ title, quantity: 1, unit_price: service_amount, amount: service_amount }],
    ...{ service_amount, discount: 0, tax, total, note: null },
  })
}

/**
 * Issues the document for the whole of an invoice: without what was credited and without the allowance of a coupon, and with its prepayment invoices deducted.
 * `allowance` includes VAT.
 */
export async function documentWhole(
  ctx: TransactionCtx,
  invoice: InvoiceRow,
  prepayments: readonly CountedDocument[],
  allowance: number,
): Promise<void> {
  const { lines, service_amount, discount, final_amount, credited_amount, credited_tax, note } = invoice
  const rest = final_amount - credited_amount
  const total = rest - allowance
  const tax = vatWithin(total, invoice)
  const prepaid = sumOfRests(prepayments)
  await issueTaxDocument(ctx, {
    kind: prepaid.amount > 0 ? 'final' : 'invoice',
    ...partiesOf(invoice),
    ...{ lines, note, service_amount, discount, tax, total },
    reduction: credited_amount - credited_tax,
    coupon_discount: allowance - vatOfAllowance(rest, allowance, invoice),
    prepaid_amount: prepaid.amount,
    prepaid_tax: prepaid.tax,
  })
}

/** The parties of the tax documents of an invoice. */
export const partiesOf = ({ id: invoice_id, order_id, provider_id, sold_by, seller, buyer, vat_percent }: InvoiceRow) => ({
  seller_id: sold_by === 'platform' || !provider_id ? platformSellerId : provider_id,
  ...{ order_id, invoice_id, provider_id, seller, buyer, vat_percent },
})
