import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { notFound } from '../../platform/http/errors.ts'
import { invoicePdf } from '../../platform/pdf/invoice-pdf.ts'
import type { DocumentFile } from '../../resources/hook-types.ts'

/** The PDF of an issued invoice for the back office. Throws 404 if it was not issued. */
export async function renderInvoiceDocument(ctx: Pick<Ctx, 'db'>, id: string): Promise<DocumentFile> {
  const [found] = await ctx.db
    .select({ invoice: invoices, order_number: orders.number })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.order_id))
    .where(eq(invoices.id, id))
  if (!found?.invoice.number) throw notFound()
  const bytes = await invoicePdf({ ...found.invoice, order_number: found.order_number })
  return { name: `${found.invoice.number}.pdf`, mime: 'application/pdf', bytes }
}
