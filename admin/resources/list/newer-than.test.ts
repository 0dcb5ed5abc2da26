import { expect, test } from 'vitest'
import { declarationOf } from '../declarations.ts'
import { newerThan } from './newer-than.ts'

const named = (name: string) => declarationOf(name) ?? expect.fail(`no ${name}`)

test('in a list that shows the newest first, newer is what came a millisecond after its first row', () => {
  expect(newerThan(named('orders'), { submitted_at: '2026-11-21T09:00:00.999Z' })).toEqual([
    { field: 'submitted_at', operator: 'gte', value: '2026-11-21T09:00:01.000Z' },
  ])
})

test('in a list that was empty, whatever is there now is newer', () =>
  expect([newerThan(named('orders'), undefined), newerThan(named('cities'), undefined)]).toEqual([[], []]))

test('a list in another order has nothing that is newer', () => expect(newerThan(named('cities'), { sort_order: 1 })).toBeNull())
