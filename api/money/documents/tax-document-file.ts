import type { SoldBy } from '@wasl/shared/rules/sale-terms.ts'
import { taxDocumentTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import { vatOfAllowance } from '@wasl/shared/rules/vat-within.ts'
import { minuteMs } from '@wasl/shared/utils/durations.ts'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { invoices } from '../../ordering/tables/invoices.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { payments } from '../../ordering/tables/payments.ts'
import { refunds } from '../../ordering/tables/refunds.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { TitledFile } from '../../resources/hook-types.ts'
import { loadLetterhead } from '../../settings/letterhead.ts'
import { taxDocuments } from '../tables/tax-documents.ts'
import { type PrintedPayment, type Reduction, taxDocumentPdf } from './tax-document-pdf.ts'
import { listCountedDocuments, type TaxDocument } from './tax-documents.ts'

type FileCtx = Pick<Ctx, 'db' | 'caches' | 'adapters'>

/** The PDF of a tax document. Throws 404 if there is none with this id. */
export async function renderTaxDocument(ctx: FileCtx, id: string): Promise<TitledFile> {
  const [found] = await ctx.db
    .select({
      document: taxDocuments,
      order_number: orders.number,
      order_kind: orders.kind,
      purchase_order: orders.purchase_order,
      statement: {
        final_amount: invoices.final_amount,
        tax: invoices.tax,
        vat_percent: invoices.vat_percent,
        sold_by: invoices.sold_by,
      },
    })
    .from(taxDocuments)
    .innerJoin(invoices, eq(invoices.id, taxDocuments.invoice_id))
    .innerJoin(orders, eq(orders.id, taxDocuments.order_id))
    .where(eq(taxDocuments.id, id))
  if (!found) throw notFound()
  const { document, order_number, order_kind, purchase_order, statement } = found
  const counted = await listCountedDocuments(ctx, document.invoice_id)
  const rest = counted.find(({ id }) => id === document.id)?.rest_amount ?? document.total
  const isForTheWhole = document.kind === 'invoice' || document.kind === 'final'
  const prepayments = isForTheWhole ? counted.filter(({ kind }) => kind === 'prepayment') : []
  const supplements = counted.filter(({ kind }) => kind === 'supplement')
  const captured = await listCapturedPayments(ctx, document.invoice_id, statement.sold_by)
  const printed = {
    ...document,
    order_number,
    order_kind,
    purchase_order,
    reductions: await loadReductions(ctx, document, statement),
    credited_amount: document.total - rest,
    prepayments: prepayments.filter(({ rest_amount }) => rest_amount > 0),
    payments: captured.filter((payment) =>
      document.kind === 'supplement' ? pays(payment, document) : !supplements.some((supplement) => pays(payment, supplement)),
    ),
  }
  const bytes = await taxDocumentPdf(printed, await loadLetterhead(ctx))
  return { name: `${document.number}.pdf`, title: taxDocumentTitle(document), mime: 'application/pdf', bytes }
}

/** Whether a payment was for a supplement: it was captured with it. */
const pays = ({ at }: PrintedPayment, { issued_at }: Pick<TaxDocument, 'issued_at'>): boolean => {
  const later = Date.parse(at) - Date.parse(issued_at)
  return later >= 0 && later < minuteMs
}

type Statement = { final_amount: number; tax: number; vat_percent: number; sold_by: SoldBy }

/** What the reduction of a document is: what was refunded before it, and if nothing is payable on it, also what was never paid. */
async function loadReductions(ctx: FileCtx, { reduction, ...document }: TaxDocument, statement: Statement): Promise<Reduction[]> {
  if (reduction === 0) return []
  if (document.prepaid_amount < document.total) return [{ cause: 'refund', amount: reduction }]
  const [found] = await ctx.db
    .select({ amount: sql<number>`coalesce(sum(${refunds.amount} + ${refunds.discount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.order_id, document.order_id), lte(refunds.created_at, document.issued_at)))
  const refunded = found?.amount ?? 0
  const refund = refunded - vatOfAllowance(statement.final_amount, refunded, statement)
  const parts: Reduction[] = [
    { cause: 'refund', amount: refund },
    { cause: 'closed_with_paid', amount: reduction - refund },
  ]
  return parts.filter(({ amount }) => amount > 0)
}

/** The payments of an invoice. What the platform pays of its own sale with a coupon is an allowance on the document, not a payment. */
async function listCapturedPayments({ db }: FileCtx, invoice_id: string, sold_by: SoldBy): Promise<PrintedPayment[]> {
  const rows = await db
    .select({ method: payments.method, amount: payments.amount, discount: payments.discount, at: payments.captured_at })
    .from(payments)
    .where(and(eq(payments.invoice_id, invoice_id), inArray(payments.status, ['captured', 'refunded'])))
    .orderBy(asc(payments.captured_at), asc(payments.instalment))
  return rows.flatMap(({ at, method, amount, discount }) =>
    at ? [{ method, amount, discount: sold_by === 'platform' ? 0 : discount, at }] : [],
  )
}
