import { and, isNull, type SQL } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { files } from '../db/tables/files.ts'

/** Gives files that belong to nobody an owner. */
export async function setFileOwner({ db }: Pick<Ctx, 'db'>, which: SQL, owner_user_id: string): Promise<void> {
  await db
    .update(files)
    .set({ owner_user_id })
    .where(and(which, isNull(files.owner_user_id), isNull(files.owner_admin_id), isNull(files.order_id)))
}
