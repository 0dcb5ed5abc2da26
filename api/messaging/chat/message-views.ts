import type { ChatSide, MessageView } from '@wasl/shared/contract/chat.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { inArray } from 'drizzle-orm'
import { loadAuthorNames } from '../../identity/people/author-names.ts'
import { admins } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { files } from '../../platform/db/tables/files.ts'
import type { chatMessages } from '../tables/chat.ts'

export type MessageRow = typeof chatMessages.$inferSelect
type ViewCtx = Pick<Ctx, 'db' | 'locale'>

/** Messages as a side sees them: who wrote is named for the writer's own side only, where it has several people. Each side talks to the other one, not to its people. */
export async function messageViews(ctx: ViewCtx, rows: readonly MessageRow[], reader: ChatSide | 'all'): Promise<MessageView[]> {
  const filesById = await loadFiles(
    ctx,
    rows.flatMap(({ file_ids }) => file_ids),
  )
  const names = await loadSenderNames(
    ctx,
    rows.filter(({ side }) => reader === 'all' || side === reader),
  )
  return rows.map(({ id, seq, side, user_id, admin_id, text, is_masked, file_ids, client_id, created_at }) => ({
    ...{ id, seq, side, text, is_masked, client_id, created_at },
    sender_name: names.get(user_id ?? admin_id ?? '') ?? null,
    files: file_ids.flatMap((file) => filesById.get(file) ?? []),
  }))
}

async function loadFiles({ db }: ViewCtx, ids: readonly string[]): Promise<Map<string, MessageView['files'][number]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
  return new Map(
    rows.map(({ id, name, mime, size_bytes, width, height }) => [
      id,
      { id, name, mime, size: size_bytes, url: resourceRoutes.file({ id }), width, height },
    ]),
  )
}

async function loadSenderNames({ db, locale }: ViewCtx, rows: readonly MessageRow[]): Promise<Map<string, string>> {
  const userIds = [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))]
  const adminIds = [...new Set(rows.flatMap(({ admin_id }) => admin_id ?? []))]
  const found =
    adminIds.length > 0 ? await db.select({ id: admins.id, name: admins.name }).from(admins).where(inArray(admins.id, adminIds)) : []
  return new Map([...(await loadAuthorNames({ db, locale }, userIds)), ...found.map(({ id, name }) => [id, name] as const)])
}
