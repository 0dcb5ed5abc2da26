import { expect, test } from 'vitest'
import { listParams } from './list-params.ts'

test('an export is requested with the filters and the sorting of the list', () => {
  const query = listParams(
    [
      { field: 'q', operator: 'contains', value: 'tv' },
      { field: 'kind', operator: 'in', value: ['a', 'b'] },
      { field: 'price', operator: 'lte', value: 5 },
      { field: 'city_id', operator: 'ne', value: ['a', 'b'] },
      { field: 'brand_id', operator: 'in', value: [''] },
    ],
    [{ field: 'name', order: 'desc' }],
  )
  expect([...new URLSearchParams(query)].sort()).toEqual([
    ['_order', 'desc'],
    ['_sort', 'name'],
    ['brand_id', ''],
    ['city_id_ne', 'a'],
    ['city_id_ne', 'b'],
    ['kind', 'a'],
    ['kind', 'b'],
    ['price_lte', '5'],
    ['q', 'tv'],
  ])
})

test('a list without filters exports everything', () => expect(listParams([], [])).toBe(''))
