import { count, hasMany, images, text } from '@wasl/shared/registry/fields.ts'
import { expect, test } from 'vitest'
import { mayBeEmpty } from './can-be-empty.ts'

const otherwise = ['Say how many there are', 'اكتب الكمية'] as const

test('a field is called optional where nothing at all is an answer', () => {
  expect(mayBeEmpty(text('Note', 'ملاحظة', { optional: true }))).toBe(true)
  expect(mayBeEmpty(hasMany('Features', 'المزايا', 'features'))).toBe(true)
  expect(mayBeEmpty(text('Name', 'الاسم'))).toBe(false)
  expect(mayBeEmpty(images('Proof', 'الإثبات', { min: 1 }))).toBe(false)
})

test('a field that its row needs is not called optional, though its column may be empty', () => {
  expect(mayBeEmpty(count('Quantity', 'الكمية', { optional: true, needed: { otherwise } }))).toBe(false)
  expect(mayBeEmpty(hasMany('Options', 'الخيارات', 'options', { needed: { otherwise } }))).toBe(false)
})
