import { type Challenge, challenge } from '@wasl/shared/contract/accounts.ts'
import type { Cookie } from 'react-router'
import { challengeCookie } from './cookies.server.ts'

/** A verification code to enter. `resendAt`: when a new one may be sent, in Unix milliseconds; `next`: redirect path afterwards. */
export type PendingChallenge = { id: string; phone: string; resendAt: number; next: string }

/** Sets the cookie of a pending challenge for the code page. */
export async function challengeHeaders(
  { challenge_id, phone, resend_after_seconds }: Challenge,
  next: string,
  cookie: Cookie = challengeCookie,
): Promise<[string, string][]> {
  const pending: PendingChallenge = { id: challenge_id, phone, resendAt: Date.now() + resend_after_seconds * 1000, next }
  return [['set-cookie', await cookie.serialize(pending)]]
}

/** The challenge in the `data` of a needActive error. */
export function parseChallenge(value: unknown): Challenge | null {
  const parsed = challenge.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** The pending challenge of this browser, or null. */
export async function readPendingChallenge(cookies: string | null, cookie: Cookie = challengeCookie): Promise<PendingChallenge | null> {
  const stored: unknown = await cookie.parse(cookies)
  if (typeof stored !== 'object' || stored === null || !('id' in stored && 'phone' in stored && 'resendAt' in stored && 'next' in stored))
    return null
  const { id, phone, resendAt, next } = stored
  return typeof id === 'string' && typeof phone === 'string' && typeof resendAt === 'number' && typeof next === 'string'
    ? { id, phone, resendAt, next }
    : null
}
