import { expect, test } from 'vitest'
import { queryFor } from './list-url.ts'

const words = 'R&D + 50% #1'

/** What a browser reads of a query whose texts are written into an address as they are. */
const readBack = (query: Record<string, unknown>) =>
  Object.fromEntries(
    new URLSearchParams(
      Object.entries(query)
        .map(([word, value]) => `${word}=${value}`)
        .join('&'),
    ),
  )

test('words with signs that an address escapes come back as they were typed, also those kept of the address before', () => {
  const kept = `?${new URLSearchParams({ view: words })}`
  expect(readBack(queryFor({ q: words, currentPage: 2 }, kept))).toEqual({ view: words, q: words, currentPage: '2' })
  expect(queryFor({ filters: [{ field: 'q', value: words }] }, '')).toEqual({
    filters: [{ field: 'q', value: 'R%26D%20%2B%2050%25%20%231' }],
  })
})

test('what is asked anew takes the place of what the address held of it', () => {
  const kept = '?filters[0][field]=q&filters[0][value]=old&sorters[0][field]=name&to=/orders?a=1'
  expect(queryFor({ filters: [] }, kept)).toEqual({ filters: [], 'sorters[0][field]': 'name', to: '/orders?a=1' })
})
