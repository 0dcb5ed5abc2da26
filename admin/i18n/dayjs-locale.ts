import type { Locale } from '@wasl/shared/units.ts'
import dayjs from 'dayjs'

const saturday = 6

/** Sets the global dayjs locale, with Saturday as the first day of the week. The locale must be loaded already. */
export const setDayjsLocale = (locale: Locale): void => {
  const dayjsLocale = dayjs.Ls[locale]
  if (!dayjsLocale) throw new Error(`setDayjsLocale: ${locale} is not loaded`)
  dayjs.locale({ ...dayjsLocale, weekStart: saturday })
}
