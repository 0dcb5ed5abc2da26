import { pages } from '@wasl/shared/pages/pages.ts'

const one = ['q', 'category', 'city', 'price_min', 'price_max', 'available', 'discounted', 'sort'] as const
const many = ['brand', 'option', 'feature', 'provider'] as const

/** The parameters of an address of the store that choose its products. */
export const storeFilterNames = [...one, ...many] as const
export type ManyName = (typeof many)[number]
/** What an address of the store chooses: empty texts and lists for nothing. Prices are in riyals, as typed. */
export type StoreFilter = Readonly<Record<(typeof one)[number], string>> & Readonly<Record<ManyName, readonly string[]>>

/** The address of the store with this filter, at its first page. */
export function storeAddress(filter: StoreFilter, changes: Partial<StoreFilter> = {}): string {
  const query = new URLSearchParams(filterEntries({ ...filter, ...changes }))
  return query.size > 0 ? `${pages.store()}?${query}` : pages.store()
}

/** Each chosen parameter with its value. */
export const filterEntries = (filter: StoreFilter): [name: string, value: string][] =>
  storeFilterNames.flatMap((name): [string, string][] => {
    const value = filter[name]
    return value.length > 0 ? [[name, typeof value === 'string' ? value : value.join(',')]] : []
  })

/** Whether a filter chooses less than all products. The order is no filter. */
export const isFiltered = (filter: StoreFilter): boolean => filterEntries(filter).some(([name]) => name !== 'sort')
