import { count } from '@wasl/shared/registry/fields.ts'
import { expect, test } from 'vitest'
import { readCell, type Wording, writeCell } from './cell-kinds.ts'

const wording: Wording = { locale: 'en', titles: new Map(), idOf: () => undefined }

test('what is kept in tenths is written as people read it, and read back', () => {
  const rating = count('Rating', 'التقييم', { optional: true, outOf: 5, tenths: true })
  expect(writeCell(rating, 47, wording)).toMatchObject({ text: '4.7', number: 4.7 })
  expect(readCell(rating, '4.7', wording)).toBe(47)
  expect(writeCell(rating, null, wording)).toEqual({ text: '' })
})
