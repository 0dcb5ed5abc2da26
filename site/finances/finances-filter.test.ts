import { expect, test } from 'vitest'
import { filterQuery, isFiltered, readFinancesFilter } from './finances-filter.ts'

const read = (query: string) => readFinancesFilter(new URLSearchParams(query))

test('a filter of an address comes back in the query of its pages', () => {
  const filter = read('q=%20WSL-1%20&status=pending&kind=refund&period=last_month&page=3')
  expect(String(filterQuery(filter, 2))).toBe('q=WSL-1&status=pending&kind=refund&period=last_month&page=2')
  expect(isFiltered(filter)).toBe(true)
})

test('what an address does not have right counts as no filter', () => {
  const filter = read('status=paid&kind=gateway_settlement&period=ever')
  expect(isFiltered(filter)).toBe(false)
  expect(String(filterQuery(filter, 1))).toBe('page=1')
})
