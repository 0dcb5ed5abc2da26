import { type ApprovalEnd, approvalEnds, approvalLifecycle, liveApprovalStatuses } from '@wasl/shared/lifecycle/approvals.ts'
import { asArray } from '@wasl/shared/lifecycle/lifecycle.ts'
import { type OrderTransition, orderTransitions } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Money } from '@wasl/shared/units.ts'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import { listOrderPeople } from '../../messaging/chat/room-people.ts'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { approvals } from '../tables/approvals.ts'
import { invoices } from '../tables/invoices.ts'
import { offers } from '../tables/offers.ts'
import { orders } from '../tables/orders.ts'
import type { OrderContext } from './order-context.ts'

type ApprovalRow = typeof approvals.$inferSelect

const isLive = inArray(approvals.status, [...liveApprovalStatuses])

/** The statuses in which an order has an approval that counts. */
export const approvableStatuses = asArray(orderTransitions.give_approval.from)

/** Whether somebody of the company waits for an approval of an order. */
export const hasOpenApproval = sql<boolean>`(${orders.status} in ('offered', 'invoiced') and exists (select 1 from ${approvals} where ${approvals.order_id} = ${orders.id} and ${approvals.status} = 'open'))`

/** The approval of an order that is requested or given; it has one at most. */
export async function findLiveApproval({ db }: Pick<Ctx, 'db'>, order_id: string): Promise<ApprovalRow | null> {
  const [found] = await db
    .select()
    .from(approvals)
    .where(and(eq(approvals.order_id, order_id), isLive))
  return found ?? null
}

/** What the company has approved of the current invoice: its total, or that of the offer that it follows from; null if nothing. */
export async function findApprovedInvoiceTotal({ db }: Pick<Ctx, 'db'>, { order, invoice }: OrderContext): Promise<Money | null> {
  const current = await invoice()
  if (!current) return null
  const ofInvoice = and(eq(approvals.status, 'given'), eq(approvals.invoice_id, current.id), eq(approvals.subject_version, current.version))
  const ofOffer = current.offer_id ? and(eq(approvals.status, 'used'), eq(approvals.offer_id, current.offer_id)) : undefined
  const [found] = await db
    .select({ amount: approvals.amount })
    .from(approvals)
    .where(and(eq(approvals.order_id, order.id), or(ofInvoice, ofOffer)))
    .orderBy(desc(approvals.amount))
    .limit(1)
  return found?.amount ?? null
}

const acceptances: readonly OrderTransition[] = ['accept_offer', 'accept_invoice']

/** Ends the approvals of an order whose offer or invoice this transition has changed, accepted or closed. Its order is locked. */
export async function endStaleApprovals(ctx: TransactionCtx, order_id: string, name: OrderTransition): Promise<void> {
  if (!(await findLiveApproval(ctx, order_id))) return
  const offer = sql`exists (select 1 from ${offers} where ${offers.id} = ${approvals.offer_id} and ${offers.version} = ${approvals.subject_version} and ${offers.status} = 'pending')`
  const invoice = sql`exists (select 1 from ${invoices} join ${orders} on ${orders.id} = ${invoices.order_id} where ${invoices.id} = ${approvals.invoice_id} and ${invoices.version} = ${approvals.subject_version} and ${orders.status} = 'invoiced')`
  const which = and(eq(approvals.order_id, order_id), sql`not ${offer}`, sql`not ${invoice}`)
  await endApprovals(ctx, which, acceptances.includes(name) ? 'accepted' : 'subject_changed')
}

/** Ends the approvals that a colleague requested and can no longer use with these permissions, or no longer needs with its limit. */
export async function endApprovalsOf(ctx: Ctx, user_id: string, permissions: readonly string[]): Promise<void> {
  const own = eq(approvals.requested_by, user_id)
  if (!permissions.includes('order')) return endApprovals(ctx, own, 'requester_left')
  const limit = sql`(select ${users.approval_limit} from ${users} where ${users.id} = ${approvals.requested_by})`
  return endApprovals(ctx, and(own, sql`${approvals.amount} <= ${limit}`), 'limit_raised')
}

/** Ends those of these approvals that are requested or given, and tells their colleagues why. */
export async function endApprovals(ctx: Ctx, which: SQL | undefined, cause: ApprovalEnd): Promise<void> {
  const ended = await ctx.db
    .update(approvals)
    .set({ status: approvalLifecycle.transitions.end.to, closed_at: ctx.clock.now() })
    .where(and(which, isLive))
    .returning({ order_id: approvals.order_id, requested_by: approvals.requested_by, amount: approvals.amount })
  for (const approval of ended) await notifyEnd(ctx, approval, cause)
}

/** Tells who has asked and who sent the order, of those who see it. Who ended it by an act of its own knows, and a limit is raised for who asked alone. */
async function notifyEnd(ctx: Ctx, approval: Pick<ApprovalRow, 'order_id' | 'requested_by' | 'amount'>, cause: ApprovalEnd): Promise<void> {
  const { order_id, requested_by, amount } = approval
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, order_id))
  if (!order) return
  const actor = ctx.principal.kind === 'user' ? ctx.principal.id : null
  const isNotified = (id: string) =>
    id !== actor && (id === requested_by ? cause !== 'requester_left' : id === order.ordered_by && cause !== 'limit_raised')
  const user_ids = (await listOrderPeople(ctx, order)).filter(isNotified)
  const params = { order: order.number, amount: moneyParam(amount), reason: approvalEnds[cause] }
  if (user_ids.length > 0) await notify(ctx, { type: 'approval_ended', user_ids, params, order_id })
}
