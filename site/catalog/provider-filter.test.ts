import { expect, test } from 'vitest'
import { apiQuery, hasFilter, readProviderFilter } from './provider-filter.ts'

const queryOf = (search: string) =>
  String(apiQuery(readProviderFilter(new URLSearchParams(search)), new URLSearchParams(search).get('page')))
const city = '0192f0aa-0000-7000-8000-000000000001'

test.each([
  ['', ''],
  [
    `city_id=${city}&min_rating=4&max_price=150&open_now=true&sort=price&page=3`,
    `city_id=${city}&min_rating=4&max_price=15000&open_now=true&sort=price&page=3`,
  ],
  ['max_price=١٥٠', 'max_price=15000'],
  ['city_id=riyadh&min_rating=9&max_price=cheap&open_now=maybe&sort=name&page=-1', ''],
  ['max_price=0&page=0', ''],
  ['max_price=99999999999&page=12345', ''],
])('an address with «%s» asks for «%s»', (search, query) => expect(queryOf(search)).toBe(query))

test('an order is no filter', () => {
  expect(hasFilter(readProviderFilter(new URLSearchParams('sort=price')))).toBe(false)
  expect(hasFilter(readProviderFilter(new URLSearchParams('open_now=true')))).toBe(true)
})
