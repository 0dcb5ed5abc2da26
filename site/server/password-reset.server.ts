import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import { data } from 'react-router'
import { deviceCookie, resetCookie } from './cookies.server.ts'

/**
 * A password reset of this browser. `code`: once it was checked; else empty. `next`: where the login leads afterwards. `email`: the address with
 * another code, and `emailId` its challenge, if the account does not know this browser.
 */
type PendingReset = { id: string; phone: string; resendAt: number; code: string; next: string; email: string; emailId: string }

/** The pending reset of this browser, or null. */
export async function readPendingReset(cookies: string | null): Promise<PendingReset | null> {
  const stored: unknown = await resetCookie.parse(cookies)
  if (typeof stored !== 'object' || stored === null || !('id' in stored && 'phone' in stored && 'resendAt' in stored && 'code' in stored))
    return null
  const { id, phone, resendAt, code } = stored
  const text = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback)
  const more = { next: '/', email: '', emailId: '', ...stored }
  const next = text(more.next, '/')
  const [email, emailId] = [text(more.email, ''), text(more.emailId, '')]
  return typeof id === 'string' && typeof phone === 'string' && typeof resendAt === 'number' && typeof code === 'string'
    ? { id, phone, resendAt, code, next, email, emailId }
    : null
}

export const newReset = ({ challenge_id, phone, resend_after_seconds }: Challenge, next: string): PendingReset => ({
  id: challenge_id,
  phone,
  resendAt: Date.now() + resend_after_seconds * 1000,
  ...{ code: '', next, email: '', emailId: '' },
})

/** Stores a pending reset, or removes it. */
export const resetHeaders = async (pending: PendingReset | null): Promise<[string, string][]> => [
  ['set-cookie', pending ? await resetCookie.serialize(pending) : await resetCookie.serialize('', { maxAge: 0 })],
]

/** Says from when on this browser may reset the password, and keeps its token. */
export const waitingResponse = async (waiting: string, { device }: { device: string }) =>
  data({ waiting }, { headers: { 'set-cookie': await deviceCookie.serialize(device) } })
