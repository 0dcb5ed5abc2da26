import { findResource } from '@wasl/resources/index.ts'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type StoredResource, storedResource } from '../stored-resource.ts'

/** Where a search also looks: the rows of `other`, and the column of `from` with the ids of the rows that they belong to. */
type RelatedSearch = { from: PgTable; ids: AnyPgColumn; via: AnyPgColumn | null; other: StoredResource }

const cache = new WeakMap<StoredResource, readonly RelatedSearch[]>()

/** The other tables that `q` searches, as `searchRelated` declares them. Throws if a declaration names none. */
export function relatedSearches(resource: StoredResource): readonly RelatedSearch[] {
  const known = cache.get(resource)
  if (known) return known
  const searches = (resource.declaration.searchRelated ?? []).map((declared) => relatedSearch(resource, declared))
  cache.set(resource, searches)
  return searches
}

function relatedSearch(resource: StoredResource, declared: string): RelatedSearch {
  const [name = '', field] = declared.split('.')
  if (field !== undefined) {
    const other = stored(name, declared)
    return { from: other.table, ids: columnOf(other, field), via: null, other }
  }
  const relation = resource.declaration.fields[name]
  const target = relation?.kind === 'belongsTo' ? relation.to : ''
  return { from: resource.table, ids: resource.id, via: columnOf(resource, name), other: stored(target, declared) }
}

function stored(name: string, declared: string): StoredResource {
  const declaration = findResource(name)
  if (!declaration) throw new Error(`relatedSearches: ${declared} names no resource`)
  return storedResource(declaration)
}

function columnOf({ columns, declaration }: StoredResource, name: string): AnyPgColumn {
  const column = columns[name]
  if (!column) throw new Error(`relatedSearches: ${declaration.name} has no column ${name}`)
  return column
}
