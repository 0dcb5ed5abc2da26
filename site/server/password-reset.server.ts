import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import { resetCookie } from './cookies.server.ts'

/** A password reset of this browser. `code`: once it was checked; else empty. `next`: where the login leads afterwards. */
type PendingReset = { id: string; phone: string; resendAt: number; code: string; next: string }

/** The pending reset of this browser, or null. */
export async function readPendingReset(cookies: string | null): Promise<PendingReset | null> {
  const stored: unknown = await resetCookie.parse(cookies)
  if (typeof stored !== 'object' || stored === null || !('id' in stored && 'phone' in stored && 'resendAt' in stored && 'code' in stored))
    return null
  const { id, phone, resendAt, code } = stored
  const next = 'next' in stored && typeof stored.next === 'string' ? stored.next : '/'
  return typeof id === 'string' && typeof phone === 'string' && typeof resendAt === 'number' && typeof code === 'string'
    ? { id, phone, resendAt, code, next }
    : null
}

export const newReset = ({ challenge_id, phone, resend_after_seconds }: Challenge, next: string): PendingReset => ({
  id: challenge_id,
  phone,
  resendAt: Date.now() + resend_after_seconds * 1000,
  ...{ code: '', next },
})

/** Stores a pending reset, or removes it. */
export const resetHeaders = async (pending: PendingReset | null): Promise<[string, string][]> => [
  ['set-cookie', pending ? await resetCookie.serialize(pending) : await resetCookie.serialize('', { maxAge: 0 })],
]
