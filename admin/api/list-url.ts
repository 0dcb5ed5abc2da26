import { type CrudFilters, type CrudSort, stringifyTableParams } from '@refinedev/core'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'

/** The page of a list; left out of the URL where it is the first page, or the default number of rows. */
type PageParams = { currentPage?: number; pageSize?: number }

/** The query string of a list with these filters, sorters and page. Refine does not URL-encode values itself. */
export const listQuery = (filters: CrudFilters, sorters: CrudSort[] = [], page: PageParams = {}): string =>
  stringifyTableParams({ ...page, filters: encodeDeep(filters), sorters })

/** The path of a list that shows only the rows with one of these values in each field. */
export function filteredListPath(resource: string, filter: Readonly<Record<string, readonly string[]>>): string {
  const filters = Object.entries(filter).map(([field, value]) => ({ field, operator: 'in' as const, value: [...value] }))
  return `${adminPages.list({ resource })}?${listQuery(filters)}`
}

/** URL-encodes every string within a value. */
function encodeDeep<T>(value: T): T
function encodeDeep(value: unknown): unknown {
  if (typeof value === 'string') return encodeURIComponent(value)
  if (Array.isArray(value)) return value.map((inner) => encodeDeep(inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, encodeDeep(inner)]))
}
