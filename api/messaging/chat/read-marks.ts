import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { chatMessages, chatReads, chatRooms } from '../../platform/db/tables/chat.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { markLinkRead } from '../notifications/user-notifications.ts'
import { announceRead } from './announce.ts'
import { isRoomOf, loadOwnRoom } from './visible-room.ts'

/** Marks an own room as read up to a message, never back, and the notification about it. Returns all unread messages of the user. */
export async function markRoomRead(ctx: UserCtx, room_id: string, seq: number): Promise<{ unread: number }> {
  const { room, side } = await loadOwnRoom(ctx, ctx.principal, room_id)
  const upTo = Math.min(seq, room.last_seq)
  const read_at = ctx.clock.now()
  const moved = await ctx.db
    .insert(chatReads)
    .values({ room_id, user_id: ctx.principal.id, side, seq: upTo, read_at })
    .onConflictDoUpdate({
      target: [chatReads.room_id, chatReads.user_id],
      set: { seq: upTo, read_at },
      setWhere: sql`${chatReads.seq} < ${upTo}`,
    })
    .returning({ seq: chatReads.seq })
  if (moved.length > 0) announceRead(ctx, room_id, side, upTo)
  await markLinkRead(ctx, chatLink(room_id))
  return { unread: await countUnreadMessages(ctx) }
}

/** The page of a room, which its notification links to. */
export const chatLink = (room_id: string): string => `/chat/${room_id}`

/** How many messages of others the user has not read; 0 for people who may not read chats. */
export async function countUnreadMessages(ctx: UserCtx): Promise<number> {
  const rooms = await countUnread(ctx, undefined)
  return rooms.reduce((sum, { unread }) => sum + unread, 0)
}

/** The unread messages of the user in the chats of these orders, by order; none for people who may not read chats. */
export async function countUnreadByOrder(ctx: UserCtx, orderIds: readonly string[]): Promise<Map<string | null, number>> {
  const rooms = await countUnread(ctx, sql`${chatRooms.order_id} = any(${sql.param([...orderIds])})`)
  return new Map(rooms.map(({ order_id, unread }) => [order_id, unread]))
}

async function countUnread(ctx: UserCtx, which: SQL | undefined): Promise<{ order_id: string | null; unread: number }[]> {
  const { principal } = ctx
  if (!isPermitted({ action: 'chat.read' }, principal)) return []
  const side = principal.role === 'client' ? 'client' : 'provider'
  const query = ctx.db
    .select({ order_id: chatRooms.order_id, unread: sql<number>`count(*)`.mapWith(Number) })
    .from(chatRooms)
    .leftJoin(orders, eq(orders.id, chatRooms.order_id))
    .leftJoin(chatReads, and(eq(chatReads.room_id, chatRooms.id), eq(chatReads.user_id, principal.id)))
    .innerJoin(
      chatMessages,
      sql`${chatMessages.room_id} = ${chatRooms.id} and ${chatMessages.seq} > coalesce(${chatReads.seq}, 0) and ${chatMessages.side} <> ${side}`,
    )
    .where(and(isRoomOf(principal), which))
    .groupBy(chatRooms.id)
  return runPrepared(query)
}

/** The number of messages in a room that are from another side and after the user's mark. */
export const unreadIn = (user_id: string, side: string): SQL<number> =>
  sql<number>`(select count(*)::int from ${chatMessages} where ${chatMessages.room_id} = ${chatRooms.id} and ${chatMessages.side} <> ${side}
    and ${chatMessages.seq} > coalesce((select ${chatReads.seq} from ${chatReads} where ${chatReads.room_id} = ${chatRooms.id} and ${chatReads.user_id} = ${user_id}), 0))`
