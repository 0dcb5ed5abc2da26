import type { SearchHit } from '@wasl/shared/contract/search.ts'
import { phoneWords } from '@wasl/shared/rules/phone-search.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { declarationOf, titlesOfRelated, titleText } from '../../platform/spreadsheets/related-titles.ts'
import { mayList } from '../can-list.ts'
import { readRows, type StoredRow } from '../row-mapping.ts'
import type { StoredResource } from '../stored-resource.ts'
import { candidates, newestFirst } from './candidates.ts'
import { rankOf } from './rank.ts'

const ofEach = 5
const ofAll = 40

/**
 * Rows of the resources that this admin may list: first those that are called just this, then those whose name begins so, then those that
 * hold every word; a few of each resource, in the order of the menu, the newest first.
 */
export async function search(ctx: Ctx, resources: readonly StoredResource[], q: string): Promise<SearchHit[]> {
  const open = resources.filter(({ declaration }) => !declaration.isTrail && mayList(ctx.who, declaration.name))
  const words = phoneWords(q)
  const found = await candidates(ctx, open, words)
  const hits = await Promise.all(open.map((resource) => hitsOf(ctx, resource, found.get(resource.declaration.name) ?? [], words)))
  return withoutTwins(hits.flat())
    .sort((one, other) => one.rank - other.rank)
    .slice(0, ofAll)
    .map(({ rank, ...hit }) => hit)
}

type Ranked = SearchHit & { rank: number }

async function hitsOf(ctx: Ctx, resource: StoredResource, ids: readonly string[], q: string): Promise<Ranked[]> {
  if (ids.length === 0) return []
  const { declaration } = resource
  const rows = await readRows(ctx, resource, inArray(resource.id, [...new Set(ids)]))
  const ranked = rows.map((row) => ({ row, rank: rankOf(declaration, row, q), made: String(row[newestFirst(resource).by]) }))
  const best = ranked.sort((one, other) => one.rank - other.rank || (one.made < other.made ? 1 : -1)).slice(0, ofEach)
  const titles = await titlesOfRelated(
    ctx,
    declaration,
    best.map(({ row }) => row),
  )
  return best.map(({ row, rank }) => ({ resource: declaration.name, id: row.id, rank, ...calledBy(ctx, resource, row, titles) }))
}

/** A resource that shows a part of another has the same rows: each is told once, as the part. */
function withoutTwins(hits: readonly Ranked[]): Ranked[] {
  const parts = new Set(hits.map(({ resource, id }) => `${declarationOf(resource)?.partOf} ${id}`))
  return hits.filter(({ resource, id }) => !parts.has(`${resource} ${id}`))
}

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
