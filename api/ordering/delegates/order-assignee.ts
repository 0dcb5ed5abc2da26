import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import type { OrderKind } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { statusesOf, tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { Ctx, TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/http/errors.ts'
import { isPermitted, isTeamMemberPermitted } from '../../platform/http/permission.ts'
import { audit } from '../../resources/write/audit.ts'
import { loadVisibleOrder, type OrderRow } from '../orders/visible-order.ts'
import { orders } from '../tables/orders.ts'

type Person = OrderPage['candidates'][number]

/** Who handles an order, for the people of its provider, and who could, for those who assign it. */
export async function loadAssignee(ctx: UserCtx, order: OrderRow): Promise<Pick<OrderPage, 'assignee' | 'candidates'>> {
  if (order.provider_id === null || order.provider_id !== ctx.principal.provider?.id) return { assignee: null, candidates: [] }
  const canAssign = tabOf[order.status] !== 'finished' && isPermitted({ action: stepOf(order.kind) }, ctx.principal)
  const [assignee = null] = order.assigned_user_id ? await selectPeople(ctx, eq(users.id, order.assigned_user_id)) : []
  return {
    assignee: assignee && { id: assignee.id, name: assignee.name },
    candidates: canAssign ? await listCandidates(ctx, order) : [],
  }
}

/** Assigns an order to one of the provider's people, or to nobody. Throws 404 for an order of others, 409 if it has ended, 422 for somebody who cannot handle it. */
export const assignOrder = (ctx: UserCtx, order_id: string, user_id: string | null): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    // Before the order: who loses their access waits for the same rows in this order.
    if (user_id) await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('share')
    const order = await loadVisibleOrder(ctx, order_id, { lock: true })
    if (order.provider_id !== ctx.principal.provider?.id) throw notFound()
    if (!isPermitted({ action: stepOf(order.kind) }, ctx.principal)) throw forbidden()
    if (tabOf[order.status] === 'finished') throw conflict({ en: 'The order has ended', ar: 'انتهى هذا الطلب' })
    if (order.assigned_user_id === user_id) return
    if (user_id && !(await listCandidates(ctx, order)).some(({ id }) => id === user_id))
      throw invalid('user_id', { en: 'Choose one of your people who manage such orders', ar: 'اختر أحد مستخدميك الذين يديرون هذه الطلبات' })
    await changeAssignee(ctx, order, user_id)
    const about = { params: { order: order.number }, order_id }
    for (const [type, id] of [['order_unassigned', order.assigned_user_id] as const, ['order_assigned', user_id] as const])
      if (id && id !== ctx.principal.id) await notify(ctx, { type, user_ids: [id], ...about })
  })

/** Takes running orders from somebody who can no longer handle them with these permissions, and tells the provider, in the caller's transaction if there is one. */
export const releaseOrdersOf = (ctx: Ctx, user_id: string, permissions: readonly string[]): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const running = and(eq(orders.assigned_user_id, user_id), notInArray(orders.status, statusesOf('finished')))
    const rows = await ctx.db.select().from(orders).where(running).orderBy(asc(orders.id)).for('update')
    for (const order of rows.filter(({ kind }) => !isTeamMemberPermitted(stepOf(kind), permissions))) {
      await changeAssignee(ctx, order, null)
      const provider_ids = order.provider_id ? [order.provider_id] : []
      await notify(ctx, { type: 'order_without_assignee', params: { order: order.number }, provider_ids, order_id: order.id })
    }
  })

// Neither side of the order sees it: its version and the time of its last change stay.
async function changeAssignee(ctx: TransactionCtx, { id, assigned_user_id: before }: OrderRow, after: string | null): Promise<void> {
  await ctx.db.update(orders).set({ assigned_user_id: after }).where(eq(orders.id, id))
  await audit(ctx, {
    action: after ? 'assign' : 'unassign',
    resource: 'orders',
    row_id: id,
    before: { assigned_user_id: before },
    after: { assigned_user_id: after },
  })
}

/** The action of those who handle orders of a kind, and so assign them. */
const stepOf = (kind: OrderKind) => (kind === 'store' ? 'prv.store.step' : 'prv.step')

/** The active people of the provider who can handle the order: its owner, and those with the permission. */
async function listCandidates(ctx: UserCtx, { provider_id, kind }: OrderRow): Promise<Person[]> {
  const isOfTeam = and(
    eq(users.provider_id, provider_id ?? ''),
    eq(users.status, 'active'),
    inArray(users.role, ['provider', 'provider_user']),
  )
  const people = await selectPeople(ctx, isOfTeam)
  return people
    .filter(({ role, permissions }) => role === 'provider' || isTeamMemberPermitted(stepOf(kind), permissions))
    .map(({ id, name }) => ({ id, name }))
}

const selectPeople = ({ db }: Pick<Ctx, 'db'>, where: ReturnType<typeof and>) =>
  db
    .select({ id: users.id, name: users.name, role: users.role, permissions: users.permissions })
    .from(users)
    .where(where)
    .orderBy(asc(users.role), asc(users.name), asc(users.id))
