import { expect, test } from 'vitest'
import { queryOf } from './list-params.ts'
import { type Asked, askedIn, filtersFor, isAsked, nothingAsked } from './list-request.ts'

const asked: Asked = {
  words: 'نقل',
  criteria: { city_id: { in: ['a', 'b'] }, submitted_at: { within: 'this_month' } },
  groups: [
    { status: { in: ['new'] }, price: { gte: '100', lte: '900' } },
    { note: { contains: 'عاجل' }, is_open: { eq: 'true' }, created_at: { within: 'today' } },
  ],
}

test('what is asked of a list comes back from its filters as it went', () => expect(askedIn(filtersFor(asked))).toEqual(asked))

test('a group stands in an address without anything that an address escapes, and is asked as a query', () => {
  const filters = filtersFor({ ...nothingAsked, groups: [{ status: { in: ['new', 'done'] }, note: { contains: 'R&D 50% ~#;' } }] })
  const [text = ''] = filters.flatMap(({ value }) => value)
  expect(text).toBe('note_like=R~26D~2050~25~20~7E~23~3B;status=new;status=done')
  expect(decodeURIComponent(text)).toBe(text)
  const asked = new URLSearchParams(queryOf(filters, [])).get('_or')
  expect([...new URLSearchParams(asked ?? '')]).toEqual([
    ['note_like', 'R&D 50% ~#;'],
    ['status', 'new'],
    ['status', 'done'],
  ])
})

test('groups that ask nothing are left out, and a list asked for nothing says so', () => {
  expect(filtersFor({ ...nothingAsked, groups: [{}, { status: { in: [] } }] })).toEqual([])
  expect([isAsked(nothingAsked), isAsked(asked)]).toEqual([false, true])
})
