import type { Localized } from '@wasl/shared/units.ts'
import { useLocale } from './locale.ts'

/** Gives the page's language of any text that comes in both; the other language where one is missing. */
export function useText(): (text: Localized) => string {
  const locale = useLocale()
  return (text) => text[locale] || text.ar || text.en
}
