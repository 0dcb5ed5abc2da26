import type { ApprovalView } from '@wasl/shared/contract/approvals.ts'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import { deletedLabel } from '../../identity/personal-data/erase-user.ts'
import { users } from '../../identity/tables/people.ts'
import type { UserCtx } from '../../platform/context.ts'
import { approvableStatuses } from '../orders/approvals.ts'
import type { OrderContext } from '../orders/order-context.ts'
import { approvals } from '../tables/approvals.ts'

/** The last approval of an order that waits for its acceptance: requested, given, or declined for the offer or invoice as it still is. */
export async function loadApproval(ctx: UserCtx, { order, offers, invoice }: OrderContext): Promise<ApprovalView | null> {
  if (!approvableStatuses.includes(order.status)) return null
  const [found] = await ctx.db
    .select({ approval: approvals, requester: { name: users.name, status: users.status } })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.requested_by))
    .where(and(eq(approvals.order_id, order.id), notInArray(approvals.status, ['used', 'ended'])))
    .orderBy(desc(approvals.requested_at))
    .limit(1)
  if (!found) return null
  const { approval, requester } = found
  const subject = approval.offer_id
    ? (await offers()).find(({ id, status }) => id === approval.offer_id && status === 'pending')
    : await invoice()
  if (subject?.version !== approval.subject_version || ![approval.offer_id, approval.invoice_id].includes(subject.id)) return null
  const { id, status, offer_id, amount, note, requested_at, decline_reason, decided_at } = approval
  return {
    id,
    status,
    offer_id,
    amount,
    note,
    requested_by: requester.status === 'deleted' ? deletedLabel[ctx.locale] : requester.name,
    is_own: approval.requested_by === ctx.principal.id,
    requested_at,
    decline_reason,
    decided_at,
  }
}
