import { boolean, count, localized } from '@wasl/shared/registry/fields.ts'
import { expect, test } from 'vitest'
import { changesOf } from '../../fields/inputs/values.ts'
import { applyChoices, differencesOf } from './conflict.ts'

const fields = {
  title: localized('Title', 'العنوان'),
  percent: count('Percent', 'النسبة', { optional: true }),
  is_open: boolean('Open', 'مفتوح'),
}
const stored = { id: '1', version: 2, title: { ar: 'أ', en: 'A' }, percent: 5, is_open: true }

test('a conflict lists each differing field and who changed it', () => {
  const mine = { ...stored, percent: 10, is_open: false }
  const theirs = { ...stored, version: 3, percent: 20, title: { ar: 'ج', en: 'C' } }
  expect(differencesOf(fields, stored, mine, theirs).map(({ field, by }) => [field, by])).toEqual([
    ['title', 'them'],
    ['percent', 'both'],
    ['is_open', 'me'],
  ])
})

test('a field both changed to the same value is no conflict', () => {
  const both = { ...stored, percent: 10 }
  expect(differencesOf(fields, stored, both, { ...both, version: 3 })).toEqual([])
})

test('each field of a conflict is resolved by its own choice', () => {
  const mine = { ...stored, percent: 10, is_open: false }
  const merged = applyChoices(mine, stored, { percent: 'theirs', is_open: 'mine' })
  expect(changesOf(fields, stored, merged)).toEqual({ is_open: false })
})
