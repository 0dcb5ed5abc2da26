import { arabicCount } from '../i18n/arabic-plural.ts'
import { formatCount } from '../i18n/format.ts'
import type { Label } from '../units.ts'
import { dayMs, hourMs, minuteMs } from '../utils/durations.ts'
import { type DurationSetting, durationMs } from './duration-settings.ts'
import type { Settings } from './settings.ts'

// After a preposition: «خلال ساعتين».
const units = [
  { ms: dayMs, en: 'day', ar: { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا' } },
  { ms: hourMs, en: 'hour', ar: { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة' } },
  { ms: minuteMs, en: 'minute', ar: { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة' } },
] as const

/** The current length of a duration setting in words: whole hours of a setting in minutes are hours, days stay days. */
export function formatPeriod<K extends DurationSetting>(settings: Pick<Settings, K>, key: K): Label {
  const ms = durationMs(settings, key)
  // A day is as long as its 24 hours say where the setting counts hours.
  const fitting = units.find((unit) => ms % unit.ms === 0 && (unit.ms < dayMs || key.endsWith('_days'))) ?? units[2]
  const count = ms / fitting.ms
  const number = formatCount(count)
  return { en: `${number} ${fitting.en}${count === 1 ? '' : 's'}`, ar: arabicCount(fitting.ar, count, number) }
}

/** The text with the current length of the setting for `{period}`. */
export function withPeriod({ en, ar }: Label, settings: Settings, key: DurationSetting): Label {
  const period = formatPeriod(settings, key)
  return { en: en.replaceAll('{period}', period.en), ar: ar.replaceAll('{period}', period.ar) }
}
