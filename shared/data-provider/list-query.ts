import type { CrudFilters, CrudSort, Pagination } from '@refinedev/core'

type ListRequest = { filters?: CrudFilters | undefined; sorters?: CrudSort[] | undefined; pagination?: Pagination | undefined }

const suffixes: Partial<Record<string, string>> = { ne: '_ne', gte: '_gte', lte: '_lte', contains: '_like' }

/** The query string of a list request in the form of Refine's simple-rest, with its parameters in the order of their names. */
export function listQuery({ filters = [], sorters = [], pagination }: ListRequest): string {
  const params: Record<string, unknown> = {}
  if (pagination) {
    const { currentPage = 1, pageSize = 10 } = pagination
    params._start = (currentPage - 1) * pageSize
    params._end = currentPage * pageSize
  }
  if (sorters.length > 0) {
    params._sort = sorters.map(({ field }) => field).join(',')
    params._order = sorters.map(({ order }) => order).join(',')
  }
  for (const filter of filters) {
    if (!('field' in filter)) throw new Error(`listQuery: the API has no filter «${filter.operator}»`)
    params[filter.field === 'q' ? 'q' : `${filter.field}${suffixes[filter.operator] ?? ''}`] = filter.value
  }
  return queryString(params)
}

/** The query string of parameters; an array is written as one parameter for each of its values, and what is undefined is left out. */
export const queryString = (params: Readonly<Record<string, unknown>>): string =>
  Object.entries(params)
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((single: unknown) => [name, single] as const))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value ?? ''))}`)
    .join('&')
