import { expect, test } from 'vitest'
import { queryOf } from './list-params.ts'

test('an export asks with the filters and the order of the list', () => {
  const query = queryOf(
    [
      { field: 'q', operator: 'contains', value: 'tv' },
      { field: 'kind', operator: 'in', value: ['a', 'b'] },
      { field: 'price', operator: 'lte', value: 5 },
    ],
    [{ field: 'name', order: 'desc' }],
  )
  expect([...new URLSearchParams(query)].sort()).toEqual([
    ['_order', 'desc'],
    ['_sort', 'name'],
    ['kind', 'a'],
    ['kind', 'b'],
    ['price_lte', '5'],
    ['q', 'tv'],
  ])
})

test('a list asked for nothing exports everything', () => expect(queryOf([], [])).toBe(''))
