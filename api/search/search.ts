import type { SearchHit } from '@wasl/shared/contract/search.ts'
import { latinDigits } from '@wasl/shared/registry/clean.ts'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { conditionOf } from '../crud/condition-of.ts'
import { orderOf } from '../crud/list.ts'
import { mayList } from '../crud/may-list.ts'
import { readRows, type StoredRow } from '../crud/row-of.ts'
import type { StoredResource } from '../crud/stored-resource.ts'
import { titlesOfRelated, titleText } from '../sheets/titles-of-related.ts'

const ofEach = 5
const ofAll = 40

/** Rows that hold every word, a few of each resource that this admin may list, in the order of the menu; found in one query. */
export async function search(ctx: Ctx, resources: readonly StoredResource[], q: string): Promise<SearchHit[]> {
  const open = resources.filter((resource) => mayList(ctx.who, resource.declaration.name))
  const found = await idsOf(ctx, open, wordsOf(q))
  const hits: SearchHit[] = []
  for (const resource of open) {
    const ids = found.get(resource.declaration.name)
    if (!ids) continue
    const rows = new Map((await readRows(ctx, resource, inArray(resource.id, ids))).map((row) => [row.id, row]))
    const titles = await titlesOfRelated(ctx, resource.declaration, [...rows.values()])
    for (const id of ids) {
      const row = rows.get(id)
      if (row) hits.push({ resource: resource.declaration.name, id, ...calledBy(ctx, resource, row, titles) })
    }
  }
  return hits.slice(0, ofAll)
}

async function idsOf(ctx: Ctx, resources: readonly StoredResource[], q: string): Promise<Map<string, string[]>> {
  const each = resources.map((resource): SQL => {
    const { declaration, table, id } = resource
    const where = conditionOf(ctx, resource, { q, filters: [] })
    const order = sql.join(orderOf(ctx, resource, [newestFirst(resource)]), sql`, `)
    return sql`(select ${declaration.name} as resource, ${id}::text as id from ${table} where ${where} order by ${order} limit ${ofEach})`
  })
  const found = new Map<string, string[]>()
  if (each.length === 0) return found
  const { rows } = await ctx.db.execute<{ resource: string; id: string }>(sql.join(each, sql` union all `))
  for (const { resource, id } of rows) found.set(resource, [...(found.get(resource) ?? []), id])
  return found
}

const newestFirst = ({ columns }: StoredResource) => ({ by: columns.created_at ? 'created_at' : 'id', descending: true })

// Phones are stored as +9665…: a local or a foreign way of writing one is searched by what both have.
const wordsOf = (q: string): string => latinDigits(q).replace(/(^|\s)(?:(?:\+|00)966|0)(?=5\d)/g, '$1')

function calledBy(
  ctx: Ctx,
  { declaration }: StoredResource,
  row: StoredRow,
  titles: ReadonlyMap<string, string>,
): { title: string; more: string } {
  const { fields, title, search = [] } = declaration
  const said = (name: string): string => {
    const text = titleText(row[name], ctx.locale)
    return fields[name]?.kind === 'belongsTo' ? (titles.get(text) ?? '') : text
  }
  const beside = search.filter(
    (name) => name !== title && !['longText', 'localizedLong', 'localizedRich'].includes(fields[name]?.kind ?? ''),
  )
  return { title: said(title) || row.id, more: beside.map(said).filter(Boolean).slice(0, 2).join(' · ') }
}
