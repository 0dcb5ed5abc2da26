import { count, hasMany, images, text } from '@wasl/shared/registry/fields.ts'
import { expect, test } from 'vitest'
import { canBeEmpty } from './field-rule.ts'

const message = { en: 'Enter the quantity', ar: 'اكتب الكمية' } as const

test('a field is labelled optional when it can be left empty', () => {
  expect(canBeEmpty(text('Note', 'ملاحظة', { optional: true }))).toBe(true)
  expect(canBeEmpty(hasMany('Features', 'المزايا', 'features'))).toBe(true)
  expect(canBeEmpty(text('Name', 'الاسم'))).toBe(false)
  expect(canBeEmpty(images('Proof', 'الإثبات', { min: 1 }))).toBe(false)
})

test('a field its row requires is not labelled optional, even if its column is nullable', () => {
  expect(canBeEmpty(count('Quantity', 'الكمية', { optional: true, requiredWhenVisible: { message } }))).toBe(false)
  expect(canBeEmpty(hasMany('Options', 'الخيارات', 'options', { requiredWhenVisible: { message } }))).toBe(false)
})
