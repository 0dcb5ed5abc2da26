import { resources } from '@wasl/resources/index.ts'
import { expect, test } from 'vitest'
import { listStateOf, listStateQuery } from './list-state.ts'

const { orders } = resources
const initial = listStateOf(orders, '')

test('an address without a query shows the first page in the default order', () => {
  expect(initial).toEqual({ filters: [], sorters: [{ field: 'submitted_at', order: 'desc' }], currentPage: 1, pageSize: 20 })
  expect(listStateQuery(orders, initial)).toBe('')
})

test('a state survives its address', () => {
  const state = {
    filters: [{ field: 'status', operator: 'in' as const, value: ['paid'] }],
    sorters: [{ field: 'number', order: 'asc' as const }],
    currentPage: 3,
    pageSize: 50,
  }
  expect(listStateOf(orders, `?${listStateQuery(orders, state)}`)).toEqual(state)
})

test('an address with nonsense shows the list as it is without', () => {
  for (const search of ['?filters=x&sorters=y', '?currentPage=-2&pageSize=abc', '?currentPage=1.5'])
    expect(listStateOf(orders, search)).toEqual(initial)
})
