import { type CrudFilters, type CrudSort, stringifyTableParams } from '@refinedev/core'
import { resourcePaths } from './resource-paths.ts'

type Query = Readonly<Record<string, unknown>>

/** The query string of a list with these filters and sorters. Refine does not URL-encode values itself. */
export const listQuery = (filters: CrudFilters, sorters: CrudSort[] = []): string =>
  stringifyTableParams({ filters: encodeDeep(filters), sorters })

/** The path of a list that shows only the rows with one of these values in each field. */
export function filteredListPath(resource: string, filter: Readonly<Record<string, readonly string[]>>): string {
  const filters = Object.entries(filter).map(([field, value]) => ({ field, operator: 'in' as const, value: [...value] }))
  return `${resourcePaths.list(resource)}?${listQuery(filters)}`
}

/** The query with URL-encoded values, plus the parameters of the current search string that the query does not replace. */
export function mergeQuery(query: Query, currentSearch: string): Record<string, unknown> {
  const others = [...new URLSearchParams(currentSearch)].filter(([name]) => !((/^[^[]*/.exec(name)?.[0] ?? name) in query))
  return { ...encodeQuery(Object.fromEntries(others)), ...encodeQuery(query) }
}

// Refine encodes `to` itself.
const encodeQuery = (query: Query): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, name === 'to' ? value : encodeDeep(value)]))

/** URL-encodes every string within a value. */
function encodeDeep<T>(value: T): T
function encodeDeep(value: unknown): unknown {
  if (typeof value === 'string') return encodeURIComponent(value)
  if (Array.isArray(value)) return value.map((inner) => encodeDeep(inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, encodeDeep(inner)]))
}
