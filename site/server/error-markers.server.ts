import type { Locale } from '@wasl/shared/units.ts'
import { redirect } from 'react-router'
import { pathIn } from '../i18n/locale.ts'
import type { ApiError } from '../ui/api-error.ts'
import { signedOutHeaders } from './cookies.server.ts'

/** Throws the redirect that a marked answer asks for, if it is marked. Source: specification, sections 4 and 8. */
export async function followMarker({ refusal: { status, key } }: ApiError, locale: Locale): Promise<void> {
  if (status === 401 || key === 'unauthenticated') throw redirect(pathIn(locale, '/'), { headers: await signedOutHeaders() })
  if (key === 'blocked') throw redirect(pathIn(locale, '/auth/login?blocked=1'), { headers: await signedOutHeaders() })
  if (key === 'needActive') throw redirect(pathIn(locale, '/vertification-code?needed=1'))
}
