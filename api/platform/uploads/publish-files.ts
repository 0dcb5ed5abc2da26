import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { files } from '../db/tables/files.ts'

/**
 * How many of these files the principal may put into a row: a user its own uploads that nothing else uses, and for everyone to see only those
 * that were uploaded for it; others those of the back office. Public files are for all.
 */
export function countUsableFiles(
  { db, principal }: Pick<Ctx, 'db' | 'principal'>,
  ids: readonly string[],
  isForAll: boolean,
): Promise<number> {
  const isUsable =
    principal.kind === 'user'
      ? and(
          eq(files.owner_user_id, principal.id),
          isNull(files.order_id),
          isNull(files.room_id),
          isForAll ? eq(files.is_publishable, true) : undefined,
        )
      : and(isNotNull(files.owner_admin_id), isNull(files.order_id))
  return db.$count(files, and(inArray(files.id, [...ids]), or(eq(files.is_public, true), isUsable)))
}

/** Makes files readable by everyone, because a row shows them. */
export async function makeFilesPublic({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<void> {
  await db
    .update(files)
    .set({ is_public: true })
    .where(inArray(files.id, [...ids]))
}

/** Takes these files of users back from everyone, because no row shows them any more. */
export async function makeFilesPrivate({ db }: Pick<Ctx, 'db'>, owners: readonly string[], ids: readonly string[]): Promise<void> {
  await db
    .update(files)
    .set({ is_public: false })
    .where(and(inArray(files.id, [...ids]), inArray(files.owner_user_id, [...owners])))
}
