import { isBeyondCountLimit } from '@wasl/shared/utils/count-limit.ts'
import { count } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import type { StoredResource } from '../stored-resource.ts'
import { cachedRead } from './cached-count.ts'

const countsTtlMs = 30_000

/** How many rows have each value of a `choice` field; of very many rows at most half a minute old. */
export const loadStatusCounts = (
  ctx: Ctx,
  { declaration, table, columns }: StoredResource,
  field: string,
): Promise<Record<string, number>> =>
  cachedRead(ctx, {
    key: `statuses ${declaration.name} ${field}`,
    ttlMs: countsTtlMs,
    isLarge: (counts) => isBeyondCountLimit(Object.values(counts).reduce((sum, rows) => sum + rows, 0)),
    load: async () => {
      const column = columns[field]
      if (!column) throw new Error(`loadStatusCounts: ${declaration.name} has no column ${field}`)
      const rows = await ctx.db.select({ status: column, rows: count() }).from(table).groupBy(column)
      return Object.fromEntries(rows.map(({ status, rows }) => [String(status), rows]))
    },
  })
