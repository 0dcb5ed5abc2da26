import type { MessagesPage } from '@wasl/shared/contract/chat.ts'
import { and, eq, gt } from 'drizzle-orm'
import type { AdminCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { audit } from '../../resources/write/audit.ts'
import { chatRooms } from '../tables/chat.ts'
import { findMessages } from './list-messages.ts'
import { messageViews } from './message-views.ts'

// Pages of one reading, and its reload after a reply, are one entry.
const sameReadingSeconds = 15 * 60

/** Messages of any room for an administrator. Who read which room is in the audit log: one entry for each reading. Throws 404 for an unknown room. */
export async function readAsAdmin(ctx: AdminCtx, room_id: string, query: { before?: number | undefined }): Promise<MessagesPage> {
  const [room] = await ctx.db.select().from(chatRooms).where(eq(chatRooms.id, room_id))
  if (!room) throw notFound()
  await auditReading(ctx, room)
  const { rows, has_more } = await findMessages(ctx, room_id, query)
  return { messages: await messageViews(ctx, rows, 'all'), has_more }
}

async function auditReading(ctx: AdminCtx, { id, title }: { id: string; title: string }): Promise<void> {
  const since = addSeconds(ctx.clock.now(), -sameReadingSeconds)
  const [recent] = await ctx.db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        ...[eq(auditEntries.resource, 'chat-rooms'), eq(auditEntries.row_id, id), eq(auditEntries.action, 'read')],
        ...[eq(auditEntries.actor_id, ctx.principal.id), gt(auditEntries.at, since)],
      ),
    )
    .limit(1)
  if (!recent) await audit(ctx, { action: 'read', resource: 'chat-rooms', row_id: id, after: { title } })
}
