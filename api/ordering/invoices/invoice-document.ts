import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { DocumentFile } from '../../resources/hook-types.ts'
import { loadLetterhead } from '../../settings/letterhead.ts'
import { listOrderPayments } from '../payments/order-payments.ts'
import { invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'
import { invoicePdf } from './invoice-pdf.ts'

/** The PDF of an issued invoice. Throws 404 if it was not issued. */
export async function renderInvoiceDocument(ctx: Pick<Ctx, 'db' | 'caches' | 'adapters'>, id: string): Promise<DocumentFile> {
  const [found] = await ctx.db
    .select({ invoice: invoices, order_number: orders.number })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.order_id))
    .where(eq(invoices.id, id))
  if (!found?.invoice.number) throw notFound()
  const { invoice, order_number } = found
  const payments = await listOrderPayments(ctx, invoice.order_id, 'provider')
  const received = payments.filter(({ invoice_id, status }) => invoice_id === id && status === 'completed')
  const bytes = await invoicePdf({ ...invoice, order_number, payments: received }, await loadLetterhead(ctx))
  return { name: `${invoice.number}.pdf`, mime: 'application/pdf', bytes }
}
