import type { ChatSide, RoomKind } from '@wasl/shared/contract/chat.ts'
import { and, eq, or, type Placeholder, placeholder, type SQL } from 'drizzle-orm'
import { orders } from '../../ordering/tables/orders.ts'
import { spokenOrdersOf } from '../../ordering/tables/orders-of-client.ts'
import type { Ctx, User } from '../../platform/context.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { notFound } from '../../platform/http/errors.ts'
import { isTeamMemberPermitted } from '../../platform/http/permission.ts'
import { chatRooms } from '../tables/chat.ts'

export type RoomRow = typeof chatRooms.$inferSelect
/** A room of the reader, with its order if it has one. */
export type OwnRoom = { room: RoomRow; order: typeof orders.$inferSelect | null; side: ChatSide; otherSide: ChatSide }
type RoomReader = Pick<User, 'id' | 'role' | 'provider' | 'company' | 'permissions'>
type Id = string | Placeholder

/** Loads a room of the user. Throws 404 for the rooms of others. `lock`: until the transaction ends, so that its messages are counted one by one. */
export async function loadOwnRoom(
  ctx: Pick<Ctx, 'db' | 'prepared'>,
  reader: RoomReader,
  id: string,
  { lock = false } = {},
): Promise<OwnRoom> {
  const { role, provider, company, permissions } = reader
  const own = isRoomOf({
    ...{ id: placeholder('user_id'), role, permissions },
    provider: provider && { id: placeholder('provider_id') },
    company: company && { id: placeholder('company_id') },
  })
  const build = (db: Database | Tx) => {
    const query = db
      .select({ room: chatRooms, order: orders })
      .from(chatRooms)
      .leftJoin(orders, eq(orders.id, chatRooms.order_id))
      .where(and(eq(chatRooms.id, placeholder('id')), own))
    return lock ? query.for('update', { of: chatRooms }) : query
  }
  const key = `chat room of a ${role} ${provider ? `with a provider ${readableKinds(reader)}` : ''} ${ordersKey(reader)} ${lock ? 'locked' : ''}`
  const values = { id, user_id: reader.id, provider_id: provider?.id, company_id: company?.id }
  const [found] = await runPrepared(ctx, { key, build, values })
  if (!found) throw notFound()
  return { ...found, ...sidesOf(found, reader) }
}

/** By what the query for the rooms of a client's orders differs: the permissions of a colleague. */
export const ordersKey = ({ company, permissions }: Pick<RoomReader, 'company' | 'permissions'>): string =>
  company ? `of a company ${['order', 'view_all'].filter((permission) => permissions.includes(permission))}` : ''

/** The rooms of a user: of its own orders, or those of its company, and questions; of its provider's orders and products; its own with the administration. */
export function isRoomOf(
  reader: Pick<RoomReader, 'role' | 'permissions'> & { id: Id; provider: { id: Id } | null; company: { id: Id } | null },
): SQL | undefined {
  const { id, role, provider } = reader
  if (role === 'client') return or(eq(chatRooms.user_id, id), spokenOrdersOf(reader))
  const kinds = readableKinds(reader)
  return or(
    eq(chatRooms.user_id, id),
    provider && kinds.includes('order') ? eq(orders.provider_id, provider.id) : undefined,
    provider && kinds.includes('product') ? eq(chatRooms.provider_id, provider.id) : undefined,
  )
}

/** The kinds of rooms of its provider that a user may read. */
export const readableKinds = (reader: Pick<RoomReader, 'role' | 'permissions'>): RoomKind[] =>
  (['order', 'product'] as const).filter((kind) => isPermittedIn(kind, 'chat.read', reader))

/** Whether a user may do this in rooms of a kind. In the team of a provider, questions about products need the permission for the store and chats of orders another one. */
export function isPermittedIn(
  kind: RoomKind,
  action: 'chat.read' | 'chat.send',
  { role, permissions }: Pick<RoomReader, 'role' | 'permissions'>,
): boolean {
  if (role !== 'provider_user' || kind === 'administration') return true
  return isTeamMemberPermitted(
    action,
    permissions.filter((permission) => (permission === 'manage_store') === (kind === 'product')),
  )
}

/** The reader's side of a room and the other one. */
export function sidesOf({ room }: Pick<OwnRoom, 'room'>, { role }: Pick<RoomReader, 'role'>): Pick<OwnRoom, 'side' | 'otherSide'> {
  const side = role === 'client' ? 'client' : 'provider'
  if (isAnsweredByAdministration(room)) return { side, otherSide: 'administration' }
  return { side, otherSide: side === 'client' ? 'provider' : 'client' }
}

/** The administration also answers questions about what the platform sells itself. */
const isAnsweredByAdministration = ({ kind, provider_id }: RoomRow): boolean =>
  kind === 'administration' || (kind === 'product' && provider_id === null)

/** The client and provider of a room; null for one with the administration. */
export function partiesOf({ room, order }: Pick<OwnRoom, 'room' | 'order'>): { client_id: string; provider_id: string | null } | null {
  if (order) return order
  return room.kind === 'product' && room.user_id ? { client_id: room.user_id, provider_id: room.provider_id } : null
}
