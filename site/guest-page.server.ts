import { providerFilterNames } from './catalog/provider-filter.ts'
import { localeOf } from './i18n/locale.ts'
import { prefersEnglish } from './i18n/prefers-english.ts'
import { introCookie, localeCookie, themeCookie } from './server/cookies.server.ts'

export type GuestRequest = { method: string; url: string; headers: Readonly<Partial<Record<string, string | string[]>>> }
/** A page that is the same for all guests with the same theme. Its address has the language. */
export type GuestPage = {
  /** The path and query to render, with the parameters that the page reads. */
  address: string
  /** The cookies to render it with: language, theme and, for the home page, whether the visitor is new; nothing personal. */
  cookie: string
  /** Headers for this guest only. */
  headers: Readonly<Record<string, string>>
}

/** The shared pages: their paths without the language, and the parameters that they read. Others neither make another page nor reach it. */
const sharedPages: readonly (readonly [path: string, parameters: readonly string[]])[] = [
  ['', []],
  ['static/our_services', ['q', 'city_id']],
  ['static/(?:our_services|our_services_consult)/[\\w-]+', ['q', 'city_id', 'services']],
  ['static/our_services_provider/[\\w-]+', [...providerFilterNames, 'page', 'compare', 'providers', 'reset']],
  ['static/(?:about-us|about-site|privacy-policy|terms-and-conditions)', []],
  ['static/contact-us', ['sent']],
  ['provider_details/[\\w-]+/[\\w-]+', ['page']],
  ['provirder_review/[\\w-]+', ['page']],
  ['auth/login', ['next', 'blocked']],
  ['auth/register', ['next', 'as']],
]
const pagesByPath = sharedPages.map(([path, parameters]) => ({
  path: new RegExp(path ? `^(?:/en)?/${path}$` : '^(?:/|/en)$'),
  parameters: new Set(parameters),
}))
// Pages show something of a reader with one of these cookies: a name, a message, an order that waits, a session that has ended.
const personalCookie = /(?:^|;\s*)(?:(?:__Host-)?(?:token|order_draft)|user|toast|session_ended)=[^;]/
const themeCookies = await Promise.all(['light', 'dark'].map(async (theme) => (await themeCookie.serialize(theme)).split(';')[0]))

/** The shared page of a guest's request; null if the response depends on more than address and theme, such as a session or a message. */
export function guestPage({ method, url, headers }: GuestRequest): GuestPage | null {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > 500) return null
  const [pathname = '', ...search] = url.split('?')
  const cookies = String(headers.cookie ?? '')
  const page = pagesByPath.find(({ path }) => path.test(pathname))
  if (!page || personalCookie.test(cookies)) return null
  const lastLocale = localeCookie.read(cookies)
  // May redirect to English.
  if (pathname === '/' && prefersEnglish(lastLocale, String(headers['accept-language'] ?? ''))) return null
  const locale = localeOf(pathname)
  const sent = [...new URLSearchParams(search.join('?'))]
  const query = String(new URLSearchParams(sent.filter(([name]) => page.parameters.has(name))))
  const isHome = pathname === '/' || pathname === '/en'
  const theme = themeCookies.find((cookie) => cookie && cookies.split(/;\s*/).includes(cookie))
  return {
    address: query ? `${pathname}?${query}` : pathname,
    cookie: [`locale=${locale}`, ...(theme ? [theme] : []), ...(isHome && introCookie.isKnown(cookies) ? [introCookie.seen] : [])].join(
      '; ',
    ),
    headers: lastLocale === locale ? {} : { 'set-cookie': localeCookie.write(locale) },
  }
}
