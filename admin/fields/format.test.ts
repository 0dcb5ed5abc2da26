import { expect, test } from 'vitest'
import { countText, dateText, fromRiyadhTime, instantText, riyalText, toRiyadhTime, totalText } from './format.ts'

test('dates are formatted as dd-mm-yyyy', () => expect(dateText('2026-11-21')).toBe('21-11-2026'))

test('an instant is shown in Riyadh time', () => expect(instantText('2026-11-21T22:30:00.000Z')).toBe('22-11-2026 01:30'))

test('Riyadh time converts back to the same instant', () => {
  const instant = '2026-03-01T06:05:00.000Z'
  expect(fromRiyadhTime(toRiyadhTime(instant))).toBe(instant)
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [123450, '1,234.50'],
  [-99, '-0.99'],
  [100000000, '1,000,000.00'],
])('%i halalas are %s riyals', (halalas, text) => expect(riyalText(halalas)).toBe(text))

test('whole numbers are grouped by thousands', () => expect(countText(1234567)).toBe('1,234,567'))

test('a total beyond the count limit says that there are more rows', () => {
  expect([0, 340, 9_999, 10_000, 10_001, 25_000].map(totalText)).toEqual(['0', '340', '9,999', '10,000', '10,000+', '10,000+'])
})
