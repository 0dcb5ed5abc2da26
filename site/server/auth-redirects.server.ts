import type { Locale } from '@wasl/shared/units.ts'
import { redirect } from 'react-router'
import { pathIn } from '../i18n/locale.ts'
import type { ApiError } from './api-error.server.ts'
import { loggedOutHeaders } from './cookies.server.ts'

/** Redirects on unauthenticated, blocked and needActive. Source: specification, sections 4 and 8. */
export async function throwAuthRedirect({ failure: { status, key } }: ApiError, locale: Locale): Promise<void> {
  if (status === 401 || key === 'unauthenticated') throw redirect(pathIn(locale, '/'), { headers: await loggedOutHeaders() })
  if (key === 'blocked') throw redirect(pathIn(locale, '/auth/login?blocked=1'), { headers: await loggedOutHeaders() })
  if (key === 'needActive') throw redirect(pathIn(locale, '/vertification-code?needed=1'))
}
