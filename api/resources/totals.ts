import { count, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Ctx } from '../context.ts'
import { keptIfGreat } from './cached-count.ts'
import type { ListQuery } from './list-query.ts'
import type { StoredResource } from './stored-resource.ts'
import { conditionOf } from './where-clause.ts'

/** The sum of each of these fields. */
export const totalsSchema = (names: readonly string[]) => z.record(z.enum(names), z.int())

/**
 * The sums, in halalas, of the fields that a resource declares as its totals, over all rows that match; rows without an amount add nothing.
 * Over ten thousand rows they are as they were at most two seconds ago.
 */
export async function totalsOf(ctx: Ctx, resource: StoredResource, query: ListQuery): Promise<Record<string, number>> {
  const sums = Object.fromEntries((resource.declaration.totals ?? []).map((name) => [name, sumOf(resource, name)]))
  const where = conditionOf(ctx, resource, query)
  const answer = await keptIfGreat(ctx.db, ctx.db.select({ rows: count(), sums }).from(resource.table).where(where))
  return answer?.sums ?? {}
}

function sumOf({ columns, declaration }: StoredResource, name: string): SQL<number> {
  const column = columns[name]
  if (!column || declaration.fields[name]?.kind !== 'money') throw new Error(`totalsOf: ${declaration.name}.${name} is no amount`)
  // Sums come as text where they may exceed an integer; all amounts of the house together stay far below 2^53.
  return sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
}
