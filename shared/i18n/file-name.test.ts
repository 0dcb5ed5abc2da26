import { expect, test } from 'vitest'
import { fileNameParts } from './file-name.ts'

test('an Arabic name is followed by its extension in the direction of the page, any other name from left to right', () => {
  expect(fileNameParts('السجل التجاري 2026.pdf', 'ar')).toEqual({ dir: 'rtl', stem: 'السجل التجاري 2026', extension: '.pdf' })
  expect(fileNameParts('السجل.pdf', 'en').dir).toBe('ltr')
  expect(fileNameParts('2026 سجل.pdf', 'ar').dir).toBe('rtl')
  for (const name of ['plan.v2.pdf', '2026.pdf', 'photo سجل.jpg']) expect(fileNameParts(name, 'ar').dir).toBe('ltr')
  expect(fileNameParts('plan.v2.pdf', 'ar')).toMatchObject({ stem: 'plan.v2', extension: '.pdf' })
})

test('a name without an extension stays whole', () => {
  expect(fileNameParts('سجل', 'ar')).toMatchObject({ stem: 'سجل', extension: '' })
  expect(fileNameParts('.env', 'en')).toMatchObject({ stem: '.env', extension: '' })
})
