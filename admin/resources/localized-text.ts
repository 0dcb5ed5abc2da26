import type { Locale } from '@wasl/shared/units.ts'

/** One language of a localized form value, which may be incomplete; '' if missing. */
export function localizedText(value: unknown, locale: Locale): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, locale) : ''
  return typeof text === 'string' ? text.trim() : ''
}
