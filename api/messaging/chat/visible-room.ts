import type { ChatSide } from '@wasl/shared/contract/chat.ts'
import { and, eq, or, type Placeholder, placeholder, type SQL, sql } from 'drizzle-orm'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx, User } from '../../platform/context.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { notFound } from '../../platform/http/errors.ts'
import { chatRooms } from '../tables/chat.ts'

export type RoomRow = typeof chatRooms.$inferSelect
/** A room of the reader, with its order if it has one. */
export type OwnRoom = { room: RoomRow; order: typeof orders.$inferSelect | null; side: ChatSide; otherSide: ChatSide }
type RoomReader = Pick<User, 'id' | 'role' | 'provider'>
type Id = string | Placeholder

/** Loads a room of the user. Throws 404 for the rooms of others. `lock`: until the transaction ends, so that its messages are counted one by one. */
export async function loadOwnRoom(
  ctx: Pick<Ctx, 'db' | 'prepared'>,
  reader: RoomReader,
  id: string,
  { lock = false } = {},
): Promise<OwnRoom> {
  const { role, provider } = reader
  const own = isRoomOf({ id: placeholder('user_id'), role, provider: provider && { id: placeholder('provider_id') } })
  const build = (db: Database | Tx) => {
    const query = db
      .select({ room: chatRooms, order: orders })
      .from(chatRooms)
      .leftJoin(orders, eq(orders.id, chatRooms.order_id))
      .where(and(eq(chatRooms.id, placeholder('id')), own))
    return lock ? query.for('update', { of: chatRooms }) : query
  }
  const key = `chat room of a ${role} ${provider ? 'with a provider' : ''} ${lock ? 'locked' : ''}`
  const [found] = await runPrepared(ctx, { key, build, values: { id, user_id: reader.id, provider_id: provider?.id } })
  if (!found) throw notFound()
  return { ...found, ...sidesOf(found, reader) }
}

/** The rooms of a user: of its own orders, of its provider's orders, and its own with the administration. */
export function isRoomOf({ id, role, provider }: { id: Id; role: User['role']; provider: { id: Id } | null }): SQL | undefined {
  const ofOrders = role === 'client' ? eq(orders.client_id, id) : provider ? eq(orders.provider_id, provider.id) : sql`false`
  return or(eq(chatRooms.user_id, id), ofOrders)
}

/** The reader's side of a room and the other one. */
export function sidesOf({ order }: Pick<OwnRoom, 'order'>, { role }: Pick<RoomReader, 'role'>): Pick<OwnRoom, 'side' | 'otherSide'> {
  const side = role === 'client' ? 'client' : 'provider'
  if (!order) return { side, otherSide: 'administration' }
  return { side, otherSide: side === 'client' ? 'provider' : 'client' }
}
