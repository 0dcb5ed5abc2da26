import { storeSorts } from '@wasl/shared/contract/store.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { parseRiyals } from '../forms/form-values.ts'
import { filterEntries, type StoreFilter } from './store-filter.ts'

const mostChosen = 30 // as the API

/** Reads an address: a form sends one parameter per ticked box, a link one with commas. What is not right counts as not chosen: addresses are shared and typed. */
export function readStoreFilter(query: URLSearchParams): StoreFilter {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 80)
  const id = (name: string) => (isUuid(text(name)) ? text(name) : '')
  const ids = (name: string) => [...new Set(query.getAll(name).flatMap((value) => value.split(',')))].filter(isUuid).slice(0, mostChosen)
  const isTrue = (name: string) => (query.get(name) === 'true' ? 'true' : '')
  return {
    q: text('q'),
    category: id('category'),
    city: id('city'),
    price_min: text('price_min'),
    price_max: text('price_max'),
    available: isTrue('available'),
    discounted: isTrue('discounted'),
    sort: storeSorts.find((sort) => sort === query.get('sort')) ?? '',
    brand: ids('brand'),
    option: ids('option'),
    feature: ids('feature'),
    provider: ids('provider'),
  }
}

/** The query of the API for a filter. */
export function storeApiQuery(filter: StoreFilter, page: string | null): URLSearchParams {
  const query = new URLSearchParams(filterEntries(filter))
  for (const name of ['price_min', 'price_max'] as const) {
    const halalas = parseRiyals(filter[name])
    query.delete(name)
    if (typeof halalas === 'number' && halalas >= 0 && halalas <= 1_000_000_000) query.set(name, String(halalas))
  }
  if (/^[1-9]\d{0,3}$/.test(page ?? '')) query.set('page', page ?? '')
  return query
}
