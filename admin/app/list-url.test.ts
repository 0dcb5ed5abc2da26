import { parseTableParams } from '@refinedev/core'
import { expect, test } from 'vitest'
import { listQuery, mergeQuery } from './list-url.ts'

const text = 'R&D + 50% #1'

/** Parses a query as the browser does after Refine has written its values into the URL unchanged. */
const readBack = (query: Record<string, unknown>) =>
  Object.fromEntries(
    new URLSearchParams(
      Object.entries(query)
        .map(([name, value]) => `${name}=${value}`)
        .join('&'),
    ),
  )

test('special characters survive, also in parameters kept from the current URL', () => {
  const current = `?${new URLSearchParams({ view: text })}`
  expect(readBack(mergeQuery({ q: text, currentPage: 2 }, current))).toEqual({ view: text, q: text, currentPage: '2' })
  expect(mergeQuery({ filters: [{ field: 'q', value: text }] }, '')).toEqual({
    filters: [{ field: 'q', value: 'R%26D%20%2B%2050%25%20%231' }],
  })
})

test('new parameters replace those of the current URL', () => {
  const current = '?filters[0][field]=q&filters[0][value]=old&sorters[0][field]=name&to=/orders?a=1'
  expect(mergeQuery({ filters: [] }, current)).toEqual({ filters: [], 'sorters[0][field]': 'name', to: '/orders?a=1' })
})

test('filters and sorters survive a round trip through the URL, special characters included', () => {
  const filters = [
    { field: 'q', operator: 'contains' as const, value: 'R&D + 50% #1' },
    { field: 'city_id', operator: 'in' as const, value: { en: 'a=b', ar: 'نقل & شحن' } },
  ]
  const sorters = [{ field: 'name', order: 'desc' as const }]
  expect(parseTableParams(`?${listQuery(filters, sorters)}`)).toMatchObject({ parsedFilters: filters, parsedSorter: sorters })
})
