import { expect, test } from 'vitest'
import { entryKind } from './entry-kind.ts'

test('a known kind of entry keeps its words', () => {
  expect(entryKind('refund')).toBe('refund')
})

test('a kind that this page does not know is still an entry', () => {
  expect(entryKind('gift')).toBe('other')
})
