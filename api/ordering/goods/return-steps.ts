import { asArray } from '@wasl/shared/lifecycle/lifecycle.ts'
import { type ReturnTransition, returnLifecycle } from '@wasl/shared/lifecycle/returns.ts'
import type { Actor, StatusTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { listReturns } from '../orders/order-goods.ts'
import type { OrderRow } from '../orders/visible-order.ts'

const transitions: Readonly<Record<ReturnTransition, StatusTransition<string>>> = returnLifecycle.transitions
const isTransition = (action: string): action is ReturnTransition => Object.hasOwn(transitions, action)

/** The transitions of the returns of an order, oldest first, from their audit entries. `colleague`: who of the client's company made it. */
export async function listReturnSteps(ctx: Pick<Ctx, 'db'>, order: OrderRow) {
  const rows = await listReturns(ctx, order)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const entries = await ctx.db
    .select({ entry: auditEntries, colleague: { name: users.name, status: users.status } })
    .from(auditEntries)
    .leftJoin(users, and(eq(users.id, auditEntries.actor_id), eq(users.company_id, order.client_id)))
    .where(and(eq(auditEntries.resource, 'returns'), inArray(auditEntries.row_id, ids)))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id))
  return entries.flatMap(({ entry: { action, actor_kind, reason, at }, colleague }) => {
    if (!isTransition(action)) return []
    const { label, historyLabel = label, by } = transitions[action]
    return [{ transition: null, label: historyLabel, actor: actorOf(actor_kind, by), colleague, reason, appointment: null, at }]
  })
}

function actorOf(kind: (typeof auditEntries.$inferSelect)['actor_kind'], by: StatusTransition<string>['by']): Actor {
  if (kind === 'admin') return 'admin'
  if (kind === 'system') return 'scheduler'
  return asArray(by).includes('client') ? 'client' : 'provider'
}
