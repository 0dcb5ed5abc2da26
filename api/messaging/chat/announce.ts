import { type ChatSide, chatSides, type LiveMessage, type LiveRead, type LiveRoom } from '@wasl/shared/contract/chat.ts'
import type { Ctx, TransactionCtx } from '../../context.ts'
import { afterCommit } from '../../platform/db/database.ts'
import { type MessageRow, messageViews } from './message-views.ts'
import { findPeople } from './room-people.ts'
import type { OwnRoom } from './visible-room.ts'

/** After the commit, sends a stored message to the sockets in its room, and the news to all pages of the other side's people. */
export async function announceMessage(
  ctx: TransactionCtx,
  { room, order, otherSide }: Pick<OwnRoom, 'room' | 'order' | 'otherSide'>,
  stored: MessageRow,
): Promise<void> {
  // Read here: after the commit the transaction is closed.
  const [own] = await messageViews(ctx, [stored], stored.side)
  const people = await findPeople(ctx, { room, order }, otherSide)
  const { live } = ctx.adapters
  await afterCommit(ctx, () => {
    if (!own) return
    for (const side of [stored.side, otherSide]) {
      const message = side === stored.side ? own : { ...own, sender_name: null }
      live.emitToRoom(room.id, side, 'message', { room_id: room.id, message } satisfies LiveMessage)
    }
    live.emitToUsers(people, 'chat', { room_id: room.id, seq: stored.seq } satisfies LiveRoom)
    ctx.newRows.emit('changed', 'chat-rooms', room.id)
  })
}

/** Tells the sockets in a room how far a side has read. */
export function announceRead(ctx: Pick<Ctx, 'adapters'>, room_id: string, side: ChatSide, seq: number): void {
  for (const reader of chatSides) ctx.adapters.live.emitToRoom(room_id, reader, 'read', { room_id, side, seq } satisfies LiveRead)
}
