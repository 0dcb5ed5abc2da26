import { isBeyondCountLimit } from '@wasl/shared/utils/count-limit.ts'
import { count, isNotNull } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import type { StoredResource } from '../stored-resource.ts'
import { cachedRead } from './cached-count.ts'

const countsTtlMs = 30_000

type Counts = Record<string, number>

/** How many rows have each value of these `choice` fields, by field; of very many rows at most half a minute old. */
export async function loadTabCounts(ctx: Ctx, resource: StoredResource, fields: readonly string[]): Promise<Record<string, Counts>> {
  return Object.fromEntries(await Promise.all(fields.map(async (field) => [field, await loadCounts(ctx, resource, field)] as const)))
}

const loadCounts = (ctx: Ctx, { declaration, table, columns }: StoredResource, field: string): Promise<Counts> =>
  cachedRead(ctx, {
    key: `statuses ${declaration.name} ${field}`,
    ttlMs: countsTtlMs,
    isLarge: (counts) => isBeyondCountLimit(Object.values(counts).reduce((sum, rows) => sum + rows, 0)),
    load: async () => {
      const column = columns[field]
      if (!column) throw new Error(`loadTabCounts: ${declaration.name} has no column ${field}`)
      const rows = await ctx.db.select({ value: column, rows: count() }).from(table).where(isNotNull(column)).groupBy(column)
      return Object.fromEntries(rows.map(({ value, rows }) => [String(value), rows]))
    },
  })
