import type { deviceForm } from '@wasl/shared/contract/devices.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '../../identity/tables/people.ts'
import type { App, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { pushDevices } from '../tables/push-devices.ts'

/** An account's older devices receive nothing any more. */
const maxDevices = 10

/** Registers a device of the current session. A token moves to the last account that registers it. */
export async function registerDevice(ctx: UserCtx, { token, platform }: z.output<typeof deviceForm>): Promise<void> {
  const { id: user_id, session_id } = ctx.principal
  const now = ctx.clock.now()
  const owner = { user_id, session_id, platform, last_seen_at: now }
  await inTransaction(ctx, async ({ db }) => {
    await db
      .insert(pushDevices)
      .values({ ...owner, token, created_at: now })
      .onConflictDoUpdate({ target: pushDevices.token, set: owner })
    const older = await db
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.user_id, user_id))
      .orderBy(desc(pushDevices.last_seen_at), desc(pushDevices.id))
      .offset(maxDevices)
    const olderIds = older.map(({ id }) => id)
    if (olderIds.length > 0) await db.delete(pushDevices).where(inArray(pushDevices.id, olderIds))
  })
}

/** Removes a device of the user; does nothing for another account's. */
export async function removeDevice(ctx: UserCtx, token: string): Promise<void> {
  await ctx.db.delete(pushDevices).where(and(eq(pushDevices.token, token), eq(pushDevices.user_id, ctx.principal.id)))
}

/** Removes a device that the push service does not know any more. */
export async function removeStaleDevice({ db }: Pick<App, 'db'>, token: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.token, token))
}

/** The account that a device belongs to; null once its session ended. */
export async function findDeviceOwner({ db }: Pick<App, 'db'>, token: string): Promise<string | null> {
  const [device] = await db.select({ user_id: pushDevices.user_id }).from(pushDevices).where(eq(pushDevices.token, token))
  return device?.user_id ?? null
}

/** The tokens of the devices of a row of `users`, as a column: recipients are read together with their devices. */
export const deviceTokensColumn = () =>
  sql<string[]>`array(select ${pushDevices}.token from ${pushDevices} where ${pushDevices}.user_id = ${users}.id)`
