import { statementTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import { eq } from 'drizzle-orm'
import { renderTaxDocument } from '../../money/documents/tax-document-file.ts'
import { listTaxDocuments } from '../../money/documents/tax-documents.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { TitledFile } from '../../resources/hook-types.ts'
import { loadLetterhead } from '../../settings/letterhead.ts'
import { invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'
import { issuedAsTaxDocument } from './issued-as-tax-document.ts'
import { priceStatementPdf } from './price-statement-pdf.ts'

/**
 * The PDF of an issued invoice: its price statement, or the tax document that it was issued as before statements were separate. Throws 404 if it was not
 * issued.
 */
export async function renderPriceStatement(ctx: Pick<Ctx, 'db' | 'caches' | 'adapters'>, id: string): Promise<TitledFile> {
  const [found] = await ctx.db
    .select({ invoice: invoices, order_number: orders.number, order_kind: orders.kind, purchase_order: orders.purchase_order })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.order_id))
    .where(eq(invoices.id, id))
  if (!found?.invoice.number) throw notFound()
  const { invoice, ...order } = found
  const former = issuedAsTaxDocument(invoice, await listTaxDocuments(ctx, id))
  if (former) return renderTaxDocument(ctx, former.id)
  const bytes = await priceStatementPdf({ ...invoice, ...order }, await loadLetterhead(ctx))
  return { name: `${invoice.number}.pdf`, title: statementTitle, mime: 'application/pdf', bytes }
}
