import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { type SQL, sql } from 'drizzle-orm'
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
  const taken = await takeNumbers(ctx, series, seller_ids, at)
  return taken.map(({ number }) => number)
}

/**
 * As `nextDocumentNumbers`, as a part `numbers` of the statement that stores the documents, so that the counters are locked for one statement less. `numberOf` is the value
 * of the column.
 */
export function documentNumbersWithin(ctx: TransactionCtx, series: DocumentSeries, seller_ids: readonly string[], at: string) {
  const numbers = ctx.db.$with('numbers').as(takeNumbers(ctx, series, seller_ids, at))
  return { numbers, numberOf: (seller_id: string) => sql`(select number from numbers where seller_id = ${seller_id})` }
}

function takeNumbers({ db }: TransactionCtx, series: DocumentSeries, seller_ids: readonly string[], at: string) {
  const year = Number(riyadhDate(at).slice(0, 4))
  const { seller_id, last } = documentCounters
  return db
    .insert(documentCounters)
    .values(seller_ids.map((seller_id) => ({ series, seller_id, year, last: 1 })))
    .onConflictDoUpdate({
      target: [documentCounters.series, seller_id, documentCounters.year],
      set: { last: sql`${last} + 1` },
    })
    .returning({ seller_id, number: documentNumber(`${series}-${year}`).as('number') })
}

/** With the end of the seller's id, which tells sellers apart. */
function documentNumber(prefix: string): SQL<string> {
  const { seller_id, last } = documentCounters
  return sql`${`${prefix}-`}::text || upper(right(${seller_id}::text, 6)) || '-' || lpad(${last}::text, greatest(6, length(${last}::text)), '0')`
}
