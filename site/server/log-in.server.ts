import { type Challenge, challenge, type Profile } from '@wasl/shared/contract/accounts.ts'
import { challengeCookie, tokenCookie, userCookie } from './cookies.server.ts'
import { viewerOf } from './session.server.ts'

/** What the code page remembers of a challenge. `resendAt` is in milliseconds since 1970; `next` is where to go afterwards. */
export type Awaited = { id: string; phone: string; resendAt: number; next: string }

/** The cookies of a new session. */
export async function signedInHeaders({ token, user }: { token: string; user: Profile }): Promise<[string, string][]> {
  const cookies = [
    await tokenCookie.serialize(token),
    await userCookie.serialize(viewerOf(user)),
    await challengeCookie.serialize('', { maxAge: 0 }),
  ]
  return cookies.map((value) => ['set-cookie', value])
}

/** The cookie that lets the code page know which challenge waits. */
export async function challengeHeaders(
  { challenge_id, phone, resend_after_seconds }: Challenge,
  next: string,
): Promise<[string, string][]> {
  const waiting: Awaited = { id: challenge_id, phone, resendAt: Date.now() + resend_after_seconds * 1000, next }
  return [['set-cookie', await challengeCookie.serialize(waiting)]]
}

/** The challenge a refusal carries, if it carries one. */
export function challengeIn(value: unknown): Challenge | null {
  const parsed = challenge.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** The challenge that this browser waits for, or null. */
export async function awaitedChallenge(cookies: string | null): Promise<Awaited | null> {
  const kept: unknown = await challengeCookie.parse(cookies)
  if (typeof kept !== 'object' || kept === null || !('id' in kept && 'phone' in kept && 'resendAt' in kept && 'next' in kept)) return null
  const { id, phone, resendAt, next } = kept
  return typeof id === 'string' && typeof phone === 'string' && typeof resendAt === 'number' && typeof next === 'string'
    ? { id, phone, resendAt, next }
    : null
}
