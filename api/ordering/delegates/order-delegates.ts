import type { orderDelegates } from '@wasl/shared/contract/deliveries.ts'
import type { DeliveryLeg } from '@wasl/shared/lifecycle/delivery-legs.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { users } from '../../identity/tables/people.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { Ctx, TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/http/errors.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import { changeDelegation, listOpenDelegations } from '../orders/delegations.ts'
import { loadShipping } from '../orders/order-goods.ts'
import { loadVisibleOrder, type OrderRow } from '../orders/visible-order.ts'
import { delegations } from '../tables/from-registry.ts'

type Delegates = z.output<typeof orderDelegates>
type Assignment = { leg: DeliveryLeg; user_id: string }

/** Who delivers an order of the principal's provider, and who could; null if it cannot be assigned, or not by the principal. */
export async function loadOrderDelegates(ctx: UserCtx, order: OrderRow): Promise<Delegates | null> {
  if (!mayAssign(ctx, order)) return null
  const legs = await legsOf(ctx, order)
  if (legs.length === 0) return null
  const open = await listOpenDelegations(ctx, order.id)
  const people = await listPeople(ctx, order)
  return {
    legs: legs.map((leg) => {
      const found = open.find((row) => row.leg === leg)
      const name = people.find(({ id }) => id === found?.user_id)?.name ?? ''
      return { leg, delegation: found ? { id: found.id, user: { id: found.user_id, name }, status: found.status } : null }
    }),
    candidates: people.filter(({ canDeliver }) => canDeliver).map(({ id, name }) => ({ id, name })),
  }
}

/** Assigns a leg of an order, and releases who had it. Throws 404 for an order of others, 409 if the leg is over, 422 for somebody who does not deliver. */
export const assignDelegate = (ctx: UserCtx, order_id: string, { leg, user_id }: Assignment): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const order = await lockAssignable(ctx, order_id)
    if (!(await legsOf(ctx, order)).includes(leg))
      throw conflict({ en: 'There is nothing to deliver here now', ar: 'لا يوجد هنا ما يُوصَّل الآن' })
    const isCandidate = (await listPeople(ctx, order)).some(({ id, canDeliver }) => id === user_id && canDeliver)
    if (!isCandidate)
      throw invalid('user_id', { en: 'Choose one of your people who deliver', ar: 'اختر أحد مستخدميك الذين يوصّلون الطلبات' })
    const current = (await listOpenDelegations(ctx, order.id)).find((row) => row.leg === leg)
    if (current?.user_id === user_id) return
    if (current) await changeDelegation(ctx, current, 'release')
    const now = ctx.clock.now()
    const row = { order_id: order.id, provider_id: order.provider_id ?? '', user_id, leg, created_at: now, updated_at: now }
    await insertRow(ctx, delegations, row, { resource: 'delegations', after: { order_id: order.id, user_id, leg } })
    const params = { order: order.number }
    await notify(ctx, { type: 'delegate_assigned', params, user_ids: [user_id], order_id: order.id, link: pages.deliveries() })
  })

/** Releases who delivers a leg of an order. Throws 404 if nobody does. */
export const releaseDelegate = (ctx: UserCtx, order_id: string, leg: DeliveryLeg): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const order = await lockAssignable(ctx, order_id)
    const current = (await listOpenDelegations(ctx, order.id)).find((row) => row.leg === leg)
    if (!current) throw notFound()
    await changeDelegation(ctx, current, 'release')
  })

async function lockAssignable(ctx: UserCtx & TransactionCtx, id: string): Promise<OrderRow> {
  const order = await loadVisibleOrder(ctx, id, { lock: true })
  if (order.provider_id !== ctx.principal.provider?.id) throw notFound()
  if (!mayAssign(ctx, order)) throw forbidden()
  return order
}

const mayAssign = ({ principal }: Ctx, { kind }: OrderRow): boolean =>
  isPermitted({ action: kind === 'store' ? 'prv.store.step' : 'prv.car.step' }, principal)

/** What of a paid order is still to be delivered. */
async function legsOf(ctx: Ctx, order: OrderRow): Promise<readonly DeliveryLeg[]> {
  const { kind, status, fulfilment } = order
  if (kind === 'car' && fulfilment === 'received') return ['in']
  if (status !== 'in_progress') return []
  if (kind === 'car') return ['out', 'in']
  const shipping = await loadShipping(ctx, order)
  return shipping && shipping.method !== 'pick_up' ? ['delivery'] : []
}

/** The active people of the provider of an order; its owner delivers too. */
const listPeople = ({ db }: Ctx, { provider_id }: OrderRow) =>
  db
    .select({
      id: users.id,
      name: users.name,
      canDeliver: sql<boolean>`${users.status} = 'active' and ${or(eq(users.role, 'provider'), sql`'deliver_orders' = any(${users.permissions})`)}`,
    })
    .from(users)
    .where(and(eq(users.provider_id, provider_id ?? ''), sql`${users.role} in ('provider', 'provider_user')`))
    .orderBy(asc(users.role), asc(users.name), asc(users.id))
