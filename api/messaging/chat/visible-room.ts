import type { ChatSide } from '@wasl/shared/contract/chat.ts'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx, User } from '../../context.ts'
import { chatRooms } from '../../platform/db/tables/chat.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { notFound } from '../../platform/http/errors.ts'

export type RoomRow = typeof chatRooms.$inferSelect
/** A room of the reader, with its order if it has one. */
export type OwnRoom = { room: RoomRow; order: typeof orders.$inferSelect | null; side: ChatSide; otherSide: ChatSide }
type Reader = Pick<User, 'id' | 'role' | 'provider'>

/** Loads a room of the user. Throws 404 for the rooms of others. `lock`: until the transaction ends, so that its messages are counted one by one. */
export async function loadOwnRoom(ctx: Pick<Ctx, 'db'>, reader: Reader, id: string, { lock = false } = {}): Promise<OwnRoom> {
  const query = ctx.db
    .select({ room: chatRooms, order: orders })
    .from(chatRooms)
    .leftJoin(orders, eq(orders.id, chatRooms.order_id))
    .where(and(eq(chatRooms.id, id), isRoomOf(reader)))
  const [found] = await (lock ? query.for('update', { of: chatRooms }) : query)
  if (!found) throw notFound()
  return { ...found, ...sidesOf(found, reader) }
}

/** The rooms of a user: of its own orders, of its provider's orders, and its own with the administration. */
export function isRoomOf({ id, role, provider }: Reader): SQL | undefined {
  const ofOrders = role === 'client' ? eq(orders.client_id, id) : provider ? eq(orders.provider_id, provider.id) : sql`false`
  return or(eq(chatRooms.user_id, id), ofOrders)
}

/** The reader's side of a room and the other one. */
export function sidesOf({ order }: Pick<OwnRoom, 'order'>, { role }: Pick<Reader, 'role'>): Pick<OwnRoom, 'side' | 'otherSide'> {
  const side = role === 'client' ? 'client' : 'provider'
  if (!order) return { side, otherSide: 'administration' }
  return { side, otherSide: side === 'client' ? 'provider' : 'client' }
}
