import { isEmptyLast } from '@wasl/shared/registry/first-list.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { type AnyColumn, and, asc, desc, inArray, type Placeholder, SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { isTx } from '../../platform/db/database.ts'
import { collateByCodePoint, hasNormalizedText, isGroup } from '../../platform/db/resource-constraints.ts'
import type { StoredResource, StoredRow } from '../stored-resource.ts'
import { countRows } from './cached-count.ts'
import { columnExpression, normalizedColumn } from './column-expressions.ts'
import { conditionKey, type ListQuery } from './list-query.ts'
import { inlined, preparedPageKey } from './prepared-pages.ts'
import { isLocalized, toRows } from './row-mapping.ts'
import { whereClause } from './where-clause.ts'

const defaultPageSize = 100
/** Beyond this row, the rows before the page are passed over by their ids alone. */
const deepFrom = 200

/**
 * Limits the visible rows of a list to those of a condition. `name` tells the scopes of one resource apart; `isPersonal`: each user has an own
 * scope, so no statement is prepared for it.
 */
export type ListScope = { name: string; where: SQL | undefined; isPersonal?: true }

const everything: ListScope = { name: 'all', where: undefined }

/**
 * One page of the matching rows, and their total. A total above `countLimit` only says that there are more.
 */
export async function listRows(
  ctx: Ctx,
  resource: StoredResource,
  query: ListQuery,
  scope = everything,
): Promise<{ rows: StoredRow[]; total: number }> {
  const where = and(whereClause(ctx, resource, query), scope.where)
  const requestedIds = query.filters.find(({ field, operator }) => field === 'id' && operator === '')?.values.length
  const limit = query.end === null ? Math.max(defaultPageSize, requestedIds ?? 0) : query.end - query.start
  const [raw, total] = await Promise.all([
    limit === 0 ? [] : loadPage(ctx, resource, query, { where, limit, scope }),
    countRows(ctx, resource, where, `${resource.declaration.name} ${scope.name} ${conditionKey(query)}`),
  ])
  return { rows: await toRows(ctx, resource, raw), total }
}

type ListPage = { where: SQL | undefined; start: number; limit: number; scope: ListScope }

/** A page of the rows in their order. Ascending, the rows without a value of an optional field come after the others, each part in the order of the index. */
async function loadPage(
  ctx: Ctx,
  resource: StoredResource,
  query: ListQuery,
  { where, limit, scope }: Omit<ListPage, 'start'>,
): Promise<AnyRow[]> {
  const { start } = query
  const key = findOptionalKey(ctx, resource, query.sorts)
  if (!key) return loadPart(ctx, resource, query, { where, start, limit, scope })
  const isFilled = and(where, sql`${key} is not null`)
  const filled = await loadPart(ctx, resource, query, { where: isFilled, start, limit, scope: { ...scope, name: `${scope.name} filled` } })
  if (filled.length === limit) return filled
  // An own page of the empty part begins after all filled rows.
  const skipped = filled.length > 0 || start === 0 ? 0 : Math.max(0, start - (await ctx.db.$count(resource.table, isFilled)))
  const from = { start: skipped, limit: limit - filled.length }
  return [
    ...filled,
    ...(await loadPart(ctx, resource, query, { where: and(where, sql`${key} is null`), ...from, scope: { ...scope, isPersonal: true } })),
  ]
}

/** The column of a list that is sorted ascending by an optional field, whose empty values mean nothing. */
function findOptionalKey({ locale }: Ctx, resource: StoredResource, sorts: ListQuery['sorts']): AnyColumn | SQL | null {
  const [first] = sorts
  const field = first && resource.declaration.fields[first.by]
  if (!first || !field?.optional || first.descending || field.empty || isEmptyLast(resource.declaration, first.by)) return null
  return sortExpression(resource, first.by, locale)
}

async function loadPart(ctx: Ctx, resource: StoredResource, query: ListQuery, { where, start, limit, scope }: ListPage): Promise<AnyRow[]> {
  const { table, id, columns } = resource
  const order = orderBy(ctx, resource, query.sorts)
  if (start >= deepFrom) {
    const ids = ctx.db
      .select({ id })
      .from(table)
      .where(where)
      .orderBy(...order)
      .offset(start)
      .limit(limit)
    return ctx.db
      .select(columns)
      .from(table)
      .where(inArray(id, ids))
      .orderBy(...order)
  }
  const page = (condition: SQL | undefined, start: number | Placeholder) =>
    ctx.db
      .select(columns)
      .from(table)
      .where(condition)
      .orderBy(...order)
      .offset(start)
      .limit(limitInStatement(limit))
  const key = isTx(ctx.db) || scope.isPersonal ? null : preparedPageKey(resource, query, `${scope.name} ${ctx.locale}`)
  return key === null ? page(where, start) : ctx.prepared.pages(key, start, (start) => page(inlined(where), start))
}

// PostgreSQL plans for a tenth of all rows if it does not know the limit. Safe: Drizzle writes any SQL after `limit`.
const limitInStatement = (limit: number) => sql.raw(String(limit)) as unknown as Placeholder

/**
 * The ORDER BY of a list: texts by their normalized letters in the user's language, rows with the same status or relation in the default
 * order, those that come last because a field is empty the newest first, the id last so that pages never overlap.
 */
export function orderBy({ locale }: Pick<Ctx, 'locale'>, resource: StoredResource, sorts: ListQuery['sorts']): SQL[] {
  const last = sorts.at(-1)
  const { declaration } = resource
  const { fields, sort } = declaration
  const within = last && isGroup(fields[last.by]) ? [{ by: sort.replace('-', ''), descending: last.descending }] : []
  const keys = [...sorts, ...within].flatMap(({ by, descending }) => {
    // Without a word about nulls, which no id has: the order of the primary key.
    if (by === 'id') return [descending ? desc(resource.id) : asc(resource.id)]
    const key = sortExpression(resource, by, locale)
    return isEmptyLast(declaration, by) ? emptyLastOrder(resource, key, descending) : [sortDirection(key, descending)]
  })
  return [...keys, last?.descending ? desc(resource.id) : asc(resource.id)]
}

function sortExpression(resource: StoredResource, name: string, locale: string): AnyColumn | SQL {
  const { declaration } = resource
  const field = declaration.fields[name]
  const column = columnExpression(resource, field && isLocalized(field) ? `${name}_${locale}` : name)
  if (!column) throw new Error(`orderBy: ${declaration.name} has no column ${name}`)
  return hasNormalizedText(field) && !(column instanceof SQL) ? collateByCodePoint(normalizedColumn(resource, column)) : column
}

// Nulls sort lowest; the indexes of `inListOrder` have the same order, and those of `emptyLastOrder` that of the function below.
const sortDirection = (key: AnyColumn | SQL, descending: boolean): SQL =>
  descending ? sql`${key} desc nulls last` : sql`${key} asc nulls first`

function emptyLastOrder({ allColumns: { created_at } }: StoredResource, key: AnyColumn | SQL, descending: boolean): SQL[] {
  if (!created_at) throw new Error('emptyLastOrder: the rows have no time of creation')
  return descending ? [sql`${key} desc nulls first`, asc(created_at)] : [sql`${key} asc nulls last`, desc(created_at)]
}
