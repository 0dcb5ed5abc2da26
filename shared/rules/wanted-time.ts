import { formatClock, formatDay } from '../i18n/format.ts'
import type { Label } from '../units.ts'
import { riyadhTime } from './opening-hours.ts'
import { addDays } from './periods.ts'

/** The parts of a day that a client can want, by the prayers that people plan with. */
export const dayParts = {
  morning: { en: 'In the morning', ar: 'صباحًا' },
  after_dhuhr: { en: 'After Dhuhr', ar: 'بعد الظهر' },
  after_asr: { en: 'After Asr', ar: 'بعد العصر' },
  evening: { en: 'In the evening', ar: 'مساءً' },
} as const satisfies Readonly<Record<string, Label>>
export type DayPart = keyof typeof dayParts

/** When a client wants the work: as soon as possible without a day, else any time of the day, a part of it, or an hour. */
export type WantedTime = { wanted_on: string | null; wanted_part: DayPart | null; wanted_time: string | null }

/** The wanted time alone. */
export const wantedTimeOf = ({ wanted_on, wanted_part, wanted_time }: WantedTime): WantedTime => ({ wanted_on, wanted_part, wanted_time })

/** Nobody plans a request further ahead. */
export const wantedDays = 365

// Dhuhr and Asr move through the year; these are the latest ends in the Kingdom.
const partEnds: Readonly<Record<DayPart, string>> = { morning: '12:30', after_dhuhr: '16:00', after_asr: '19:00', evening: '23:59' }

/** The errors by field of a wanted time, read on the clock of Riyadh. */
export function wantedTimeErrors({ wanted_on, wanted_part, wanted_time }: WantedTime, now: string): Record<string, Label[]> {
  const { date: today, time } = riyadhTime(now)
  if (wanted_on === null) return wanted_part || wanted_time ? { wanted_on: [{ en: 'Choose the day', ar: 'اختر اليوم' }] } : {}
  if (wanted_on < today) return { wanted_on: [{ en: 'Choose today or a later day', ar: 'اختر اليوم أو يومًا بعده' }] }
  if (wanted_on > addDays(today, wantedDays)) return { wanted_on: [{ en: 'Choose a day within a year', ar: 'اختر يومًا خلال سنة' }] }
  if (wanted_part && wanted_time)
    return { wanted_time: [{ en: 'Choose a part of the day or an hour, not both', ar: 'اختر جزءًا من اليوم أو ساعة، لا كليهما' }] }
  if (wanted_on > today) return {}
  if (wanted_time && wanted_time <= time) return { wanted_time: [{ en: 'This hour has passed', ar: 'مضت هذه الساعة' }] }
  if (wanted_part && partEnds[wanted_part] <= time)
    return { wanted_part: [{ en: 'This part of today has passed', ar: 'مضى هذا الوقت من اليوم' }] }
  return {}
}

/** A wanted time in words: «28-11-2026, after Asr». */
export function wantedTimeLabel({ wanted_on, wanted_part, wanted_time }: WantedTime): Label {
  if (wanted_on === null) return { en: 'As soon as possible', ar: 'في أقرب وقت' }
  const day = formatDay(wanted_on)
  if (wanted_time) return { en: `${day}, ${formatClock(wanted_time, 'en')}`, ar: `${day}، ${formatClock(wanted_time, 'ar')}` }
  if (!wanted_part) return { en: day, ar: day }
  const { en, ar } = dayParts[wanted_part]
  return { en: `${day}, ${en.charAt(0).toLowerCase()}${en.slice(1)}`, ar: `${day}، ${ar}` }
}

/** The wanted time of an order that is sent again: none once its day has passed. */
export const stillWanted = (wanted: WantedTime, now: string): WantedTime =>
  Object.keys(wantedTimeErrors(wanted, now)).length === 0 ? wanted : { wanted_on: null, wanted_part: null, wanted_time: null }
