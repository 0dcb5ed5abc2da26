import { localeOf, pathIn } from '@wasl/shared/pages/locale-path.ts'
import type { Locale, Localized } from '@wasl/shared/units.ts'
import { useLocation } from 'react-router'

/** The language of the current page. */
export const useLocale = (): Locale => localeOf(useLocation().pathname)

/** Returns a function that puts a bare path into the page's language. */
export function usePathIn(): (path: string) => string {
  const locale = useLocale()
  return (path) => pathIn(locale, path)
}

/** Returns a function that picks the page's language of a localized text, or the other language where one is empty. */
export function useText(): (text: Localized) => string {
  const locale = useLocale()
  return (text) => text[locale] || text.ar || text.en
}
