import { type ChatSide, chatSides, type LiveMessage, type LiveRead } from '@wasl/shared/contract/chat.ts'
import { chatRoom, userRoom } from '../../platform/adapters/live-channel.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { afterCommit } from '../../platform/db/database.ts'
import { type MessageRow, messageViews } from './message-views.ts'
import { findPeople } from './room-people.ts'
import type { OwnRoom } from './visible-room.ts'

/**
 * After the commit, sends a stored message to the sockets in its room and to all pages of the other side's people, which count it. Only the
 * writer's own side reads who of its people wrote; where nobody is named, both sides receive the same event.
 */
export async function announceMessage(
  ctx: TransactionCtx,
  { room, order, otherSide }: Pick<OwnRoom, 'room' | 'order' | 'otherSide'>,
  stored: MessageRow,
): Promise<void> {
  // Read here: after the commit the transaction is closed.
  const [own] = await messageViews(ctx, [stored], stored.side)
  const people = await findPeople(ctx, { room, order }, otherSide)
  const { live } = ctx.adapters
  await afterCommit(ctx, async () => {
    if (!own) return
    const emit = (rooms: readonly string[], message: typeof own) =>
      live.emitToRooms(rooms, 'message', { room_id: room.id, message } satisfies LiveMessage)
    const ownRooms = [chatRoom(room.id, stored.side)]
    const otherRooms = [chatRoom(room.id, otherSide), ...people.map(userRoom)]
    ctx.newRows.emit('changed', 'chat-rooms', room.id)
    // Awaited: a sender without an answer sends again, which announces again.
    if (own.sender_name === null) await emit([...ownRooms, ...otherRooms], own)
    else await Promise.all([emit(ownRooms, own), emit(otherRooms, { ...own, sender_name: null })])
  })
}

/** Tells the sockets in a room how far a side has read. */
export function announceRead(ctx: Pick<Ctx, 'adapters'>, room_id: string, side: ChatSide, seq: number): Promise<void> {
  const rooms = chatSides.map((reader) => chatRoom(room_id, reader))
  return ctx.adapters.live.emitToRooms(rooms, 'read', { room_id, side, seq } satisfies LiveRead)
}
