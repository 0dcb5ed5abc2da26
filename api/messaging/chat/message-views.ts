import type { ChatSide, MessageView } from '@wasl/shared/contract/chat.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { admins, users } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { files } from '../../platform/db/tables/files.ts'
import type { chatMessages } from '../tables/chat.ts'

export type MessageRow = typeof chatMessages.$inferSelect
type ViewCtx = Pick<Ctx, 'db'>

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

const companies = alias(users, 'companies')
const hasColleagues = sql<boolean>`exists (select 1 from users colleague where colleague.company_id = ${users.id})`

/** The names of people who write with others of their side: users of a provider, colleagues with their company, and a company that has some. */
async function loadUserNames({ db }: ViewCtx, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: users.id, name: users.name, role: users.role, company: companies.name, hasColleagues })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.company_id))
    .where(inArray(users.id, [...ids]))
  return rows.flatMap(({ id, name, role, company, hasColleagues }) =>
    role === 'client' && company === null && !hasColleagues ? [] : [{ id, name: company === null ? name : `${name} – ${company}` }],
  )
}

async function loadSenderNames({ db }: ViewCtx, rows: readonly MessageRow[]): Promise<Map<string, string>> {
  const userIds = [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))]
  const adminIds = [...new Set(rows.flatMap(({ admin_id }) => admin_id ?? []))]
  const found = [
    ...(await loadUserNames({ db }, userIds)),
    ...(adminIds.length > 0 ? await db.select({ id: admins.id, name: admins.name }).from(admins).where(inArray(admins.id, adminIds)) : []),
  ]
  return new Map(found.map(({ id, name }) => [id, name]))
}
