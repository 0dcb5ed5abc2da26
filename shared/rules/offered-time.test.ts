import { expect, test } from 'vitest'
import { appointmentLabel, dayPartOf, freeParts, freeTimes } from './offered-time.ts'

const now = '2026-11-22T07:00:00.000Z' // Sunday, ten in the morning in Riyadh
const spans = [
  { day: 'sunday', from: '09:00', to: '13:00' },
  { day: 'sunday', from: '16:00', to: '18:00' },
  { day: 'monday', from: '08:30', to: '10:00' },
] as const

test('free times are the full hours of work that are ahead and not taken', () => {
  const taken = [{ starts_at: '2026-11-22T13:30:00.000Z', ends_at: '2026-11-22T14:00:00.000Z' }] // 16:30 to 17:00
  expect(freeTimes({ spans, holidays: [], taken }, now, 7)).toEqual([
    { date: '2026-11-22', times: ['11:00', '12:00', '17:00'] },
    { date: '2026-11-23', times: ['09:00'] },
  ])
})

test('holidays have no free times', () => {
  const holidays = [{ from: '2026-11-22', to: '2026-11-22' }]
  expect(freeTimes({ spans, holidays, taken: [] }, now, 7).map(({ date }) => date)).toEqual(['2026-11-23'])
})

test('a part of the day is offered if an hour in it is free', () => {
  expect(freeParts(['11:00', '17:00'])).toEqual(['morning', 'after_asr'])
  expect(freeParts([])).toEqual([])
  // At ten in Riyadh the morning has begun.
  const today = { date: '2026-11-29', now: '2026-11-29T07:00:00.000Z' }
  expect(freeParts(['11:00', '17:00'], today)).toEqual(['after_asr'])
  expect(freeParts(['11:00', '17:00'], { ...today, date: '2026-11-30' })).toEqual(['morning', 'after_asr'])
})

test('a part of a day and an hour read differently', () => {
  const after = { at: '2026-11-29T12:45:00.000Z', minutes: 195 }
  expect(dayPartOf(after.at, after.minutes)).toBe('after_asr')
  expect(appointmentLabel(after, 'ar')).toBe('الأحد 29 نوفمبر، بعد العصر')
  expect(appointmentLabel(after, 'en')).toBe('Sunday 29 November, after Asr')
  expect(dayPartOf(after.at, 180)).toBeNull()
  expect(appointmentLabel({ at: '2026-11-29T13:00:00.000Z', minutes: null }, 'en')).toMatch(/^Sunday 29 November, 4:00.pm$/)
})
