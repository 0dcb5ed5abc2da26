import { type AnyColumn, and, asc, desc, inArray, SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { collateByCodePoint, hasNormalizedText } from '../../platform/db/resource-constraints.ts'
import type { StoredResource } from '../stored-resource.ts'
import { countRows } from './cached-count.ts'
import { columnExpression, normalizedColumn } from './column-expressions.ts'
import type { ListQuery } from './list-query.ts'
import { isLocalized, type StoredRow, toRows } from './row-mapping.ts'
import { whereClause } from './where-clause.ts'

const defaultPageSize = 100

/** One page of the matching rows, and their total. `only` limits the visible rows. Full rows are read for the page alone. */
export async function listRows(
  ctx: Ctx,
  resource: StoredResource,
  query: ListQuery,
  only?: SQL,
): Promise<{ rows: StoredRow[]; total: number }> {
  const where = and(whereClause(ctx, resource, query), only)
  const requestedIds = query.filters.find(({ field, operator }) => field === 'id' && operator === '')?.values.length
  const limit = query.end === null ? Math.max(defaultPageSize, requestedIds ?? 0) : query.end - query.start
  const order = orderBy(ctx, resource, query.sorts)
  const ids = ctx.db
    .select({ id: resource.id })
    .from(resource.table)
    .where(where)
    .orderBy(...order)
    .offset(query.start)
    .limit(limit)
  const [raw, total] = await Promise.all([
    ctx.db
      .select(resource.columns)
      .from(resource.table)
      .where(inArray(resource.id, ids))
      .orderBy(...order),
    countRows(ctx, resource, where),
  ])
  return { rows: await toRows(ctx, resource, raw), total }
}

/** The ORDER BY of a list: texts by their normalized letters in the user's language, the id last so that pages never overlap. */
export function orderBy({ locale }: Pick<Ctx, 'locale'>, resource: StoredResource, sorts: ListQuery['sorts']): SQL[] {
  const keys = sorts.map(({ by, descending }) => sortDirection(sortExpression(resource, by, locale), descending))
  return [...keys, sorts.at(-1)?.descending ? desc(resource.id) : asc(resource.id)]
}

function sortExpression(resource: StoredResource, name: string, locale: string): AnyColumn | SQL {
  const { declaration } = resource
  const field = declaration.fields[name]
  const column = columnExpression(resource, field && isLocalized(field) ? `${name}_${locale}` : name)
  if (!column) throw new Error(`orderBy: ${declaration.name} has no column ${name}`)
  return hasNormalizedText(field) && !(column instanceof SQL) ? collateByCodePoint(normalizedColumn(resource, column)) : column
}

// Nulls sort lowest; the indexes of `inListOrder` have the same order.
const sortDirection = (key: AnyColumn | SQL, descending: boolean): SQL =>
  descending ? sql`${key} desc nulls last` : sql`${key} asc nulls first`
