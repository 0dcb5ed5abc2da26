import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { TitledFile } from '../../resources/hook-types.ts'
import { loadLetterhead } from '../../settings/letterhead.ts'
import { commission_credit_notes, settlements } from '../tables/from-registry.ts'
import { commissionCreditNotePdf, commissionCreditTitle } from './commission-invoice-pdf.ts'

/** The PDF of a credit note for commission. Throws 404 if there is none. */
export async function renderCommissionCreditNote(ctx: Pick<Ctx, 'db' | 'caches' | 'adapters'>, id: string): Promise<TitledFile> {
  const [found] = await ctx.db
    .select({ note: commission_credit_notes, settlement_number: settlements.number })
    .from(commission_credit_notes)
    .innerJoin(settlements, eq(settlements.id, commission_credit_notes.settlement_id))
    .where(eq(commission_credit_notes.id, id))
  if (!found) throw notFound()
  const bytes = await commissionCreditNotePdf({ ...found.note, settlement_number: found.settlement_number }, await loadLetterhead(ctx))
  return { name: `${found.note.number}.pdf`, title: commissionCreditTitle(found.note), mime: 'application/pdf', bytes }
}
