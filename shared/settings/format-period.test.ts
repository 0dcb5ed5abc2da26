import { expect, test } from 'vitest'
import { formatPeriod } from './format-period.ts'
import { defaultSettings } from './settings.ts'

test.each([
  ['unpaid_minutes', 120, '2 hours', 'ساعتين'],
  ['unpaid_minutes', 90, '90 minutes', '90 دقيقة'],
  ['unpaid_minutes', 60, '1 hour', 'ساعة واحدة'],
  ['offer_hours', 72, '72 hours', '72 ساعة'],
  ['request_days', 7, '7 days', '7 أيام'],
  ['receipt_days', 14, '14 days', '14 يومًا'],
  ['appeal_days', 1, '1 day', 'يوم واحد'],
] as const)('%s of %i reads as %s', (key, value, en, ar) =>
  expect(formatPeriod({ ...defaultSettings, [key]: value }, key)).toEqual({ en, ar }),
)
