import { expect, test } from 'vitest'
import { type Asked, askedIn, filtersFor, isAsked, nothingAsked } from './asked.ts'

const asked: Asked = {
  words: 'نقل',
  criteria: { city_id: { in: ['a', 'b'] }, submitted_at: { within: 'this_month' } },
  groups: [
    { status: { in: ['new'] }, price: { gte: '100', lte: '900' } },
    { note: { contains: 'عاجل' }, is_open: { eq: 'true' }, created_at: { within: 'today' } },
  ],
}

test('what is asked of a list comes back from its filters as it went', () => expect(askedIn(filtersFor(asked))).toEqual(asked))

test('a group travels as a query in the words of the API', () => {
  expect(filtersFor({ ...nothingAsked, groups: [{ status: { in: ['new', 'done'] }, due_at: { within: 'today' } }] })).toEqual([
    { field: '_or', operator: 'in', value: ['due_at_within=today&status=new&status=done'] },
  ])
})

test('groups that ask nothing are left out, and a list asked for nothing says so', () => {
  expect(filtersFor({ ...nothingAsked, groups: [{}, { status: { in: [] } }] })).toEqual([])
  expect([isAsked(nothingAsked), isAsked(asked)]).toEqual([false, true])
})
