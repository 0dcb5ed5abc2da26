import type { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { redirect } from 'react-router'
import { pathIn } from '../i18n/locale.ts'
import { endedCookie, loggedOutHeaders } from './cookies.server.ts'

/** What a redirect needs to know about the request for a page. */
type PageRequest = { locale: Locale; path: string; token: string | null }

/**
 * Redirects on unauthenticated, blocked and needActive. An ended session reloads the page without it: public pages stay, others lead to the
 * login page, which says why. Source: specification, sections 4 and 8; decision 0027.
 */
export async function throwAuthRedirect({ statusCode, key }: ApiError, { locale, path, token }: PageRequest): Promise<void> {
  if (statusCode === 401 || key === 'unauthenticated') {
    const login = pathIn(locale, `/auth/login?next=${encodeURIComponent(path)}`)
    throw redirect(token ? path : login, { headers: [...(await loggedOutHeaders()), ['set-cookie', await endedCookie.serialize(true)]] })
  }
  if (key === 'blocked') throw redirect(pathIn(locale, '/auth/login?blocked=1'), { headers: await loggedOutHeaders() })
  if (key === 'needActive') throw redirect(pathIn(locale, '/vertification-code?needed=1'))
}
