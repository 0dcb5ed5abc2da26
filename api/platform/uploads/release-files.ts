import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { files } from '../db/tables/files.ts'

/** Takes the files of a user whose account is deleted from them. Nobody reads them by ownership any more; cleanup deletes those that nothing uses. */
export async function releaseFiles({ db }: Pick<Ctx, 'db'>, user_id: string): Promise<void> {
  await db.update(files).set({ owner_user_id: null }).where(eq(files.owner_user_id, user_id))
}
