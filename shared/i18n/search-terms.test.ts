import { expect, test } from 'vitest'
import { matchesWordStarts, searchTerms } from './search-terms.ts'

test.each([
  ['السباكة', 'سباك', 'سباكين'],
  ['كهرباء', 'كهربائي', 'الكهربائية'],
  ['مكيف', 'المكيفات', 'مكيّفات'],
  ['تكييف', 'تكيف', 'التكييف'],
  ['نجارة', 'نجّار', 'النجارين'],
])('%s, %s and %s are one word', (...texts) => {
  expect(new Set(texts.flatMap(searchTerms)).size).toBe(1)
})

test('short words keep their letters, and words end at punctuation', () => {
  expect(searchTerms('شقة، فيلا/AC-repair')).toEqual(['شقه', 'فيلا', 'ac', 'repair'])
  expect(searchTerms(' ')).toEqual([])
})

test('a query matches at the start of a word, not inside it', () => {
  expect(matchesWordStarts('ac', 'School tutoring, social account')).toBe(true)
  expect(matchesWordStarts('ac', 'Practice tests')).toBe(false)
  expect(matchesWordStarts('اصلاح تسرب', 'إصلاح التسربات')).toBe(true)
  expect(matchesWordStarts('', 'anything')).toBe(true)
})
