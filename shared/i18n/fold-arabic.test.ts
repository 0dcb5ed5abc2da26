import { expect, test } from 'vitest'
import { foldArabic } from './fold-arabic.ts'

test.each([
  ['إصلاح', 'اصلاح'],
  ['صِيـانَة', 'صيانه'],
  ['  AC  Repair ', 'ac repair'],
  ['مستشفى', 'مستشفي'],
])('%s is found by %s', (written, asked) => expect(foldArabic(written)).toBe(foldArabic(asked)))
