import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { knownDevices } from '../../platform/db/tables/access.ts'
import { newToken, tokenHash } from '../sessions/session-token.ts'
import type { LoginAttempt } from './throttle-login.ts'

/** How long a device stays known without a login. */
export const deviceSeconds = 180 * daySeconds

/** Describes an attempt from a browser that sent this device token: with its hash if the account has logged in there before. */
export async function loginAttemptFrom(ctx: Ctx, account: Pick<LoginAttempt, 'realm' | 'phone'>, token?: string): Promise<LoginAttempt> {
  if (!token) return { ...account, device: null }
  const device = tokenHash(token)
  const [known] = await ctx.db
    .select()
    .from(knownDevices)
    .where(isDevice({ ...account, device }))
  return { ...account, device: known ? device : null }
}

/** Makes the device known for the account and returns its token: the one it sent, if we had issued it, or a new one. */
export async function rememberDevice(
  ctx: Ctx,
  { realm, phone }: Pick<LoginAttempt, 'realm' | 'phone'>,
  sent: string | undefined,
): Promise<string> {
  const used_at = ctx.clock.now()
  const token = sent && (await isIssued(ctx, sent)) ? sent : newToken()
  await ctx.db
    .insert(knownDevices)
    .values({ realm, phone, device_hash: tokenHash(token), used_at })
    .onConflictDoUpdate({ target: [knownDevices.realm, knownDevices.phone, knownDevices.device_hash], set: { used_at } })
  return token
}

async function isIssued({ db }: Ctx, token: string): Promise<boolean> {
  return (await db.$count(knownDevices, eq(knownDevices.device_hash, tokenHash(token)))) > 0
}

const isDevice = ({ realm, phone, device }: { realm: LoginAttempt['realm']; phone: string; device: string }) =>
  and(eq(knownDevices.realm, realm), eq(knownDevices.phone, phone), eq(knownDevices.device_hash, device))
