import { and, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { App } from '../../context.ts'
import { later } from '../../identity/auth/later.ts'
import { sqlFailure } from '../db/database.ts'
import { codes, logInTries, outbox, sessions } from '../db/tables/access.ts'
import { files } from '../db/tables/files.ts'
import { keysOf } from '../uploads/read-file.ts'

const daySeconds = 86_400
const atOnce = 200

/**
 * Removes what nobody will ask for again: ended sessions, codes and tries beyond their limits' memory, messages sent long ago, and
 * private uploads that were attached to nothing for a week, with their bytes.
 */
export async function sweep(app: App): Promise<void> {
  const { db, clock } = app
  const ago = (days: number) => later(clock.now(), -days * daySeconds)
  await db.delete(sessions).where(lt(sessions.expires_at, ago(0)))
  await db.delete(codes).where(lt(codes.created_at, ago(2)))
  await db.delete(logInTries).where(lt(logInTries.at, ago(1)))
  await db
    .delete(outbox)
    .where(and(isNotNull(outbox.sent_at), or(and(eq(outbox.channel, 'live'), lt(outbox.sent_at, ago(1))), lt(outbox.sent_at, ago(30)))))
  const left = await db
    .select({ id: files.id, storage_key: files.storage_key })
    .from(files)
    .where(and(isNull(files.order_id), ne(files.is_public, true), isNotNull(files.owner_user_id), lt(files.created_at, ago(7))))
    .limit(atOnce)
  for (const file of left)
    if (await removeRow(app, file.id)) for (const key of keysOf(file.storage_key)) await app.adapters.storage.remove(key)
}

/** Whether the row is gone. One that something still refers to stays. */
async function removeRow({ db }: App, id: string): Promise<boolean> {
  try {
    await db.delete(files).where(eq(files.id, id))
    return true
  } catch (error) {
    if (sqlFailure(error)?.code === '23503') return false
    throw error
  }
}
