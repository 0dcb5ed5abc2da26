import type { AnyResource } from './resource.ts'

export const defaultPageSize = 20

/** The default sorting of a resource. */
export const defaultSorter = ({ sort }: AnyResource): { field: string; order: 'asc' | 'desc' } =>
  sort.startsWith('-') ? { field: sort.slice(1), order: 'desc' } : { field: sort, order: 'asc' }

/** The request of the first page of a list without filters, as the data provider writes it. */
export function firstListUrl(resource: AnyResource): string {
  const { field, order } = defaultSorter(resource)
  return `/api/admin/${resource.name}?_end=${defaultPageSize}&_order=${order}&_sort=${field}&_start=0`
}
