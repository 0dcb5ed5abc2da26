import { formatAppointment, formatLength, formatLongDay } from '../i18n/format.ts'
import type { Locale } from '../units.ts'
import { minuteMs } from '../utils/durations.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { type Holiday, type OpenSpan, riyadhTime, spansOn } from './opening-hours.ts'
import { addDays } from './periods.ts'
import { type DayPart, dayParts } from './wanted-time.ts'

/** A part of a day as an appointment: from when, and how long. No form offers these lengths for an hour. */
export const partWindows = {
  morning: { from: '08:00', to: '12:30', minutes: 270 },
  after_dhuhr: { from: '12:30', to: '16:00', minutes: 210 },
  after_asr: { from: '15:45', to: '19:00', minutes: 195 },
  evening: { from: '19:00', to: '22:30', minutes: 210 },
} as const satisfies Readonly<Record<DayPart, { from: string; to: string; minutes: number }>>

/** The part of a day that an appointment is; null for one at an hour. */
export function dayPartOf(at: string, minutes: number | null): DayPart | null {
  const { time } = riyadhTime(at)
  return typedKeys(partWindows).find((part) => partWindows[part].from === time && partWindows[part].minutes === minutes) ?? null
}

/** When an appointment begins: «الأحد 29 نوفمبر، بعد العصر», or with its hour. */
export function timeLabel({ at, minutes }: AppointmentTime, locale: Locale): string {
  const part = dayPartOf(at, minutes)
  return part
    ? `${formatLongDay(at, locale)}${locale === 'ar' ? '،' : ','} ${lowerFirst(dayParts[part][locale])}`
    : formatAppointment(at, locale)
}

/** An appointment in words: when it begins, and for an hour its length where there is one. */
export function appointmentLabel({ at, minutes }: AppointmentTime, locale: Locale): string {
  const length = minutes === null || dayPartOf(at, minutes) ? '' : ` (${formatLength(minutes, locale)})`
  return timeLabel({ at, minutes }, locale) + length
}

type AppointmentTime = { at: string; minutes: number | null }

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A time that is not free. */
type TakenSpan = { starts_at: string; ends_at: string }
type FreeDay = { date: string; times: string[] }
type Work = { spans: readonly OpenSpan[]; holidays: readonly Holiday[]; taken: readonly TakenSpan[] }

const slotMinutes = 60

/** The full hours of work of the coming days that are free. Days without one are left out. */
export function freeTimes({ spans, holidays, taken }: Work, now: string, days: number): FreeDay[] {
  const today = riyadhTime(now).date
  return Array.from({ length: days }, (_, ahead) => addDays(today, ahead))
    .map((date) => {
      const open = spansOn(spans, holidays, date)
      return { date, times: fullHours.filter((time) => open.some(({ from, to }) => from <= time && time < to) && isFree(date, time)) }
    })
    .filter(({ times }) => times.length > 0)

  function isFree(date: string, time: string): boolean {
    const start = Date.parse(`${date}T${time}:00+03:00`)
    const end = start + slotMinutes * minuteMs
    return start > Date.parse(now) && !taken.some(({ starts_at, ends_at }) => Date.parse(starts_at) < end && start < Date.parse(ends_at))
  }
}

const fullHours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** The parts of a day that have a free hour; of a known day, only those that have not begun. */
export const freeParts = (times: readonly string[], day?: { date: string; now: string }): DayPart[] =>
  typedKeys(partWindows).filter((part) => {
    const { from, to } = partWindows[part]
    const hasBegun = day && Date.parse(`${day.date}T${from}:00+03:00`) <= Date.parse(day.now)
    return !hasBegun && times.some((time) => from <= time && time < to)
  })
