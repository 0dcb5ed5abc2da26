import type { RoomKind } from '@wasl/shared/contract/chat.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { and, eq, isNotNull, or, type Placeholder, placeholder, type SQL, sql } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { spokenOrdersOf } from '../../ordering/tables/orders-of-client.ts'
import type { UserCtx } from '../../platform/context.ts'
import { runLookup } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { laterOf } from '../../platform/instants.ts'
import { markLinkRead } from '../notifications/user-notifications.ts'
import { chatMessages, chatReads, chatRooms } from '../tables/chat.ts'
import { announceRead } from './announce.ts'
import { loadOwnRoom, ordersKey, readableKinds } from './visible-room.ts'

/** Marks an own room as read up to a message, never back, and the notification about it. Returns all unread messages of the user. */
export async function markRoomRead(ctx: UserCtx, room_id: string, seq: number): Promise<{ unread: number }> {
  const { room, side } = await loadOwnRoom(ctx, ctx.principal, room_id)
  const upTo = Math.min(seq, room.last_seq)
  const read_at = laterOf(ctx.clock.now(), room.last_at ?? room.created_at)
  const moved = await ctx.db
    .insert(chatReads)
    .values({ room_id, user_id: ctx.principal.id, side, seq: upTo, read_at })
    .onConflictDoUpdate({
      target: [chatReads.room_id, chatReads.user_id],
      set: { seq: upTo, read_at },
      setWhere: sql`${chatReads.seq} < ${upTo}`,
    })
    .returning({ seq: chatReads.seq })
  if (moved.length > 0) await announceRead(ctx, room_id, side, upTo)
  await markLinkRead(ctx, chatLink(room_id))
  return { unread: await countUnreadMessages(ctx) }
}

/** The page of a room, which its notification links to. */
export const chatLink = (room_id: string): string => pages.chat({ id: room_id })

/** How many messages of others the user has not read; 0 for people who may not read chats. */
export async function countUnreadMessages(ctx: UserCtx): Promise<number> {
  const rooms = await countUnread(ctx)
  return rooms.reduce((sum, { unread }) => sum + unread, 0)
}

/** The unread messages of the user in the chats of these orders, by order; none for people who may not read chats. */
export async function countUnreadByOrder(ctx: UserCtx, orderIds: readonly string[]): Promise<Map<string | null, number>> {
  const rooms = await countUnread(ctx, orderIds)
  return new Map(rooms.map(({ order_id, unread }) => [order_id, unread]))
}

type UnreadRoom = { order_id: string | null; unread: number }

async function countUnread(ctx: UserCtx, order_ids?: readonly string[]): Promise<UnreadRoom[]> {
  const { id, role, provider, company, permissions } = ctx.principal
  if (!isPermitted({ action: 'chat.read' }, ctx.principal)) return []
  const side = role === 'client' ? 'client' : 'provider'
  const kinds = readableKinds(ctx.principal)
  const party = { id: placeholder('party_id') }
  const ofOrders =
    side === 'client'
      ? spokenOrdersOf({ id: placeholder('user_id'), company: company && party, permissions })
      : eq(orders.provider_id, party.id)
  return runLookup<UnreadRoom[]>(ctx, {
    key: `unread messages of a ${role} ${kinds} ${ordersKey(ctx.principal)} ${order_ids ? 'by order' : ''}`,
    build: (db) => selectUnread(db, { side, kinds, ofOrders, isByOrder: order_ids !== undefined, isMember: isTeamMember(ctx.principal) }),
    values: { user_id: id, party_id: role === 'client' ? company?.id : provider?.id, order_ids },
  })
}

type UnreadOf = {
  side: 'client' | 'provider'
  kinds: readonly RoomKind[]
  ofOrders: SQL | undefined
  isByOrder: boolean
  isMember: boolean
}

function selectUnread(db: Database | Tx, { side, kinds, ofOrders, isByOrder, isMember }: UnreadOf) {
  const ofUser = sql`${chatRooms.user_id} = ${placeholder('user_id')}`
  // Each by an index: a condition on two tables would read all rooms.
  const parts = [
    sql`select ${chatRooms.id} from ${chatRooms} where ${ofUser}`,
    ...(kinds.includes('order')
      ? [sql`select ${chatRooms.id} from ${chatRooms} join ${orders} on ${orders.id} = ${chatRooms.order_id} where ${ofOrders}`]
      : []),
    ...(side === 'provider' && kinds.includes('product')
      ? [sql`select ${chatRooms.id} from ${chatRooms} where ${chatRooms.provider_id} = ${placeholder('party_id')}`]
      : []),
  ]
  const ownRooms = sql.join(parts, sql` union all `)
  return db
    .select({ order_id: chatRooms.order_id, unread: sql<number>`count(*)`.mapWith(Number) })
    .from(chatRooms)
    .leftJoin(chatReads, and(eq(chatReads.room_id, chatRooms.id), eq(chatReads.user_id, placeholder('user_id'))))
    .innerJoin(
      chatMessages,
      sql`${chatMessages.room_id} = ${chatRooms.id} and ${chatMessages.seq} > coalesce(${chatReads.seq}, 0) and ${chatMessages.side} <> ${side}`,
    )
    .where(
      and(
        sql`${chatRooms.id} in (${ownRooms})`,
        isMember ? or(isNotNull(chatReads.seq), isSinceJoining(placeholder('user_id'))) : undefined,
        sql`${chatRooms.last_seq} > coalesce(${chatReads.seq}, 0)`,
        isByOrder ? sql`${chatRooms.order_id} = any(${placeholder('order_ids')})` : undefined,
      ),
    )
    .groupBy(chatRooms.id)
}

type Reader = Pick<UserCtx['principal'], 'id' | 'role' | 'company'>

const isTeamMember = ({ role, company }: Pick<Reader, 'role' | 'company'>): boolean => role === 'provider_user' || company !== null

/** Whether a message was written since somebody of a team can read this kind of chat, is of its own chat with the support or about an order that it sent. What is older is not unread for it. */
const isSinceJoining = (user_id: string | Placeholder): SQL =>
  sql`(${chatMessages.created_at} >= (select coalesce(${sinceOpened}, ${users.created_at}) from ${users} where ${users.id} = ${user_id})
    or coalesce(${chatRooms.user_id} = ${user_id}, false)
    or coalesce(${chatRooms.order_id} in (select ${orders.id} from ${orders} where ${orders.ordered_by} = ${user_id}), false))`

const sinceOpened = sql`case when ${chatRooms.kind} = 'product' then ${users.reads_questions_since} else ${users.reads_chats_since} end`

/** Up to which message of a room the user has nothing unread: its own mark, else what is older than its right to read. */
export function readUpTo(reader: Reader): SQL<number> {
  const own = sql`select ${chatReads.seq} from ${chatReads} where ${chatReads.room_id} = ${chatRooms.id} and ${chatReads.user_id} = ${reader.id}`
  const older = sql`select max(${chatMessages.seq}) from ${chatMessages} where ${chatMessages.room_id} = ${chatRooms.id} and not ${isSinceJoining(reader.id)}`
  return isTeamMember(reader) ? sql`coalesce((${own}), (${older}), 0)` : sql`coalesce((${own}), 0)`
}

/** The number of messages in a room that are from another side and that the user has not read. */
export const unreadIn = (reader: Reader, side: string): SQL<number> =>
  sql<number>`(select count(*)::int from ${chatMessages} where ${chatMessages.room_id} = ${chatRooms.id} and ${chatMessages.side} <> ${side}
    and ${chatMessages.seq} > ${readUpTo(reader)})`
