import type { ChatSide, RoomKind } from '@wasl/shared/contract/chat.ts'
import { formKinds } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { type OwnRoom, partiesOf } from './visible-room.ts'

// Who may read chats for a provider. Source: the access table, chat.read.
const orderReaders = sql`${users.permissions} && array['show_orders', 'manage_orders', 'edit_orders', 'delete_orders']`
const storeReaders = sql`'manage_store' = any(${users.permissions})`
// A colleague of an active company: the one who sent the order, and those who see all of them. As `spokenOrdersOf`.
const ordersForCompany = sql`'order' = any(${users.permissions}) and exists (select 1 from users company where company.id = ${users.company_id} and company.status = 'active')`
const seesAllOrders = sql`'view_all' = any(${users.permissions})`
const readersOf = (kind: RoomKind): SQL => (kind === 'product' ? storeReaders : orderReaders)

/** The ids of the active users on one side of a room; none for the administration. */
export async function findPeople(
  ctx: Pick<Ctx, 'db'>,
  { room, order }: Pick<OwnRoom, 'room' | 'order'>,
  side: ChatSide,
): Promise<string[]> {
  const which = peopleOf({ room, order }, side)
  return which ? listActive(ctx, which) : []
}

async function listActive({ db }: Pick<Ctx, 'db'>, which: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(which, eq(users.status, 'active')))
  return rows.map(({ id }) => id)
}

function peopleOf({ room, order }: Pick<OwnRoom, 'room' | 'order'>, side: ChatSide): SQL | undefined {
  if (side === 'administration') return undefined
  const parties = partiesOf({ room, order })
  if (!parties) return room.user_id ? eq(users.id, room.user_id) : undefined
  if (side === 'client') return or(eq(users.id, parties.client_id), colleaguesOf(order))
  if (!parties.provider_id) return undefined
  return and(
    eq(users.provider_id, parties.provider_id),
    inArray(users.role, ['provider', 'provider_user']),
    or(eq(users.role, 'provider'), readersOf(room.kind)),
  )
}

/** The active people who act for the client of an order: it, and the colleagues who read its chat and complaints. */
export const listOrderPeople = (ctx: Pick<Ctx, 'db'>, order: NonNullable<OwnRoom['order']>): Promise<string[]> =>
  listActive(ctx, or(eq(users.id, order.client_id), colleaguesOf(order)))

/** The colleagues of a company who read the chat of its order; none for goods and cars. */
function colleaguesOf(order: OwnRoom['order']): SQL | undefined {
  if (!order || !formKinds.some((kind) => kind === order.kind)) return undefined
  const isSender = order.ordered_by ? eq(users.id, order.ordered_by) : undefined
  return and(eq(users.company_id, order.client_id), ordersForCompany, or(isSender, seesAllOrders))
}
