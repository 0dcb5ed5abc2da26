import { expect, test } from 'vitest'
import { readInstant } from './dates.ts'

test.each([
  ['21-11-2026 12:30', '2026-11-21T09:30:00.000Z'],
  ['21/11/2026 12:30:05', '2026-11-21T09:30:05.000Z'],
  ['٠٦-١٢-٢٠٢٦', '2026-12-05T21:00:00.000Z'],
  ['06-12-2026', '2026-12-05T21:00:00.000Z'],
  ['2026-12-06T09:30:00.000Z', '2026-12-06T09:30:00.000Z'],
])('%s is an instant in Riyadh', (text, instant) => {
  expect(readInstant(text)).toBe(instant)
})

test.each(['12-31-2026', 'Dec 6, 2026', '6'])('%s is returned unchanged, so that it is reported', (text) => {
  expect(readInstant(text)).toBe(text)
})
