import { expect, test } from 'vitest'
import { normalizeArabic } from './normalize-arabic.ts'

test.each([
  ['إصلاح', 'اصلاح'],
  ['صِيـانَة', 'صيانه'],
  ['  AC  Repair ', 'ac repair'],
  ['مستشفى', 'مستشفي'],
  ['مؤسسة شؤون', 'موسسه شوون'],
  ['CAFÉ', 'café'],
  ['CAFÉ', 'cafe'],
])('%s matches %s', (stored, searched) => expect(normalizeArabic(stored)).toBe(normalizeArabic(searched)))
