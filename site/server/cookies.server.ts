import { createCookie } from 'react-router'

const year = 365 * 24 * 60 * 60
const cartSeconds = 30 * 24 * 60 * 60
const secure = process.env.PUBLIC_URL?.startsWith('https:') ?? false

// Binds a cookie to this host, so that no other subdomain can set it. Browsers accept the prefix with https only.
const hostPrefix = secure ? '__Host-' : ''

/** The bearer token, hidden from scripts. Source: domain, section 7. */
export const tokenCookie = createCookie(`${hostPrefix}token`, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: year, secure })
/** The public part of the profile, kept for 365 days. Source: specification, section 3. */
export const userCookie = createCookie('user', { sameSite: 'lax', path: '/', maxAge: year, secure })
/** Light or dark; absent while the theme follows the system. */
export const themeCookie = createCookie('theme', { httpOnly: true, sameSite: 'lax', path: '/', maxAge: year, secure })
/** The toast of the next page. */
export const toastCookie = createCookie('toast', { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 60, secure })
/** The session of this browser has just ended: the login page says so. */
export const endedCookie = createCookie('session_ended', { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 5 * 60, secure })
/** The secret of this browser: after a first login, failed attempts elsewhere do not delay its logins. It stays after a logout. */
export const deviceCookie = createCookie(`${hostPrefix}device`, {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: year,
  secure,
})
/** The pending verification code: challenge, phone and redirect. */
export const challengeCookie = createCookie(`${hostPrefix}challenge`, {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 30 * 60,
  secure,
})

/** The draft of a guest's order with its key, until the guest logs in to send it. The API keeps it for two days. */
export const orderDraftCookie = createCookie(`${hostPrefix}order_draft`, {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 2 * 24 * 60 * 60,
  secure,
})

/** The question that a guest has typed about a product, until the guest logs in to send it. */
export const questionCookie = createCookie(`${hostPrefix}question`, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 60 * 60, secure })

/** The secret of a guest's cart, until it is merged at the log-in. The API keeps a cart for a month after its last change. */
export const cartCookie = createCookie(`${hostPrefix}cart`, {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: cartSeconds,
  secure,
})

/** What a guest has saved as favorites; nothing secret. */
export const favoritesCookie = createCookie('favorites', { httpOnly: true, sameSite: 'lax', path: '/', maxAge: year, secure })
/** What the cart says once: what was removed and can be put back, or what of a guest's cart did not fit at the log-in. */
export const cartNoteCookie = createCookie(`${hostPrefix}cart_note`, {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 60 * 60,
  secure,
})

/** How many pieces the cart of a guest has, for the header. Not serialized as JSON: pages are shared by guests with the same number. */
export const cartCountCookie = {
  read: (header: string | null): number => Number(/(?:^|;\s*)cart_count=([1-9]\d{0,3})(?:;|$)/.exec(header ?? '')?.[1] ?? 0),
  name: (count: number): string => `cart_count=${count}`,
  write: (count: number): string =>
    `cart_count=${count}; Path=/; Max-Age=${count > 0 ? cartSeconds : 0}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
}

/** The city that a visitor has chosen for deliveries. Not serialized as JSON: pages are shared by guests with the same city. */
export const deliveryCityCookie = {
  read: (header: string | null): string | null =>
    /(?:^|;\s*)delivery_city=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:;|$)/.exec(header ?? '')?.[1] ?? null,
  name: (id: string): string => `delivery_city=${id}`,
  write: (id: string | null): string =>
    `delivery_city=${id ?? ''}; Path=/; Max-Age=${id ? year : 0}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
}

/** The pending code of a new phone. */
export const phoneChallengeCookie = createCookie(`${hostPrefix}phone_challenge`, {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 10 * 60,
  secure,
})

/** The pending reset of a password: challenge, phone and the checked code. */
export const resetCookie = createCookie(`${hostPrefix}reset`, {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 15 * 60,
  secure,
})

/** The token of a Nafath request: the browser cannot read the national id in it. */
export const nafathCookie = createCookie(`${hostPrefix}nafath`, {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 30 * 60,
  secure,
})

/** The last language used. Not serialized as JSON, so that it reads as plain 'ar' or 'en'. */
export const localeCookie = {
  read: (header: string | null): string | undefined => /(?:^|;\s*)locale=(ar|en)\b/.exec(header ?? '')?.[1],
  write: (locale: string): string => `locale=${locale}; Path=/; Max-Age=${year}; SameSite=Lax${secure ? '; Secure' : ''}`,
}

/** Whether a visitor is not new: the intro pages were skipped, or somebody has logged in with this browser. */
export const introCookie = {
  isKnown: (header: string | null): boolean => /(?:^|;\s*)(?:intro=seen|(?:__Host-)?device=[^;])/.test(header ?? ''),
  seen: 'intro=seen',
  write: (): string => `intro=seen; Path=/; Max-Age=${year}; SameSite=Lax${secure ? '; Secure' : ''}`,
}

/** The token of this device for push messages, kept for 365 days. Scripts read it, so it is not serialized as JSON. Source: specification, section 3. */
export const deviceTokenCookie = {
  write: (token: string): string =>
    `fcm_token=${encodeURIComponent(token)}; Path=/; Max-Age=${year}; SameSite=Lax${secure ? '; Secure' : ''}`,
  clear: (): string => 'fcm_token=; Path=/; Max-Age=0; SameSite=Lax',
}

/** Clears the session cookies, and that of the device: it ends with the session. */
export async function loggedOutHeaders(): Promise<[string, string][]> {
  const expired = [await tokenCookie.serialize('', { maxAge: 0 }), await userCookie.serialize('', { maxAge: 0 }), deviceTokenCookie.clear()]
  return expired.map((value) => ['set-cookie', value])
}
