import { pages } from '@wasl/shared/pages/pages.ts'
import { expect, test } from 'vitest'
import { readStoreFilter, storeApiQuery } from './read-store-filter.server.ts'
import { filterEntries, isFiltered, storeAddress } from './store-filter.ts'

const [red, blue] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const queryOf = (address: string) => [...new URL(address, 'http://localhost').searchParams]
const read = (query: string) => readStoreFilter(new URLSearchParams(query))

test('ticked boxes and a link with commas choose the same', () => {
  expect(read(`brand=${red}&brand=${blue}`)).toEqual(read(`brand=${red},${blue}`))
  expect(queryOf(storeAddress(read(`brand=${red}&brand=${blue}&q=`)))).toEqual([['brand', `${red},${blue}`]])
  expect(storeAddress(read('q='))).toBe(pages.store())
})

test('what an address does not have right is not chosen', () => {
  const filter = read('brand=x&category=1&available=1&sort=name&price_min=abc&page=0')
  expect(filterEntries(filter)).toEqual([['price_min', 'abc']])
  expect(String(storeApiQuery(filter, '0'))).toBe('')
})

test('prices are typed in riyals, with digits of either script', () =>
  expect(String(storeApiQuery(read('price_min=١٠&price_max=99.5'), '2'))).toBe('price_min=1000&price_max=9950&page=2'))

test('a change of the filter goes to the first page and keeps the rest', () => {
  const filter = read(`q=هاتف&brand=${red}&sort=price&page=3`)
  expect(queryOf(storeAddress(filter, { brand: [] }))).toEqual([
    ['q', 'هاتف'],
    ['sort', 'price'],
  ])
})

test('the order alone is no filter', () => {
  expect(isFiltered(read(''))).toBe(false)
  expect(isFiltered(read('sort=price'))).toBe(false)
  expect(isFiltered(read('discounted=true'))).toBe(true)
})
