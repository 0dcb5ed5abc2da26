import type { Locale } from '@wasl/shared/units.ts'
import dayjs from 'dayjs'

// The sixth day from Sunday.
const saturday = 6

/** Makes calendars name days in this language, whose words were loaded, each week beginning on Saturday. */
export const nameDaysIn = (locale: Locale): void => {
  const words = dayjs.Ls[locale]
  if (!words) throw new Error(`nameDaysIn: no words of ${locale}`)
  dayjs.locale({ ...words, weekStart: saturday })
}
