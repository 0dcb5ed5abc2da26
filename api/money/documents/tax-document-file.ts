import { taxDocumentTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { invoices } from '../../ordering/tables/invoices.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { payments } from '../../ordering/tables/payments.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { TitledFile } from '../../resources/hook-types.ts'
import { loadLetterhead } from '../../settings/letterhead.ts'
import { taxDocuments } from '../tables/tax-documents.ts'
import { type PrintedPayment, type Reduction, taxDocumentPdf } from './tax-document-pdf.ts'
import { type CountedDocument, listCountedDocuments, type TaxDocument } from './tax-documents.ts'

type FileCtx = Pick<Ctx, 'db' | 'caches' | 'adapters'>

/** The PDF of a tax document. Throws 404 if there is none with this id. */
export async function renderTaxDocument(ctx: FileCtx, id: string): Promise<TitledFile> {
  const [found] = await ctx.db
    .select({
      document: taxDocuments,
      order_number: orders.number,
      statement: { discount: invoices.discount, total: invoices.final_amount },
    })
    .from(taxDocuments)
    .innerJoin(invoices, eq(invoices.id, taxDocuments.invoice_id))
    .innerJoin(orders, eq(orders.id, taxDocuments.order_id))
    .where(eq(taxDocuments.id, id))
  if (!found) throw notFound()
  const { document, order_number, statement } = found
  const counted = await listCountedDocuments(ctx, document.invoice_id)
  const rest = counted.find(({ id }) => id === document.id)?.rest_amount ?? document.total
  const prepayments = document.kind === 'prepayment' ? [] : counted.filter(({ kind }) => kind === 'prepayment')
  const reductions = reductionsOf(document, statement, prepayments)
  const printed = {
    ...document,
    order_number,
    discount: reductions.reduce((rest, { amount }) => rest - amount, document.discount),
    reductions,
    credited_amount: document.total - rest,
    prepayments: prepayments.filter(({ rest_amount }) => rest_amount > 0),
    payments: await listCapturedPayments(ctx, document.invoice_id),
  }
  const bytes = await taxDocumentPdf(printed, await loadLetterhead(ctx))
  return { name: `${document.number}.pdf`, title: taxDocumentTitle(document), mime: 'application/pdf', bytes }
}

/** What the discount of a document is above that of its price statement: what credit notes on its prepayments refunded, and what was never paid. */
function reductionsOf(
  document: TaxDocument,
  statement: { discount: number; total: number },
  prepayments: readonly CountedDocument[],
): Reduction[] {
  if (document.kind === 'prepayment') return []
  const reduced = document.discount - statement.discount
  const refunded = prepayments.reduce((sum, { total, rest_amount }) => sum + total - rest_amount, 0)
  const refundedTax = prepayments.reduce((sum, { tax, rest_tax }) => sum + tax - rest_tax, 0)
  // All refunds: the VAT of the notes may differ from that of the reduction by a halala.
  const refund = statement.total - document.total === refunded ? reduced : refunded - refundedTax
  return (
    [
      ['refund', refund],
      ['closed_with_paid', reduced - refund],
    ] as const
  ).flatMap(([cause, amount]) => (amount > 0 ? [{ cause, amount }] : []))
}

async function listCapturedPayments({ db }: FileCtx, invoice_id: string): Promise<PrintedPayment[]> {
  const rows = await db
    .select({ method: payments.method, amount: payments.amount, discount: payments.discount, at: payments.captured_at })
    .from(payments)
    .where(and(eq(payments.invoice_id, invoice_id), inArray(payments.status, ['captured', 'refunded'])))
    .orderBy(asc(payments.captured_at), asc(payments.instalment))
  return rows.flatMap(({ at, ...payment }) => (at ? [{ ...payment, at }] : []))
}
