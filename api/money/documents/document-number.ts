import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { documentCounters } from '../tables/document-counters.ts'

/** The platform as the seller of its own series of numbers. */
export const platformSellerId = '00000000-0000-0000-0000-000000000000'

/** The series of numbers by their prefix: price statements, tax documents, credit notes, and the documents of the platform for its commission. */
export type DocumentSeries = 'PS' | 'INV' | 'CN' | 'COM' | 'CCN'

/**
 * The next number of a seller's series in the Riyadh year of `at`: INV-2026-4F9A2C-000001. Tax law requires one sequence without gaps: the
 * counter's row is locked until the commit, and a rollback gives the number back. Take it before any ledger posting of the same transaction:
 * all transactions lock counters first, then accounts.
 */
export async function nextDocumentNumber(ctx: TransactionCtx, series: DocumentSeries, seller_id: string, at: string): Promise<string> {
  const [number] = await nextDocumentNumbers(ctx, series, [seller_id], at)
  if (!number) throw new Error('nextDocumentNumber: the counter returned no row')
  return number
}

/** The next number of each of these sellers, all different, in their order. Every transaction has to name them in the order of their ids. */
export async function nextDocumentNumbers(
  ctx: TransactionCtx,
  series: DocumentSeries,
  seller_ids: readonly string[],
  at: string,
): Promise<string[]> {
  const year = Number(riyadhDate(at).slice(0, 4))
  const counters = await ctx.db
    .insert(documentCounters)
    .values(seller_ids.map((seller_id) => ({ series, seller_id, year, last: 1 })))
    .onConflictDoUpdate({
      target: [documentCounters.series, documentCounters.seller_id, documentCounters.year],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning()
  return counters.map(({ seller_id, last }) => `${series}-${year}-${sellerCode(seller_id)}-${String(last).padStart(6, '0')}`)
}

/** The part of a document number that tells sellers apart: the end of the seller's id. */
const sellerCode = (seller_id: string): string => seller_id.slice(-6).toUpperCase()
