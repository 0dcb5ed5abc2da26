import { type DelegationTransition, delegationLifecycle, openDelegationStatuses } from '@wasl/shared/lifecycle/delegations.ts'
import { legOf, stepProgress } from '@wasl/shared/lifecycle/delivery-legs.ts'
import { tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { canTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { conflict } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { notifyTransitionOf } from '../../resources/write/notify-transition.ts'
import { delegations } from '../tables/from-registry.ts'
import type { Effect } from './transition-context.ts'
import type { OrderRow } from './visible-order.ts'

export type DelegationRow = typeof delegations.$inferSelect

const isOpen = inArray(delegations.status, [...openDelegationStatuses])

/** What of an order is with a delegate now. */
export const listOpenDelegations = ({ db }: Pick<Ctx, 'db'>, order_id: string): Promise<DelegationRow[]> =>
  db
    .select()
    .from(delegations)
    .where(and(eq(delegations.order_id, order_id), isOpen))
    .orderBy(asc(delegations.created_at))

/** Whether something of this order is assigned to the principal now. */
export async function delivers({ db, principal }: Ctx, order_id: string): Promise<boolean> {
  if (principal.kind !== 'user' || principal.provider === null) return false
  const mine = and(eq(delegations.user_id, principal.id), eq(delegations.provider_id, principal.provider.id))
  return (await db.$count(delegations, and(eq(delegations.order_id, order_id), mine, isOpen))) > 0
}

/** Makes a transition of a delegation. Its order is locked. Throws 409 in another status. */
export async function changeDelegation(ctx: TransactionCtx, row: DelegationRow, name: DelegationTransition): Promise<void> {
  const transition = delegationLifecycle.transitions[name]
  if (!canTransition(transition, row.status)) throw conflict({ en: 'Not possible in this state', ar: 'غير ممكن في هذه المرحلة' })
  const now = ctx.clock.now()
  const ended_at = name === 'start' ? null : now
  await ctx.db
    .update(delegations)
    .set({ status: transition.to, ended_at, version: sql`${delegations.version} + 1`, updated_at: now })
    .where(eq(delegations.id, row.id))
  const set = { status: transition.to }
  await audit(ctx, { action: name, resource: 'delegations', row_id: row.id, before: { status: row.status }, after: set })
  await notifyTransitionOf(ctx, 'delegations', row.id, name)
}

/** Records the step of a leg. Somebody else who takes the last step releases the delegate. */
export const advanceDelegation: Effect = async (ctx, { name, orderContext: { order } }) => {
  const progress = stepProgress[name]
  const row = progress && (await listOpenDelegations(ctx, order.id)).find(({ leg }) => leg === legOf(name))
  if (!row) return {}
  const isOwnStep = ctx.principal.kind === 'user' && ctx.principal.id === row.user_id
  if (progress === 'finish') await changeDelegation(ctx, row, isOwnStep ? 'finish' : 'release')
  else if (isOwnStep && row.status === 'assigned') await changeDelegation(ctx, row, progress)
  return {}
}

/** Releases the delegates of an order that has ended. A car that is still with its client has to be fetched all the same. */
export async function releaseWithOrder(ctx: TransactionCtx, { id, status, fulfilment }: OrderRow): Promise<void> {
  if (tabOf[status] !== 'finished') return
  const left = (await listOpenDelegations(ctx, id)).filter(({ leg }) => leg !== 'in' || fulfilment !== 'received')
  for (const row of left) await changeDelegation(ctx, row, 'release')
}
