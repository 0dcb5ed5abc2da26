import { localeOf, pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { providerFilterNames } from './catalog/provider-filter.ts'
import { prefersEnglish } from './i18n/prefers-english.ts'
import { cartCountCookie, deliveryCityCookie, introCookie, localeCookie, themeCookie } from './server/cookies.server.ts'
import { storeFilterNames } from './store/store-filter.ts'

export type GuestRequest = { method: string; url: string; headers: Readonly<Partial<Record<string, string | string[]>>> }
/** A page that is the same for all guests with the same theme and as much in their carts. Its address has the language. */
export type GuestPage = {
  /** The path and query to render, with the parameters that the page reads. */
  address: string
  /** The cookies to render it with: language, theme, how many pieces the cart has, for a product the city of deliveries and, for the home page, whether the visitor is new; nothing personal. */
  cookie: string
  /** Headers for this guest only. */
  headers: Readonly<Record<string, string>>
}

/** The shared pages: and the parameters that they read. Others neither make another page nor reach it. */
const sharedPages: readonly (readonly [page: { pattern: string }, parameters: readonly string[]])[] = [
  [pages.home, []],
  [pages.services, ['q', 'city_id']],
  [pages.category, ['q', 'city_id', 'services']],
  [pages.categoryConsultations, ['q', 'city_id', 'services']],
  [pages.categoryProviders, [...providerFilterNames, 'page', 'compare', 'providers', 'reset']],
  [pages.store, [...storeFilterNames, 'page']],
  [pages.storeBrand, ['page']],
  [pages.product, ['v', 'added', 'ask', 'page']],
  [pages.aboutUs, []],
  [pages.aboutSite, []],
  [pages.privacyPolicy, []],
  [pages.terms, []],
  [pages.contactUs, ['sent']],
  [pages.provider, ['page']],
  [pages.providerReviews, ['page']],
  [pages.login, ['next', 'blocked']],
  [pages.register, ['next', 'as']],
]
const pagesByPath = sharedPages.map(([{ pattern }, parameters]) => ({
  path: new RegExp(`^(?:${pattern}|${pathIn('en', pattern)})$`.replace(/:\w+/g, '[\\w-]+')),
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
  if (pathname === pages.home() && prefersEnglish(lastLocale, String(headers['accept-language'] ?? ''))) return null
  const locale = localeOf(pathname)
  const sent = [...new URLSearchParams(search.join('?'))]
  const isProduct = page.parameters.has('v')
  // Stores the city.
  if (isProduct && sent.some(([name]) => name === 'city')) return null
  const city = isProduct ? deliveryCityCookie.read(cookies) : null
  const query = String(new URLSearchParams(sent.filter(([name]) => page.parameters.has(name))))
  const isHome = pathname === pages.home() || pathname === pathIn('en', pages.home())
  const theme = themeCookies.find((cookie) => cookie && cookies.split(/;\s*/).includes(cookie))
  const count = cartCountCookie.read(cookies)
  return {
    address: query ? `${pathname}?${query}` : pathname,
    cookie: [
      `locale=${locale}`,
      ...(theme ? [theme] : []),
      ...(count > 0 ? [cartCountCookie.name(count)] : []),
      ...(city ? [deliveryCityCookie.name(city)] : []),
      ...(isHome && introCookie.isKnown(cookies) ? [introCookie.seen] : []),
    ].join('; '),
    headers: lastLocale === locale ? {} : { 'set-cookie': localeCookie.write(locale) },
  }
}
