import { createCookie } from 'react-router'

const year = 365 * 24 * 60 * 60
const secure = process.env.PUBLIC_URL?.startsWith('https:') ?? false

/** The bearer token. Scripts never see it. Source: domain, section 7. */
export const tokenCookie = createCookie('token', { httpOnly: true, sameSite: 'lax', path: '/', maxAge: year, secure })
/** The public part of the profile, kept for 365 days. Source: specification, section 3. */
export const userCookie = createCookie('user', { sameSite: 'lax', path: '/', maxAge: year, secure })
/** A choice of light or dark; absent while the reader follows the system. */
export const themeCookie = createCookie('theme', { httpOnly: true, sameSite: 'lax', path: '/', maxAge: year, secure })
/** One message for the next page. */
export const toastCookie = createCookie('toast', { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 60, secure })
/** The code that a person is about to type: which challenge, for whose phone. */
export const challengeCookie = createCookie('challenge', { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 30 * 60, secure })

/** The last language read, as a plain word: 'ar' or 'en'. */
export const localeCookie = {
  read: (header: string | null): string | undefined => /(?:^|;\s*)locale=(ar|en)\b/.exec(header ?? '')?.[1],
  write: (locale: string): string => `locale=${locale}; Path=/; Max-Age=${year}; SameSite=Lax${secure ? '; Secure' : ''}`,
}

/** The headers that end a session in this browser. */
export async function signedOutHeaders(): Promise<[string, string][]> {
  const gone = [await tokenCookie.serialize('', { maxAge: 0 }), await userCookie.serialize('', { maxAge: 0 })]
  return gone.map((value) => ['set-cookie', value])
}
