import { expect, test } from 'vitest'
import { appointmentDenial } from './appointment-times.ts'

test('an appointment is ahead, by at most a year', () => {
  const now = '2026-11-27T17:00:00.000Z'
  expect(appointmentDenial('2026-11-27T17:00:00.000Z', now)).toBe('past')
  expect(appointmentDenial('2026-11-27T20:00:00+03:00', now)).toBe('past')
  expect(appointmentDenial('2026-11-27T20:15:00+03:00', now)).toBeNull()
  expect(appointmentDenial('2027-11-27T17:00:00.000Z', now)).toBeNull()
  expect(appointmentDenial('2027-11-27T17:00:01.000Z', now)).toBe('too_far')
})
