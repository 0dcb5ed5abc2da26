import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { redirect } from 'react-router'
import type { AuthMarker } from './auth-marker.server.ts'
import { challengeHeaders } from './challenge.server.ts'
import { endedCookie, loggedOutHeaders } from './cookies.server.ts'

/** What a redirect needs to know about the request for a page. */
type PageRequest = { locale: Locale; path: string; token: string | null; isSubmission?: boolean | undefined }

/**
 * Redirects on unauthenticated, blocked and needActive. An ended session reloads the page without it: public pages stay, others lead to the
 * login page, which says why. A submitted form always leads there, so that the browser can fill it again afterwards. `findChallenge` returns the challenge for the code page. Source: specification, sections 4 and 8; decision 0027.
 */
export async function throwAuthRedirect(
  marker: AuthMarker,
  { locale, path, token, isSubmission }: PageRequest,
  findChallenge: () => Promise<Challenge | null>,
): Promise<never> {
  const loggedOut = await loggedOutHeaders()
  if (marker === 'unauthenticated') {
    const login = pathIn(locale, pages.login({ next: path }))
    throw redirect(token && !isSubmission ? path : login, { headers: [...loggedOut, ['set-cookie', await endedCookie.serialize(true)]] })
  }
  if (marker === 'blocked') throw redirect(pathIn(locale, pages.login({ blocked: '1' })), { headers: loggedOut })
  const challenge = await findChallenge()
  // Without the session: the code page is for guests, and the code opens a new one.
  const headers = [...loggedOut, ...(challenge ? await challengeHeaders(challenge, path) : [])]
  throw redirect(pathIn(locale, pages.verificationCode({ needed: '1' })), { headers })
}
