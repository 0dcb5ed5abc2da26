import { describe, expect, test } from 'vitest'
import { type Holiday, isWithinHours, type OpenSpan, openingStatus, riyadhTime } from './opening-hours.ts'

// Saturday 2026-11-21 to Friday 2026-11-27. Riyadh is three hours ahead of UTC all year.
const week: readonly OpenSpan[] = [
  { day: 'saturday', from: '09:00', to: '12:00' },
  { day: 'saturday', from: '16:00', to: '23:59' },
  { day: 'sunday', from: '00:00', to: '06:00' },
  { day: 'monday', from: '12:00', to: '18:00' },
  { day: 'monday', from: '09:00', to: '12:00' },
]
const open = (until: string) => ({ is_open: true, until, opens: null })
const closed = (date: string, day: string, time: string) => ({ is_open: false, until: null, opens: { date, day, time } })

/** The status, after a comparison with the shorter question. */
function statusAt(spans: readonly OpenSpan[], holidays: readonly Holiday[], instant: string) {
  const status = openingStatus(spans, holidays, instant)
  expect(isWithinHours(spans, holidays, riyadhTime(instant))).toBe(status.is_open)
  return status
}

describe('opening hours by the clock of Riyadh', () => {
  test.each([
    ['before the first span', '2026-11-21T05:59:59.999Z', closed('2026-11-21', 'saturday', '09:00')],
    ['at its start', '2026-11-21T06:00:00.000Z', open('12:00')],
    ['in its last minute', '2026-11-21T08:59:59.999Z', open('12:00')],
    ['at its end', '2026-11-21T09:00:00.000Z', closed('2026-11-21', 'saturday', '16:00')],
    ['in the second span', '2026-11-21T13:00:00.000Z', open('23:59')],
    ['in the minute before midnight', '2026-11-21T20:59:30.000Z', closed('2026-11-22', 'sunday', '00:00')],
    ['at midnight, still Saturday in UTC', '2026-11-21T21:00:00.000Z', open('06:00')],
    ['after the last span of Sunday', '2026-11-22T03:00:00.000Z', closed('2026-11-23', 'monday', '09:00')],
    ['spans that touch are one, in any order', '2026-11-23T08:30:00.000Z', open('18:00')],
    ['where they touch', '2026-11-23T09:00:00.000Z', open('18:00')],
    ['on a day without hours', '2026-11-27T09:00:00.000Z', closed('2026-11-28', 'saturday', '09:00')],
    ['in July the offset is the same', '2026-07-04T06:00:00.000Z', open('12:00')],
    ['on the leap day, a Tuesday', '2028-02-29T09:00:00.000Z', closed('2028-03-04', 'saturday', '09:00')],
    ['over the end of the year', '2026-12-31T21:30:00.000Z', closed('2027-01-02', 'saturday', '09:00')],
  ])('%s', (_, instant, expected) => expect(statusAt(week, [], instant)).toEqual(expected))
})

describe('holidays', () => {
  const holiday = (from: string, to: string): Holiday => ({ from, to })
  test.each([
    ['on its first day', [holiday('2026-11-21', '2026-11-22')], '2026-11-21T06:30:00.000Z', closed('2026-11-23', 'monday', '09:00')],
    ['in the last minute before it', [holiday('2026-11-22', '2026-11-22')], '2026-11-21T20:58:59.999Z', open('23:59')],
    ['it ends with its last day', [holiday('2026-11-21', '2026-11-21')], '2026-11-21T21:00:00.000Z', open('06:00')],
    [
      'one after the other',
      [holiday('2026-11-21', '2026-11-23'), holiday('2026-11-28', '2026-11-28')],
      '2026-11-21T06:30:00.000Z',
      closed('2026-11-29', 'sunday', '00:00'),
    ],
    [
      'a long one names no opening',
      [holiday('2026-11-01', '2027-02-01')],
      '2026-11-21T06:30:00.000Z',
      { is_open: false, until: null, opens: null },
    ],
  ])('%s', (_, holidays, instant, expected) => expect(statusAt(week, holidays, instant)).toEqual(expected))
})

test('a provider without hours is closed', () => {
  expect(statusAt([], [], '2026-11-21T06:30:00.000Z')).toEqual({ is_open: false, until: null, opens: null })
})

test('the weekday and time of an instant are those of Riyadh', () => {
  expect(riyadhTime('2026-11-20T21:00:00.000Z')).toEqual({ date: '2026-11-21', day: 'saturday', time: '00:00' })
  expect(riyadhTime('2026-11-20T20:59:59.999Z')).toEqual({ date: '2026-11-20', day: 'friday', time: '23:59' })
})
