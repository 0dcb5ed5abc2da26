import { expect, test } from 'vitest'
import { arabicCount } from './arabic-plural.ts'

test.each([
  [1, 'طلب جديد'],
  [2, 'طلبان جديدان'],
  [3, '3 طلبات جديدة'],
  [10, '10 طلبات جديدة'],
  [11, '11 طلبًا جديدًا'],
  [99, '99 طلبًا جديدًا'],
  [100, '100 طلب جديد'],
  [102, '102 طلب جديد'],
  [105, '105 طلبات جديدة'],
  [1234, '1234 طلبًا جديدًا'],
])('%i is «%s»', (count, text) =>
  expect(arabicCount({ one: 'طلب جديد', two: 'طلبان جديدان', few: 'طلبات جديدة', many: 'طلبًا جديدًا' }, count, String(count))).toBe(text),
)
