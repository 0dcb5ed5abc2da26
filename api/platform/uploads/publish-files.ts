import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { files } from '../db/tables/files.ts'

/** How many of these files are public or were uploaded in the back office. */
export function countBackOfficeFiles({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<number> {
  const isBackOfficeFile = or(eq(files.is_public, true), and(isNotNull(files.owner_admin_id), isNull(files.order_id)))
  return db.$count(files, and(inArray(files.id, [...ids]), isBackOfficeFile))
}

/** Makes files readable by everyone, because a row shows them. */
export async function makeFilesPublic({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<void> {
  await db
    .update(files)
    .set({ is_public: true })
    .where(inArray(files.id, [...ids]))
}
