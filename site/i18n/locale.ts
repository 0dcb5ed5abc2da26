import type { Locale, Localized } from '@wasl/shared/units.ts'
import { useLocation } from 'react-router'

/** The language of a path: English under /en, Arabic everywhere else. */
export const localeOf = (pathname: string): Locale => (pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'ar')

/** The same page without its language prefix: '/en/orders' → '/orders'. */
export const barePath = (pathname: string): string => (localeOf(pathname) === 'en' ? pathname.slice(3) || '/' : pathname)

/** A bare path in a language: ('en', '/orders') → '/en/orders'. Addresses outside the site come back unchanged. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === 'ar' || !path.startsWith('/') || localeOf(path) === 'en') return path
  return path === '/' ? '/en' : `/en${path.startsWith('/?') || path.startsWith('/#') ? path.slice(1) : path}`
}

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
