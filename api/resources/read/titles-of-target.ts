import type { DataOf } from '@wasl/shared/contract/endpoint.ts'
import type { listRelatedTitles } from '@wasl/shared/contract/resource-endpoints.ts'
import { defaultPageSize, defaultSorter } from '@wasl/shared/registry/first-list.ts'
import { messageKey } from '@wasl/shared/registry/messages.ts'
import { relatedIds } from '@wasl/shared/registry/related-rows.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { countLimit } from '@wasl/shared/utils/count-limit.ts'
import { and, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { forbidden } from '../../platform/http/errors.ts'
import { canShow } from '../access.ts'
import { type StoredResource, storedResource } from '../stored-resource.ts'
import { loadHistory } from './history.ts'
import { orderBy } from './list.ts'
import { titleOfRow } from './related-titles.ts'
import { toRows } from './row-mapping.ts'
import { whereClause } from './where-clause.ts'

const maxIds = 200
const rowNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

/**
 * The query of `listTitlesOfTarget`, in the dialect of simple-rest: of these ids, or a page of those whose title matches `q`. With `row`, also of
 * what the history of that row mentions.
 */
export const relatedTitlesQuery = z
  .strictObject({
    id: z.preprocess((ids) => (ids === undefined ? undefined : [ids].flat()), z.array(z.uuid()).min(1).max(maxIds).optional()),
    q: z.string().max(200).optional(),
    row: z.uuid().optional(),
    _start: rowNumber.default(0),
    _end: rowNumber.default(defaultPageSize),
  })
  .refine(({ _start, _end }) => _end >= _start && _end - _start <= maxIds, { path: ['_end'], message: 'wrong_choice' })
  .refine(({ _end }) => _end <= countLimit, { path: ['_end'], message: messageKey('beyond_pages') })

type Query = z.infer<typeof relatedTitlesQuery>

/** The titles of the rows of `target` that rows of this resource refer to; none of any other row. */
export async function listTitlesOfTarget(
  ctx: Ctx,
  resource: StoredResource,
  target: AnyResource,
  { id: ids, q, row, _start: start, _end: end }: Query,
): Promise<DataOf<typeof listRelatedTitles>> {
  const stored = storedResource(target)
  const { field, order } = defaultSorter(target)
  const raw = await ctx.db
    .select(stored.columns)
    .from(stored.table)
    .where(
      and(
        ids && inArray(stored.id, ids),
        q ? whereClause(ctx, stored, { q: null, filters: [{ field: target.title, operator: '_like', values: [q] }] }) : undefined,
        // No column refers to the target: no row is meant, not every row.
        or(
          sql`false`,
          ...referringColumns(resource, target.name).map(({ table, column }) =>
            inArray(stored.id, ctx.db.select({ id: column }).from(table).where(isNotNull(column))),
          ),
          row ? inArray(stored.id, await idsInHistory(ctx, resource, target.name, row)) : undefined,
        ),
      ),
    )
    .orderBy(...orderBy(ctx, stored, [{ by: field, descending: order === 'desc' }]))
    .offset(ids ? 0 : start)
    .limit(ids ? ids.length : end - start)
  return (await toRows(ctx, stored, raw)).map((found) => ({ id: found.id, title: titleOfRow(target, found, ctx.locale) }))
}

type ReferringColumn = { table: PgTable; column: AnyPgColumn }

/** The columns of a resource with ids of another one: its own, those of its join tables, and those of its child tables. */
function referringColumns(
  { declaration: { fields }, table, columns, joinTables, childLists }: StoredResource,
  to: string,
): ReferringColumn[] {
  const own = Object.entries(fields).flatMap(([name, field]): ReferringColumn[] => {
    const column = columns[name]
    const joined = joinTables[name]
    if (field.kind === 'belongsTo' && field.to === to && column) return [{ table, column }]
    return field.kind === 'hasMany' && field.to === to && joined ? [{ table: joined, column: joined.to_id }] : []
  })
  return [...own, ...childLists.flatMap(({ child }) => referringColumns(child, to))]
}

async function idsInHistory(ctx: Ctx, { declaration: { name, fields } }: StoredResource, to: string, row: string): Promise<string[]> {
  if (!canShow(ctx.principal, name)) throw forbidden()
  const changes = (await loadHistory(ctx, name, row)).flatMap((entry) => entry.changes)
  const values = changes.flatMap(({ field, before, after }) => [{ [field]: before }, { [field]: after }])
  return relatedIds(fields, values)[to] ?? []
}
