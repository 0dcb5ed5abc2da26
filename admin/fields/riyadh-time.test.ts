import { expect, test } from 'vitest'
import { fromRiyadhTime, toRiyadhTime } from './riyadh-time.ts'

test('Riyadh time converts back to the same instant', () => {
  const instant = '2026-03-01T06:05:00.000Z'
  expect(fromRiyadhTime(toRiyadhTime(instant))).toBe(instant)
})
