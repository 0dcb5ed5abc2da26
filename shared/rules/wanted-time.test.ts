import { expect, test } from 'vitest'
import { stillWanted, type WantedTime, wantedTimeErrors, wantedTimeLabel } from './wanted-time.ts'

// 16:30 in Riyadh on 21 November 2026.
const now = '2026-11-21T13:30:00.000Z'
const wanted = (change: Partial<WantedTime>): WantedTime => ({ wanted_on: null, wanted_part: null, wanted_time: null, ...change })
const fields = (change: Partial<WantedTime>) => Object.keys(wantedTimeErrors(wanted(change), now))

test('as soon as possible, a day, a part of a day and an hour are valid', () => {
  expect(fields({})).toEqual([])
  expect(fields({ wanted_on: '2026-11-21' })).toEqual([])
  expect(fields({ wanted_on: '2026-11-21', wanted_part: 'after_asr' })).toEqual([])
  expect(fields({ wanted_on: '2026-11-21', wanted_time: '16:31' })).toEqual([])
  expect(fields({ wanted_on: '2027-11-21', wanted_time: '08:00' })).toEqual([])
})

test('what has passed in Riyadh is refused on its own field', () => {
  expect(fields({ wanted_on: '2026-11-20' })).toEqual(['wanted_on'])
  expect(fields({ wanted_on: '2027-11-22' })).toEqual(['wanted_on'])
  expect(fields({ wanted_on: '2026-11-21', wanted_part: 'after_dhuhr' })).toEqual(['wanted_part'])
  expect(fields({ wanted_on: '2026-11-21', wanted_time: '16:30' })).toEqual(['wanted_time'])
  // Midnight in Riyadh is nine in the evening in Greenwich.
  expect(Object.keys(wantedTimeErrors(wanted({ wanted_on: '2026-11-21' }), '2026-11-21T21:00:00.000Z'))).toEqual(['wanted_on'])
})

test('a part or an hour needs a day, and one excludes the other', () => {
  expect(fields({ wanted_part: 'morning' })).toEqual(['wanted_on'])
  expect(fields({ wanted_time: '09:00' })).toEqual(['wanted_on'])
  expect(fields({ wanted_on: '2026-11-25', wanted_part: 'morning', wanted_time: '09:00' })).toEqual(['wanted_time'])
})

test('it is told in words, and ends with its day', () => {
  expect(wantedTimeLabel(wanted({})).ar).toBe('في أقرب وقت')
  expect(wantedTimeLabel(wanted({ wanted_on: '2026-11-25', wanted_part: 'after_asr' }))).toEqual({
    en: '25-11-2026, after Asr',
    ar: '25-11-2026، بعد العصر',
  })
  expect(wantedTimeLabel(wanted({ wanted_on: '2026-11-25', wanted_time: '16:30' })).en).toContain('25-11-2026, ')
  expect(stillWanted(wanted({ wanted_on: '2026-11-20' }), now)).toEqual(wanted({}))
  expect(stillWanted(wanted({ wanted_on: '2026-11-25' }), now).wanted_on).toBe('2026-11-25')
})
