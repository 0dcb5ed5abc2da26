import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { TitledFile } from '../../resources/hook-types.ts'
import { loadLetterhead } from '../../settings/letterhead.ts'
import { commission_invoices, settlements } from '../tables/from-registry.ts'
import { commissionInvoicePdf, commissionInvoiceTitle } from './commission-invoice-pdf.ts'

/** The PDF of a commission invoice. Throws 404 if there is none. */
export async function renderCommissionInvoice(ctx: Pick<Ctx, 'db' | 'caches' | 'adapters'>, id: string): Promise<TitledFile> {
  const [found] = await ctx.db
    .select({ invoice: commission_invoices, settlement_number: settlements.number })
    .from(commission_invoices)
    .innerJoin(settlements, eq(settlements.id, commission_invoices.settlement_id))
    .where(eq(commission_invoices.id, id))
  if (!found) throw notFound()
  const bytes = await commissionInvoicePdf({ ...found.invoice, settlement_number: found.settlement_number }, await loadLetterhead(ctx))
  return { name: `${found.invoice.number}.pdf`, title: commissionInvoiceTitle(found.invoice), mime: 'application/pdf', bytes }
}
