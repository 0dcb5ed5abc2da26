import type { Locale } from '@wasl/shared/units.ts'
import { latinDigits } from '@wasl/shared/utils/normalize-text.ts'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'

dayjs.extend(customParseFormat)

// Both directions go through English: in dayjs's Arabic, noon is before noon.
const arabic = { am: 'ص', pm: 'م' }

/** A date in a format of digits and `a`: 21-11-2026 9:30 م. */
export function formatClockText(date: dayjs.Dayjs, format: string, locale: Locale): string {
  const text = date.locale('en').format(format)
  return locale === 'ar' ? text.replace(/am/i, arabic.am).replace(/pm/i, arabic.pm) : text
}

/** The date of a text in the first of these formats that it has; null if it has none. */
export function parseClockText(text: string, formats: readonly string[]): dayjs.Dayjs | null {
  const english = latinDigits(text).trim().toLowerCase().replace(/\s+/g, ' ').replace(arabic.am, 'am').replace(arabic.pm, 'pm')
  return formats.map((format) => dayjs(english, format, 'en', true)).find((date) => date.isValid()) ?? null
}
