import { parseRiyals } from '../forms/form-values.ts'

/** The parameters of an address that filter and sort its providers. */
export const providerFilterNames = ['city_id', 'min_rating', 'max_price', 'open_now', 'sort'] as const
/** The filters of a list of providers of an address; empty texts for none. */
export type ProviderFilter = Readonly<Record<(typeof providerFilterNames)[number], string>>

export const readProviderFilter = (query: URLSearchParams): ProviderFilter => ({
  city_id: query.get('city_id') ?? '',
  min_rating: query.get('min_rating') ?? '',
  max_price: query.get('max_price') ?? '',
  open_now: query.get('open_now') ?? '',
  sort: query.get('sort') ?? '',
})

/** How many filters are set; the order of the list is none. */
export const countFilters = (filter: ProviderFilter): number =>
  providerFilterNames.filter((name) => name !== 'sort' && filter[name] !== '').length

export const hasFilter = (filter: ProviderFilter): boolean => countFilters(filter) > 0

/** The query of the API for a filter. What an address does not have right counts as no filter: addresses are shared and typed. */
export function apiQuery(filter: ProviderFilter, page: string | null): URLSearchParams {
  const price = parseRiyals(filter.max_price)
  const entries: readonly (readonly [string, string | false])[] = [
    ['city_id', isUuid.test(filter.city_id) && filter.city_id],
    ['min_rating', /^[1-5]$/.test(filter.min_rating) && filter.min_rating],
    ['max_price', typeof price === 'number' && price > 0 && price <= 1_000_000_000 && String(price)],
    ['open_now', filter.open_now === 'true' && 'true'],
    ['sort', ['price', 'completed'].includes(filter.sort) && filter.sort],
    ['page', /^[1-9]\d{0,3}$/.test(page ?? '') && (page ?? false)],
  ]
  return new URLSearchParams(entries.flatMap(([name, value]) => (value === false ? [] : [[name, value]])))
}

const isUuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
