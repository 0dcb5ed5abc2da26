import { expect, test } from 'vitest'
import { changedValues } from './drafts.ts'

test('a draft has the values that were changed and emptied, and no other', () => {
  const initial = { name: 'Riyadh', city_id: 'c1', note: null, days: [1, 2] }
  expect(changedValues(initial, { name: 'Jeddah', city_id: undefined, note: undefined, days: [1, 2] })).toEqual({
    name: 'Jeddah',
    city_id: null,
  })
})
