import { expect, test } from 'vitest'
import { payoutWeek } from './payout-week.ts'

test('a settlement day closes the week that ended at its midnight in Riyadh', () => {
  // 2026-11-22 is a Sunday.
  const week = { last_day: '2026-11-21', closed_at: '2026-11-21T21:00:00.000Z', next_day: '2026-11-29' }
  expect(payoutWeek('2026-11-21T21:00:00.000Z', 'sunday')).toEqual(week)
  expect(payoutWeek('2026-11-28T20:59:59.999Z', 'sunday')).toEqual(week)
})

test('before midnight of the settlement day the week before is still the closed one', () => {
  expect(payoutWeek('2026-11-21T20:59:59.999Z', 'sunday')).toMatchObject({ last_day: '2026-11-14', next_day: '2026-11-22' })
})

test('every day of the week can be the settlement day', () => {
  expect(payoutWeek('2026-11-22T09:00:00.000Z', 'saturday').next_day).toBe('2026-11-28')
  expect(payoutWeek('2026-11-22T09:00:00.000Z', 'thursday')).toMatchObject({ last_day: '2026-11-18', next_day: '2026-11-26' })
})
