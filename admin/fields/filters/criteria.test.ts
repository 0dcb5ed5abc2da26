import type { CrudFilters } from '@refinedev/core'
import { expect, test } from 'vitest'
import { criteriaOf, filtersOf, wordsOf } from './criteria.ts'

const filters: CrudFilters = [
  { field: 'q', operator: 'contains', value: 'صيانة' },
  { field: 'price', operator: 'gte', value: 100 },
  { field: 'price', operator: 'lte', value: 900 },
  { field: 'kind', operator: 'in', value: ['service'] },
]

test('the filters of an address are gathered by field, search words apart', () => {
  expect(criteriaOf(filters)).toEqual({ price: { gte: 100, lte: 900 }, kind: { in: ['service'] } })
  expect(wordsOf(filters)).toBe('صيانة')
})

test('what is gathered goes back to the same filters', () => {
  expect(filtersOf(criteriaOf(filters))).toEqual(filters.slice(1))
})

test('an emptied filter asks nothing, and zero or no is an answer', () => {
  expect(filtersOf({ kind: { in: [] }, title: { contains: '' }, price: { gte: 0 }, is_open: { eq: false } })).toEqual([
    { field: 'price', operator: 'gte', value: 0 },
    { field: 'is_open', operator: 'eq', value: false },
  ])
})

test('a span of days is asked by its own word, and read back', () => {
  const asked = { created_at: { within: 'last_7_days' } }
  expect(filtersOf(asked)).toEqual([{ field: 'created_at_within', operator: 'eq', value: 'last_7_days' }])
  expect(criteriaOf(filtersOf(asked))).toEqual(asked)
})
