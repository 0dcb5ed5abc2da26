import type { Locale } from '@wasl/shared/units.ts'

/** One language of a localized value as a form holds it, where anything may be missing. */
export function textIn(value: unknown, locale: Locale): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, locale) : ''
  return typeof found === 'string' ? found.trim() : ''
}
