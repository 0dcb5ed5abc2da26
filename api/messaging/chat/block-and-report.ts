import type { chatReportForm } from '@wasl/shared/contract/chat.ts'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { assertStillOrders } from '../../identity/sessions/approval-limit.ts'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { insertRowUnlessTaken } from '../../resources/write/insert-row.ts'
import { chatMessages, chatReports, chatRooms } from '../tables/chat.ts'
import { loadOwnRoom } from './visible-room.ts'

/** Blocks the other party of a chat for the reader's side, or unblocks it: while a side blocks, nobody writes. */
export async function setBlocked(ctx: UserCtx, room_id: string, is_blocked: boolean): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { room, side, otherSide } = await loadOwnRoom(ctx, ctx.principal, room_id, { lock: true })
    await assertStillOrders(ctx)
    if (otherSide === 'administration') throw conflict({ en: 'The administration cannot be blocked', ar: 'لا يمكن حظر الإدارة' })
    const others = room.blocked_by.filter((other) => other !== side)
    await ctx.db
      .update(chatRooms)
      .set({ blocked_by: is_blocked ? [...others, side] : others })
      .where(eq(chatRooms.id, room_id))
  })
}

/**
 * Reports a message of the other side to the administration, with its text as it is now. Reporting it again changes nothing. Throws 404 for
 * messages that the user cannot see and 409 for an own one.
 */
export async function reportMessage(
  ctx: UserCtx,
  { room_id, seq, reason, note }: { room_id: string; seq: number } & z.output<typeof chatReportForm>,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { side } = await loadOwnRoom(ctx, ctx.principal, room_id)
    const [message] = await ctx.db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.room_id, room_id), eq(chatMessages.seq, seq)))
    if (!message) throw notFound()
    if (message.side === side) throw conflict({ en: 'This is your own message', ar: 'هذه رسالتك' })
    const now = ctx.clock.now()
    const { id: message_id, user_id: sender_id, text } = message
    const content = { room_id, message_id, user_id: ctx.principal.id, sender_id, text, reason, note: note || null }
    const row = { ...content, created_at: now, updated_at: now }
    await insertRowUnlessTaken(ctx, chatReports, 'any', row, 'is a record')
  })
}
