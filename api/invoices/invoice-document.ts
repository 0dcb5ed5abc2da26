import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { RowFile } from '../crud/documents.ts'
import { invoices } from '../db/tables/invoices.ts'
import { orders } from '../db/tables/orders.ts'
import { notFound } from '../http/errors.ts'
import { invoicePdf } from '../pdf/invoice-pdf.ts'

/** An issued invoice on paper, for whoever may read invoices. Throws 404 for one that was not issued. */
export async function invoiceDocument(ctx: Pick<Ctx, 'db'>, id: string): Promise<RowFile> {
  const [found] = await ctx.db
    .select({ invoice: invoices, order_number: orders.number })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.order_id))
    .where(eq(invoices.id, id))
  if (!found?.invoice.number) throw notFound()
  const bytes = await invoicePdf({ ...found.invoice, order_number: found.order_number })
  return { name: `${found.invoice.number}.pdf`, mime: 'application/pdf', bytes }
}
