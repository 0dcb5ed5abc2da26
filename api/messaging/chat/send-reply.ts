import { cleanLines } from '@wasl/shared/utils/normalize-text.ts'
import { eq } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { adminCtx } from '../../platform/http/request-context.ts'
import { chatRooms } from '../tables/chat.ts'
import { addMessage } from './add-message.ts'

/** Sends the reply of an administrator to a user's room with the administration. Its row is locked by the action. */
export async function sendChatReply(ctx: TransactionCtx, room_id: string, reply: string): Promise<void> {
  const { principal } = adminCtx(ctx)
  const [found] = await ctx.db
    .select({ room: chatRooms, role: users.role })
    .from(chatRooms)
    .innerJoin(users, eq(users.id, chatRooms.user_id))
    .where(eq(chatRooms.id, room_id))
    .for('update', { of: chatRooms })
  if (!found) throw new Error('sendChatReply: not a room with the administration')
  const { room, role } = found
  await addMessage(
    ctx,
    { room, order: null, side: 'administration', otherSide: role === 'client' ? 'client' : 'provider' },
    { admin_id: principal.id, client_id: crypto.randomUUID(), text: cleanLines(reply), file_ids: [] },
    { waiting_since: null, administration_read_seq: room.last_seq + 1 },
  )
}
