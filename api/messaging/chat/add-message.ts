import type { ChatSide } from '@wasl/shared/contract/chat.ts'
import { eq } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { addSeconds, laterOf } from '../../platform/instants.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import { chatMessages, chatRooms } from '../tables/chat.ts'
import { announceMessage } from './announce.ts'
import type { MessageRow } from './message-views.ts'
import type { OwnRoom } from './visible-room.ts'

export type NewChatMessage = Pick<
  typeof chatMessages.$inferInsert,
  'user_id' | 'admin_id' | 'client_id' | 'text' | 'is_masked' | 'file_ids'
>

/** Readers who have not read a message this long after it get a notification. */
export const notifyAfterSeconds = 8

/**
 * Stores the next message of a locked room and counts it there. Open pages receive it after the commit; readers who have not read it a few
 * seconds later get one notification for the room.
 */
export async function addMessage(
  ctx: TransactionCtx,
  { room, order, side, otherSide }: OwnRoom,
  message: NewChatMessage,
  change: Partial<typeof chatRooms.$inferInsert> = {},
): Promise<MessageRow> {
  const now = laterOf(ctx.clock.now(), room.last_at ?? room.created_at)
  const seq = room.last_seq + 1
  const [stored] = await ctx.db
    .insert(chatMessages)
    .values({ ...message, room_id: room.id, seq, side, created_at: now })
    .returning()
  if (!stored) throw new Error('addMessage: insert returned no row')
  await ctx.db
    .update(chatRooms)
    .set({ last_seq: seq, last_at: now, ...change })
    .where(eq(chatRooms.id, room.id))
  if (otherSide !== 'administration') await notifyLater(ctx, room.id, otherSide, now)
  await announceMessage(ctx, { room, order, otherSide }, stored)
  return stored
}

/** One job for all messages to a side within the same few seconds. Each room has its own moments: the jobs of all rooms at once would delay messages. */
async function notifyLater(ctx: TransactionCtx, room_id: string, side: ChatSide, now: string): Promise<void> {
  const period = notifyAfterSeconds * 1000
  const offset = Number.parseInt(room_id.slice(0, 8), 16) % period
  const slot = Math.ceil((Date.parse(now) + offset) / period)
  const run_at = addSeconds(new Date(slot * period - offset).toISOString(), notifyAfterSeconds)
  await enqueueJobs(ctx, [{ queue: 'chat', key: `${room_id}:${side}:${slot}`, run_at, payload: { room_id, side } }])
}
