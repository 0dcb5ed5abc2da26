import { formKinds } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { and, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Principal, User } from '../../platform/context.ts'
import { orders } from './orders.ts'

type Id = string | Placeholder
type Account = { id: Id; company: { id: Id } | null }

// As `clientIdOf`, which a table may not read.
const accountOf = ({ id, company }: Account): Id => company?.id ?? id

type Client = Account & Pick<User, 'permissions'>
type OrderRow = typeof orders.$inferSelect

/** The orders of a client; a colleague sees those of its company, or those that it sent itself, by its permissions. Decisions 0328 and 0342. */
export function ordersOfClient(client: Client): SQL | undefined {
  const ofAccount = eq(orders.client_id, accountOf(client))
  if (seesAll(client)) return ofAccount
  return client.permissions.includes('order') ? and(ofAccount, eq(orders.ordered_by, client.id)) : sql`false`
}

/** The orders whose chats and complaints are a client's: a colleague has those of the requests that it sees, while it orders. Decision 0351. */
export function spokenOrdersOf(client: Client): SQL | undefined {
  if (client.company === null) return ordersOfClient(client)
  return client.permissions.includes('order') ? and(ordersOfClient(client), inArray(orders.kind, [...formKinds])) : sql`false`
}

/** Whether a reader sees all orders of the client: a colleague of a company may not. */
export const seesAll = ({ company, permissions }: Client): boolean => company === null || permissions.includes('view_all')

/** Whether the client sees this order of its account. */
export const isShownTo = (client: Client, { ordered_by }: Pick<OrderRow, 'ordered_by'>): boolean =>
  seesAll(client) || (client.permissions.includes('order') && ordered_by === client.id)

/** Whether an order that the principal sees is its own as a client. */
export const isOfClient = (principal: Pick<User, 'id' | 'company'>, { client_id }: Pick<OrderRow, 'client_id'>): boolean =>
  client_id === accountOf(principal)

/** Whether a client acts on orders of this kind: a colleague on requests alone, neither on goods nor on cars. Decision 0342. */
export const actsOn = (principal: Principal, { kind }: Pick<OrderRow, 'kind'>): boolean =>
  principal.kind !== 'user' || principal.company === null || formKinds.some((own) => own === kind)
