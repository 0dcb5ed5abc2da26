import type { Locale, Money } from '../units.ts'
import { countLimit, isBeyondCountLimit } from '../utils/count-limit.ts'
import { daySeconds, hourSeconds, riyadhOffsetMs } from '../utils/durations.ts'
import { arabicCount } from './arabic-plural.ts'

// The only place with Intl. Latin digits and the Gregorian calendar are explicit: ar-SA alone has neither.
const tags = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' } as const
const hijriTags = { ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn', en: 'en-GB-u-ca-islamic-umalqura-nu-latn' } as const
const zone = 'Asia/Riyadh'

// Creating an Intl object is far slower than using it: each is created once.
const formatters = new Map<string, Intl.DateTimeFormat>()
function dateFormatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options)
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone: zone, ...options })
  formatters.set(key, formatter)
  return formatter
}

// `negative`: the negation of zero has no sign.
const signs = { signDisplay: 'negative' } as const
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0, ...signs })
const oneDecimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1, ...signs })
const atMostOneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1, ...signs })
const twoDecimals = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2, ...signs })

/** A count with thousands separators: 12,500. */
export const formatCount = (value: number): string => whole.format(value)

/** A rating with its one decimal: 4.8. */
export const formatRating = (value: number): string => oneDecimal.format(value)

/** The total of a list, which counts its rows up to a limit: 340, or 10,000+. */
export const formatTotal = (total: number): string => (isBeyondCountLimit(total) ? `${formatCount(countLimit)}+` : formatCount(total))

/** Halalas as riyals with both decimals, as in invoices and tables: 1,250.00. */
export const formatExactRiyals = (halalas: Money): string => twoDecimals.format(halalas / 100)

/** Halalas as riyals without a sign: 1,250 or 1,250.50. */
export const formatRiyals = (halalas: Money): string => (halalas % 100 === 0 ? whole.format(halalas / 100) : formatExactRiyals(halalas))

/** Halalas as riyals for files and codes: 1250.50. */
export const plainRiyals = (halalas: Money): string => (halalas / 100).toFixed(2)

/** Halalas for plain text: «1,250 ر.س» or "SAR 1,250". */
export const formatMoneyText = (halalas: Money, locale: Locale): string =>
  locale === 'ar' ? `${formatRiyals(halalas)} ر.س` : `SAR ${formatRiyals(halalas)}`

const riyalForms = { one: 'ريال', two: 'ريالين', few: 'ريالات', many: 'ريالًا' }
const subjectForms = { ...riyalForms, two: 'ريالان' }
/** Halalas in an Arabic sentence, after a preposition: «على 230 ريالًا»; with `subject`, as its subject: «ريالان». */
export function arabicRiyals(halalas: Money, { subject = false } = {}): string {
  const number = formatRiyals(halalas)
  return halalas % 100 === 0 ? arabicCount(subject ? subjectForms : riyalForms, halalas / 100, number) : `${number} ريال`
}

/** A Saudi mobile number, '+9665…', in the usual notation: 050 123 4567. Others stay as they are. */
export const formatPhone = (phone: string): string => phone.replace(/^\+966(\d\d)(\d{3})(\d{4})$/, '0$1 $2 $3')

/** A calendar date: '2026-11-21' as 21-11-2026. */
export const formatDay = (day: string): string => day.slice(0, 10).split('-').reverse().join('-')

/** An instant in Riyadh on the 24-hour clock of files and reports, which sorts: 21-11-2026 12:30; with `seconds`, 21-11-2026 12:30:05. */
export function formatInstant(instant: string, { seconds = false } = {}): string {
  const clock = new Date(Date.parse(instant) + riyadhOffsetMs).toISOString()
  return `${formatDay(clock)} ${clock.slice(11, seconds ? 19 : 16)}`
}

