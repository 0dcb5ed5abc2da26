import { countLimit, isBeyondCountLimit } from '@wasl/shared/rules/count-limit.ts'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Riyadh has UTC+3 all year. */
const riyadhHours = 3

/** '2026-11-21' as '21-11-2026'. */
export const dateText = (date: string): string => date.slice(0, 10).split('-').reverse().join('-')

/** An instant in Riyadh time: '21-11-2026 12:30'. */
export const instantText = (instant: string): string => toRiyadhTime(instant).format('DD-MM-YYYY HH:mm')

/** Whole numbers in groups of three: 1,234,567. */
export const countText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** The parameters of a text with a count: `count` chooses the plural form, `number` is shown. */
export const counted = (count: number) => ({ count, number: countText(count) })

/** The total of a list, which counts its rows up to a limit: 340, or 10,000+. */
export const totalText = (total: number): string => (isBeyondCountLimit(total) ? `${countText(countLimit)}+` : countText(total))

/** Halalas as riyals: 123450 is '1,234.50'. */
export function riyalText(halalas: number): string {
  const whole = Math.trunc(Math.abs(halalas) / 100)
  const rest = String(Math.abs(halalas) % 100).padStart(2, '0')
  return `${halalas < 0 ? '-' : ''}${countText(whole)}.${rest}`
}

/** An instant as Riyadh wall-clock time, for pickers without time zones. */
export const toRiyadhTime = (instant: string): dayjs.Dayjs => dayjs.utc(instant).add(riyadhHours, 'hour')

/** The ISO instant (UTC) of a Riyadh wall-clock time. */
export const fromRiyadhTime = (clock: dayjs.Dayjs): string =>
  dayjs.utc(clock.format('YYYY-MM-DDTHH:mm:ss')).subtract(riyadhHours, 'hour').toISOString()
