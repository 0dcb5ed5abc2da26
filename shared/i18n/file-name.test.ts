import { expect, test } from 'vitest'
import { fileNameParts } from './file-name.ts'

test('an Arabic name is followed by its extension in the direction of the page, any other name from left to right', () => {
  expect(fileNameParts('السجل التجاري 2026.pdf', 'ar')).toEqual({ dir: 'rtl', stem: 'السجل التجاري ', ending: '2026.pdf' })
  expect(fileNameParts('السجل.pdf', 'en').dir).toBe('ltr')
  expect(fileNameParts('2026 سجل.pdf', 'ar').dir).toBe('rtl')
  for (const name of ['plan.v2.pdf', '2026.pdf', 'photo سجل.jpg']) expect(fileNameParts(name, 'ar').dir).toBe('ltr')
  expect(fileNameParts('plan.v2.pdf', 'ar')).toMatchObject({ stem: 'plan.v2', ending: '.pdf' })
})

test.each([
  ['تقرير 2050.pdf', 'تقرير ', '2050.pdf'],
  ['تقرير ٢٠٥٠.pdf', 'تقرير ', '٢٠٥٠.pdf'],
  ['عقد-2.pdf', 'عقد-', '2.pdf'],
  ['عقد (2).pdf', 'عقد ', '(2).pdf'],
  ['خطة May 2026.pdf', 'خطة ', 'May 2026.pdf'],
  ['فاتورة 12 مكررة.pdf', 'فاتورة 12 مكررة', '.pdf'],
  ['2026 سجل.pdf', '2026 سجل', '.pdf'],
])('the digits and Latin letters at the end of the Arabic name %s stay with its extension', (name, stem, ending) => {
  expect(fileNameParts(name, 'ar')).toEqual({ dir: 'rtl', stem, ending })
})

test('a name without an extension stays whole', () => {
  expect(fileNameParts('سجل', 'ar')).toMatchObject({ stem: 'سجل', ending: '' })
  expect(fileNameParts('.env', 'en')).toMatchObject({ stem: '.env', ending: '' })
})
