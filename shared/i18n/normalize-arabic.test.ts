import { expect, test } from 'vitest'
import { foldArabic } from './normalize-arabic.ts'

test.each([
  ['إصلاح', 'اصلاح'],
  ['صِيـانَة', 'صيانه'],
  ['  AC  Repair ', 'ac repair'],
  ['مستشفى', 'مستشفي'],
  ['مؤسسة شؤون', 'موسسه شوون'],
  ['CAFÉ', 'café'],
  ['CAFÉ', 'cafe'],
])('%s is found by %s', (written, asked) => expect(foldArabic(written)).toBe(foldArabic(asked)))
