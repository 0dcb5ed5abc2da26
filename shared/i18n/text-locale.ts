import type { Locale } from '../units.ts'

/** The language of a text that a user wrote, by most of its letters; null without Arabic and Latin letters. */
export function textLocale(text: string): Locale | null {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (arabic === 0 && latin === 0) return null
  return arabic >= latin ? 'ar' : 'en'
}
