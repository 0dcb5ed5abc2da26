import { findResource } from '@wasl/resources/index.ts'
import type { SearchHit } from '@wasl/shared/contract/search.ts'
import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import { normalizePhones } from '@wasl/shared/rules/normalize-phones.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { canList } from '../access.ts'
import { loadRelatedTitles, titleText } from '../read/related-titles.ts'
import { loadRows } from '../read/row-mapping.ts'
import type { StoredResource, StoredRow } from '../stored-resource.ts'
import { findCandidates, newestFirstSort } from './candidates.ts'
import { longTextKinds, rankRow } from './rank.ts'

const maxPerResource = 5
const maxHits = 40

/**
 * Searches the rows of the resources this admin may list: exact names first, then names that start with the query, then rows that contain
 * every term; a few per resource, people before all others, in menu order, the newest first.
 */
export async function searchRows(ctx: Ctx, resources: readonly StoredResource[], q: string): Promise<SearchHit[]> {
  const listable = resources.filter(({ declaration }) => !declaration.isLog && canList(ctx.principal, declaration.name))
  const terms = normalizePhones(q)
  const candidateIds = await findCandidates(ctx, listable, terms)
  const hits = await Promise.all(
    listable.map((resource) => rankHits(ctx, resource, candidateIds.get(resource.declaration.name) ?? [], terms)),
  )
  return withoutDuplicates(hits.flat())
    .sort((a, b) => a.rank - b.rank || placeOf(a) - placeOf(b))
    .slice(0, maxHits)
    .map(({ rank, ...hit }) => hit)
}

type RankedHit = SearchHit & { rank: number }
const placeOf = ({ resource }: RankedHit): number => (findResource(resource)?.group === 'people' ? 0 : 1)

async function rankHits(ctx: Ctx, resource: StoredResource, ids: readonly string[], q: string): Promise<RankedHit[]> {
  if (ids.length === 0) return []
  const { declaration } = resource
  const rows = await loadRows(ctx, resource, inArray(resource.id, [...new Set(ids)]))
  const ranked = rows.map((row) => ({ row, rank: rankRow(declaration, row, q), createdAt: String(row[newestFirstSort(resource).by]) }))
  const best = ranked.sort((a, b) => a.rank - b.rank || (a.createdAt < b.createdAt ? 1 : -1)).slice(0, maxPerResource)
  const titles = await loadRelatedTitles(
    ctx,
    declaration,
    best.map(({ row }) => row),
  )
  return best.map(({ row, rank }) => ({ resource: declaration.name, id: row.id, rank, ...hitTexts(ctx, resource, row, titles) }))
}

/** A resource that is a part of another one has the same rows: each is listed once, under the part. */
function withoutDuplicates(hits: readonly RankedHit[]): RankedHit[] {
  const parts = new Set(hits.map(({ resource, id }) => `${findResource(resource)?.subsetOf} ${id}`))
  return hits.filter(({ resource, id }) => !parts.has(`${resource} ${id}`))
}

function hitTexts(
  ctx: Ctx,
  { declaration }: StoredResource,
  row: StoredRow,
  titles: ReadonlyMap<string, string>,
): { title: string; details: string } {
  const { fields, title, search = [], searchRelated = [], pending, totals: [amountField] = [] } = declaration
  const fieldText = (name: string): string => {
    const field = fields[name]
    const text = titleText(row[name], ctx.locale)
    if (field?.kind === 'choice') return field.options[text]?.[ctx.locale] ?? text
    return field?.kind === 'belongsTo' ? (titles.get(text) ?? '') : text
  }
  // The status and whose row it is say more than other texts.
  const detailFields = [...(pending ? [pending.statusField] : []), ...searchRelated, ...search].filter(
    (name) => name !== title && fields[name] && !longTextKinds.includes(fields[name].kind),
  )
  const amount = Number(amountField ? row[amountField] : 0)
  const details = [...detailFields.map(fieldText).filter(Boolean).slice(0, 2), ...(amount > 0 ? [formatMoneyText(amount, ctx.locale)] : [])]
  return { title: fieldText(title) || row.id, details: details.join(' · ') }
}
