import type { Locale } from '../units.ts'

/** The language of a path: English under /en, Arabic everywhere else. */
export const localeOf = (pathname: string): Locale => (pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'ar')

/** The same page without its language prefix: '/en/orders' → '/orders'. */
export const barePath = (pathname: string): string => (localeOf(pathname) === 'en' ? pathname.slice(3) || '/' : pathname)

/** A bare path in a language: ('en', '/orders') → '/en/orders'. Addresses outside the site come back unchanged. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === 'ar' || !path.startsWith('/') || localeOf(path) === 'en') return path
  return path === '/' ? '/en' : `/en${path.startsWith('/?') || path.startsWith('/#') ? path.slice(1) : path}`
}