/** An instant as its date in Riyadh: 21-11-2026. */
export const formatDate = (instant: string): string => {
  const parts = dateFormatter('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(new Date(instant))
  return parts.map((part) => (part.type === 'literal' ? '-' : part.value)).join('')
}

/** An instant as its time in Riyadh, on the 12-hour clock of both languages: 9:30 م or 9:30 pm. It never breaks before its last part. */
export const formatTime = (instant: string, locale: Locale): string =>
  dateFormatter(tags[locale], { hour: 'numeric', minute: '2-digit', hour12: true }).format(new Date(instant)).replace(/\s/g, '\u00a0')

/** A time of day, '21:30', on the same clock. */
export const formatClock = (time: string, locale: Locale): string => formatTime(`2000-01-01T${time}:00+03:00`, locale)

/** An instant as date and time in Riyadh. */
export const formatDateTime = (instant: string, locale: Locale): string => `${formatDate(instant)} ${formatTime(instant, locale)}`

/** An instant as a long date: 21 نوفمبر 2026. */
export const formatLongDate = (instant: string, locale: Locale): string =>
  dateFormatter(tags[locale], { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant))

/** An instant as weekday and date: «الأحد 29 نوفمبر» or "Sunday 29 November". */
export const formatLongDay = (instant: string, locale: Locale): string =>
  dateFormatter(tags[locale], { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(instant)).replace(/[,،]/g, '')

/** The weekday of an instant in one letter, above the column of a calendar: ح or S. */
export const formatWeekdayLetter = (instant: string, locale: Locale): string =>
  dateFormatter(tags[locale], { weekday: 'narrow' }).format(new Date(instant))

/** An instant as weekday, date and time: «الأحد 29 نوفمبر، 4:00 م» or "Sunday 29 November, 4:00 pm". */
export const formatAppointment = (instant: string, locale: Locale): string =>
  `${formatLongDay(instant, locale)}${locale === 'ar' ? '،' : ','} ${formatTime(instant, locale)}`

/** A month of the Gregorian calendar, '2026-11', in words: نوفمبر 2026. */
export const formatMonth = (month: string, locale: Locale): string =>
  dateFormatter(tags[locale], { month: 'long', year: 'numeric' }).format(new Date(`${month}-15T00:00:00.000Z`))

/** An instant in the Umm al-Qura calendar: 26 رجب 1447 هـ. */
export const formatHijri = (instant: string, locale: Locale): string =>
  dateFormatter(hijriTags[locale], { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant))

/** A file size in kilobytes or megabytes. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1024 * 1024
  const amount = isLarge ? atMostOneDecimal.format(bytes / 1024 / 1024) : whole.format(Math.max(1, bytes / 1024))
  return `${amount} ${fileUnits[locale][isLarge ? 'mega' : 'kilo']}`
}
const fileUnits = { ar: { kilo: 'كيلوبايت', mega: 'ميجابايت' }, en: { kilo: 'KB', mega: 'MB' } } as const

const plurals = { ar: new Intl.PluralRules('ar'), en: new Intl.PluralRules('en') }
const dayTexts = {
  ar: { zero: 'أقل من يوم', one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' },
  en: { zero: '# days', one: '# day', two: '# days', few: '# days', many: '# days', other: '# days' },
} as const

/** A number of days with its noun: «3 أيام», "3 days". */
export const formatDays = (days: number, locale: Locale): string =>
  dayTexts[locale][plurals[locale].select(days)].replace('#', whole.format(days))

/** A range of days with its noun: «2–3 أيام», "2–3 days", and from today on «خلال يومين», "within 2 days". */
export function formatDayRange(min: number, max: number, locale: Locale): string {
  const days = formatDays(max, locale)
  if (min === max) return days
  if (min > 0) return `${formatCount(min)}–${days}`
  // After a preposition the dual has another ending.
  return locale === 'ar' ? `خلال ${max === 2 ? 'يومين' : days}` : `within ${days}`
}

const minuteTexts = {
  ar: { zero: 'أقل من دقيقة', one: 'دقيقة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
  en: { zero: 'less than a minute', one: 'a minute', two: '# minutes', few: '# minutes', many: '# minutes', other: '# minutes' },
} as const

// After a preposition the dual has another ending.
const hoursAfter = {
  ar: { zero: '# ساعة', one: 'ساعة', two: 'ساعتين', few: '# ساعات', many: '# ساعة', other: '# ساعة' },
  en: { zero: '# hours', one: 'an hour', two: '# hours', few: '# hours', many: '# hours', other: '# hours' },
} as const

/** A number of minutes after a preposition, in hours if they are whole ones: «بعد 3 دقائق», "in 2 hours". */
export function formatMinutes(minutes: number, locale: Locale): string {
  const [texts, count] = minutes > 0 && minutes % 60 === 0 ? [hoursAfter, minutes / 60] : [minuteTexts, minutes]
  // English has no plural form of its own for zero.
  return texts[locale][count === 0 ? 'zero' : plurals[locale].select(count)].replace('#', whole.format(count))
}

/** A number of minutes by itself, where the Arabic dual has another ending: «ساعتان», "2 hours". */
export const formatLength = (minutes: number, locale: Locale): string => formatMinutes(minutes, locale).replace(/^(دقيقت|ساعت)ين$/, '$1ان')

const hourTexts = {
  ar: { zero: '# ساعة', one: 'ساعة', two: 'ساعتان', few: '# ساعات', many: '# ساعة', other: '# ساعة' },
  en: { zero: '# hours', one: '# hour', two: '# hours', few: '# hours', many: '# hours', other: '# hours' },
} as const
const joinedWith = { ar: ' و', en: ' ' } as const
/** From this many days on, the hours no longer matter. */
const daysWithoutHours = 8

/** The minutes and seconds left: 1:59. */
export const formatMinutesLeft = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The time left, in milliseconds: days rounded up, below eight days with their hours, else 1:59:05. */
export function formatCountdown(ms: number, locale: Locale): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const days = Math.floor(seconds / daySeconds)
  if (days >= daysWithoutHours) return formatDays(Math.ceil(seconds / daySeconds), locale)
  if (days > 0) {
    // Rounded up to the next hour: a moment after the start, seven days are still left.
    const hours = Math.ceil(seconds / hourSeconds)
    const [wholeDays, rest] = [Math.floor(hours / 24), hours % 24]
    if (rest === 0) return formatDays(wholeDays, locale)
    return (
      formatDays(wholeDays, locale) + joinedWith[locale] + hourTexts[locale][plurals[locale].select(rest)].replace('#', whole.format(rest))
    )
  }
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / hourSeconds)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`
}
