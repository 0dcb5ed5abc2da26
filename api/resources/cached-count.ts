import { greatFrom, greatKeptForMs } from '@wasl/shared/rules/approximate-count.ts'
import { type Database, isTx, type Tx } from '../platform/db/database.ts'

type Counted = { rows: number }
/** A query of one row that also counts what it went over, not yet asked. */
type Query<T extends Counted> = PromiseLike<readonly T[]> & { toSQL: () => { sql: string; params: unknown[] } }

const mostKept = 500
const kept = new WeakMap<object, Map<string, { answer: Counted; until: number }>>()

/**
 * The answer of a query that goes over all rows that match, which is what a long list costs: made anew when it went over few rows; above
 * `greatFrom` as it was at most two seconds ago. Inside a transaction always anew.
 */
export async function keptIfGreat<T extends Counted>(db: Database | Tx, query: Query<T>): Promise<T | undefined> {
  const ofDatabase = kept.get(db) ?? new Map<string, { answer: Counted; until: number }>()
  kept.set(db, ofDatabase)
  const { sql, params } = query.toSQL()
  const key = JSON.stringify([sql, params])
  const known = isTx(db) ? undefined : ofDatabase.get(key)
  // Safe: the same words of SQL answer in the same shape.
  if (known && performance.now() < known.until) return known.answer as T
  const [answer] = await query
  if (answer && answer.rows >= greatFrom) {
    if (ofDatabase.size >= mostKept) ofDatabase.clear()
    ofDatabase.set(key, { answer, until: performance.now() + greatKeptForMs })
  }
  return answer
}
