import { count } from '@wasl/shared/registry/fields.ts'
import { expect, test } from 'vitest'
import { type CellContext, readCell, writeCell } from './cell-formats.ts'

const context: CellContext = { locale: 'en', titles: new Map(), idOf: () => undefined }

test('a value stored in tenths is written as a decimal and read back', () => {
  const rating = count('Rating', 'التقييم', { optional: true, outOf: 5, tenths: true })
  expect(writeCell(rating, 47, context)).toMatchObject({ text: '4.7', number: 4.7 })
  expect(readCell(rating, '4.7', context)).toBe(47)
  expect(writeCell(rating, null, context)).toEqual({ text: '' })
})
