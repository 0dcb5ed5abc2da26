import { type AnyColumn, and, asc, desc, inArray, SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { inFoldedOrder, isText } from '../platform/db/constraints-of.ts'
import { countedIn } from './column-expressions.ts'
import { countOf } from './count-rows.ts'
import type { ListQuery } from './list-query.ts'
import { foldedIn } from './normalized-column.ts'
import { isLocalized, rowsOf, type StoredRow } from './row-mapping.ts'
import type { StoredResource } from './stored-resource.ts'
import { conditionOf } from './where-clause.ts'

const pageWithoutEnd = 100

/** One page of the rows that match, and the number of all that do. `only` narrows what may be seen at all. Only the page's own rows are read whole. */
export async function list(
  ctx: Ctx,
  resource: StoredResource,
  query: ListQuery,
  only?: SQL,
): Promise<{ rows: StoredRow[]; total: number }> {
  const where = and(conditionOf(ctx, resource, query), only)
  const asked = query.filters.find(({ field, operator }) => field === 'id' && operator === '')?.values.length
  const limit = query.end === null ? Math.max(pageWithoutEnd, asked ?? 0) : query.end - query.start
  const order = orderOf(ctx, resource, query.sorts)
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
    countOf(ctx, resource, where),
  ])
  return { rows: await rowsOf(ctx, resource, raw), total }
}

/** The order of a list: what was asked, texts by their folded letters in the reader's language, and the id last so that pages never overlap. */
export function orderOf({ locale }: Pick<Ctx, 'locale'>, resource: StoredResource, sorts: ListQuery['sorts']): SQL[] {
  const keys = sorts.map(({ by, descending }) => ordered(keyOf(resource, by, locale), descending))
  return [...keys, sorts.at(-1)?.descending ? desc(resource.id) : asc(resource.id)]
}

function keyOf(resource: StoredResource, name: string, locale: string): AnyColumn | SQL {
  const { declaration } = resource
  const field = declaration.fields[name]
  const column = countedIn(resource, field && isLocalized(field) ? `${name}_${locale}` : name)
  if (!column) throw new Error(`orderOf: ${declaration.name} has no column ${name}`)
  return isText(field) && !(column instanceof SQL) ? inFoldedOrder(foldedIn(resource, column)) : column
}

// What is empty counts as least, so that the greatest stand first; the indexes of `inListOrder` are kept so.
const ordered = (key: AnyColumn | SQL, descending: boolean): SQL => (descending ? sql`${key} desc nulls last` : sql`${key} asc nulls first`)
