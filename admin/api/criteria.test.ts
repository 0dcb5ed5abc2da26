import type { CrudFilters } from '@refinedev/core'
import { expect, test } from 'vitest'
import { criteriaOf, emptyCriteria, filtersOf, membershipOf, searchTermsOf } from './criteria.ts'

const filters: CrudFilters = [
  { field: 'q', operator: 'contains', value: 'صيانة' },
  { field: 'price', operator: 'gte', value: 100 },
  { field: 'price', operator: 'lte', value: 900 },
  { field: 'kind', operator: 'in', value: ['service'] },
]

test('filters are grouped by field, without the search terms', () => {
  expect(criteriaOf(filters)).toEqual({ price: { gte: 100, lte: 900 }, kind: { in: ['service'] } })
  expect(searchTermsOf(filters)).toBe('صيانة')
})

test('criteria convert back to the same filters', () => {
  expect(filtersOf(criteriaOf(filters))).toEqual(filters.slice(1))
})

test('empty criteria are dropped, zero and false are kept', () => {
  expect(filtersOf({ kind: { in: [] }, title: { contains: '' }, price: { gte: 0 }, is_open: { eq: false } })).toEqual([
    { field: 'price', operator: 'gte', value: 0 },
    { field: 'is_open', operator: 'eq', value: false },
  ])
})

test('«is not» and «is empty» survive a round trip', () => {
  const criteria = { city_id: { ne: ['a', 'b'] }, provider_id: emptyCriteria }
  expect(filtersOf(criteria)).toEqual([
    { field: 'city_id', operator: 'ne', value: ['a', 'b'] },
    { field: 'provider_id', operator: 'in', value: [''] },
  ])
  expect(criteriaOf(filtersOf(criteria))).toEqual(criteria)
  expect([{ in: ['a'] }, criteria.city_id, emptyCriteria, {}].map(membershipOf)).toEqual(['in', 'ne', 'empty', 'in'])
})

test('a date preset survives a round trip', () => {
  const criteria = { created_at: { within: 'last_7_days' } }
  expect(filtersOf(criteria)).toEqual([{ field: 'created_at_within', operator: 'eq', value: 'last_7_days' }])
  expect(criteriaOf(filtersOf(criteria))).toEqual(criteria)
})
