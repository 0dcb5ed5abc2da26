import { relatedFields, relatedIds } from './related-rows.ts'
import { type AnyResource, type AnyRow, tabFieldsOf } from './resource.ts'

export const defaultPageSize = 20

/** Ids per request: 80 UUIDs are far below the 8 KB that proxies allow for a URL. */
export const idsPerRequest = 80

/** The default sorting of a resource. */
export const defaultSorter = ({ sort }: AnyResource): { field: string; order: 'asc' | 'desc' } =>
  sort.startsWith('-') ? { field: sort.slice(1), order: 'desc' } : { field: sort, order: 'asc' }

/** Whether lists place the rows without this field last: it is optional and the default order is ascending, as that of a queue by its deadline. */
export const isEmptyLast = ({ sort, fields }: Pick<AnyResource, 'sort' | 'fields'>, name: string): boolean =>
  name === sort && fields[name]?.optional === true

/** The request of the first page of a list without filters, as the data provider writes it. */
export function firstListUrl(resource: AnyResource): string {
  const { field, order } = defaultSorter(resource)
  return `/api/admin/${resource.name}?_end=${defaultPageSize}&_order=${order}&_sort=${field}&_start=0`
}

/** What the list requests once it has its first rows: the rows these refer to, the totals and the counts of its tabs. */
export function firstListDetailUrls(resource: AnyResource, rows: readonly AnyRow[]): string[] {
  const related = Object.entries(relatedIds(relatedFields(resource, {}), rows)).filter(([, ids]) => ids.length <= idsPerRequest)
  return [
    ...related.map(([name, ids]) => `/api/admin/${name}?${ids.map((id) => `id=${id}`).join('&')}`),
    ...(resource.totals?.length ? [`/api/admin/${resource.name}/totals`] : []),
    ...(tabFieldsOf(resource).length > 0 ? [`/api/admin/${resource.name}/status-counts`] : []),
  ]
}
