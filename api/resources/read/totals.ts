import { count, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import type { StoredResource } from '../stored-resource.ts'
import { cachedCount } from './cached-count.ts'
import type { ListQuery } from './list-query.ts'
import { whereClause } from './where-clause.ts'

export const totalsSchema = (names: readonly string[]) => z.record(z.enum(names), z.int())

/** The sums, in halalas, of a resource's total fields over all matching rows; cached like `cachedCount`. */
export async function loadTotals(ctx: Ctx, resource: StoredResource, query: ListQuery): Promise<Record<string, number>> {
  const sums = Object.fromEntries((resource.declaration.totals ?? []).map((name) => [name, sumOf(resource, name)]))
  const where = whereClause(ctx, resource, query)
  const result = await cachedCount(ctx, ctx.db.select({ rows: count(), sums }).from(resource.table).where(where))
  return result?.sums ?? {}
}

function sumOf({ columns, declaration }: StoredResource, name: string): SQL<number> {
  const column = columns[name]
  if (!column || declaration.fields[name]?.kind !== 'money') throw new Error(`readTotals: ${declaration.name}.${name} is not a money field`)
  // PostgreSQL returns sums as text, because they may exceed an integer; all amounts together stay far below 2^53.
  return sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
}
