import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { newToken, tokenHash } from '../sessions/session-token.ts'
import { knownDevices } from '../tables/access.ts'
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
    .where(and(isDevice({ ...account, device }), or(isNull(knownDevices.usable_from), lte(knownDevices.usable_from, ctx.clock.now()))))
  return { ...account, device: known ? device : null }
}

/**
 * Makes the device known for the account and returns its token: the one it sent, if we had issued it, or a new one. A login also forgets the
 * devices that wait to reset the password.
 */
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
    .onConflictDoUpdate({ target: [knownDevices.realm, knownDevices.phone, knownDevices.device_hash], set: { used_at, usable_from: null } })
  await ctx.db
    .delete(knownDevices)
    .where(and(eq(knownDevices.realm, realm), eq(knownDevices.phone, phone), isNotNull(knownDevices.usable_from)))
  return token
}

/** Makes the device of this browser known for the account from a later time on; returns its token and the time. A device that waits keeps its time. */
export async function addWaitingDevice(
  ctx: Ctx,
  { phone, usable_from }: { phone: string; usable_from: string },
  sent: string | undefined,
): Promise<{ token: string; usable_from: string; isNew: boolean }> {
  const token = sent && (await isIssued(ctx, sent)) ? sent : newToken()
  const device_hash = tokenHash(token)
  const [added] = await ctx.db
    .insert(knownDevices)
    .values({ realm: 'site', phone, device_hash, used_at: ctx.clock.now(), usable_from })
    .onConflictDoNothing()
    .returning()
  if (added) return { token, usable_from, isNew: true }
  const [waiting] = await ctx.db
    .select()
    .from(knownDevices)
    .where(isDevice({ realm: 'site', phone, device: device_hash }))
  return { token, usable_from: waiting?.usable_from ?? usable_from, isNew: false }
}

async function isIssued({ db }: Ctx, token: string): Promise<boolean> {
  return (await db.$count(knownDevices, eq(knownDevices.device_hash, tokenHash(token)))) > 0
}

const isDevice = ({ realm, phone, device }: { realm: LoginAttempt['realm']; phone: string; device: string }) =>
  and(eq(knownDevices.realm, realm), eq(knownDevices.phone, phone), eq(knownDevices.device_hash, device))
