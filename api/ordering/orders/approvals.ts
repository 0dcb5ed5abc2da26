import { approvalLifecycle, liveApprovalStatuses } from '@wasl/shared/lifecycle/approvals.ts'
import { asArray } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderTransitions } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Money } from '@wasl/shared/units.ts'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
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

/** Ends the approvals of an order whose offer or invoice has changed, was accepted or is gone. Its order is locked. */
export async function endStaleApprovals(ctx: TransactionCtx, order_id: string): Promise<void> {
  if (!(await findLiveApproval(ctx, order_id))) return
  const offer = sql`exists (select 1 from ${offers} where ${offers.id} = ${approvals.offer_id} and ${offers.version} = ${approvals.subject_version} and ${offers.status} = 'pending')`
  const invoice = sql`exists (select 1 from ${invoices} join ${orders} on ${orders.id} = ${invoices.order_id} where ${invoices.id} = ${approvals.invoice_id} and ${invoices.version} = ${approvals.subject_version} and ${orders.status} = 'invoiced')`
  await endApprovals(ctx, and(eq(approvals.order_id, order_id), sql`not ${offer}`, sql`not ${invoice}`))
}

/** Ends the approvals that a colleague requested and can no longer use with these permissions, or no longer needs with its limit. */
export const endApprovalsOf = (ctx: Ctx, user_id: string, permissions: readonly string[]): Promise<void> => {
  const isNeedless = sql`${approvals.amount} <= (select ${users.approval_limit} from ${users} where ${users.id} = ${approvals.asked_by})`
  return endApprovals(ctx, and(eq(approvals.asked_by, user_id), permissions.includes('order') ? isNeedless : undefined))
}

/** Ends those of these approvals that are requested or given. */
export async function endApprovals({ db, clock }: Pick<Ctx, 'db' | 'clock'>, which: SQL | undefined): Promise<void> {
  await db.update(approvals).set({ status: approvalLifecycle.transitions.end.to, closed_at: clock.now() }).where(and(which, isLive))
}
