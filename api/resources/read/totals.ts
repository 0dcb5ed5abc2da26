import { isBeyondCountLimit } from '@wasl/shared/utils/count-limit.ts'
import { count, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { StoredResource } from '../stored-resource.ts'
import { cachedRead } from './cached-count.ts'
import { conditionKey, type ListQuery } from './list-query.ts'
import { whereClause } from './where-clause.ts'

export const totalsSchema = (names: readonly string[]) => z.record(z.enum(names), z.number())

const totalsTtlMs = 2_000

/** The sums, in halalas, of a resource's total fields over all matching rows; of very many rows at most two seconds old. */
export async function loadTotals(ctx: Ctx, resource: StoredResource, query: ListQuery): Promise<Record<string, number>> {
  const sums = Object.fromEntries((resource.declaration.totals ?? []).map((name) => [name, sumOf(resource, name)]))
  const result = await cachedRead(ctx, {
    key: `totals ${resource.declaration.name} ${conditionKey(query)}`,
    ttlMs: totalsTtlMs,
    isLarge: ({ rows }) => isBeyondCountLimit(rows),
    load: async () => {
      const [row] = await ctx.db
        .select({ rows: count(), sums })
        .from(resource.table)
        .where(whereClause(ctx, resource, query))
      return row ?? { rows: 0, sums: {} }
    },
  })
  return result.sums
}

function sumOf({ columns, declaration }: StoredResource, name: string): SQL<number> {
  const column = columns[name]
  if (!column || declaration.fields[name]?.kind !== 'money') throw new Error(`readTotals: ${declaration.name}.${name} is not a money field`)
  // PostgreSQL returns sums as text, because they may exceed an integer; all amounts together stay far below 2^53.
  return sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
}
