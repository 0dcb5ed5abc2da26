import { creditNoteTitle } from '@wasl/shared/rules/invoice-title.ts'
import { eq } from 'drizzle-orm'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { TitledFile } from '../../resources/hook-types.ts'
import { loadLetterhead } from '../../settings/letterhead.ts'
import { credit_notes } from '../tables/from-registry.ts'
import { taxDocuments } from '../tables/tax-documents.ts'
import { creditNotePdf } from './credit-note-pdf.ts'

/** The PDF of a credit note. Throws 404 if there is none with this id. */
export async function renderCreditNoteDocument(ctx: Pick<Ctx, 'db' | 'caches' | 'adapters'>, id: string): Promise<TitledFile> {
  const [found] = await ctx.db
    .select({ note: credit_notes, document: taxDocuments, order_number: orders.number, purchase_order: orders.purchase_order })
    .from(credit_notes)
    .innerJoin(taxDocuments, eq(taxDocuments.id, credit_notes.tax_document_id))
    .innerJoin(orders, eq(orders.id, credit_notes.order_id))
    .where(eq(credit_notes.id, id))
  if (!found) throw notFound()
  const { note, ...printed } = found
  const bytes = await creditNotePdf({ ...note, ...printed }, await loadLetterhead(ctx))
  return { name: `${note.number}.pdf`, title: creditNoteTitle(printed.document), mime: 'application/pdf', bytes }
}
