import { expect, test } from 'vitest'
import { declarationOf } from '../../api/declarations.ts'
import { newerRowsFilter } from './newer-rows-filter.ts'

const declaration = (name: string) => declarationOf(name) ?? expect.fail(`no ${name}`)

test('in a list sorted newest first, newer rows start a millisecond after the first row', () => {
  expect(newerRowsFilter(declaration('orders'), { submitted_at: '2026-11-21T09:00:00.999Z' })).toEqual([
    { field: 'submitted_at', operator: 'gte', value: '2026-11-21T09:00:01.000Z' },
  ])
})

test('in an empty list every row is newer', () =>
  expect([newerRowsFilter(declaration('orders'), undefined), newerRowsFilter(declaration('cities'), undefined)]).toEqual([[], []]))

test('a list in another order has no filter for newer rows', () =>
  expect(newerRowsFilter(declaration('cities'), { sort_order: 1 })).toBeNull())
