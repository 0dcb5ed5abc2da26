import type { ComplaintMessageForm } from '@wasl/shared/contract/complaints.ts'
import { desc, eq } from 'drizzle-orm'
import { assertStillOrders } from '../../identity/sessions/approval-limit.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, forbidden } from '../../platform/http/errors.ts'
import type { ComplaintRow } from '../orders/open-decision.ts'
import { type DecisionRow, findOpenDecision } from '../orders/open-decision.ts'
import { transitionOrder } from '../orders/transition-order.ts'
import { dispute_decisions } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { formerStatus, updateDecision } from './apply-decision.ts'
import { changeComplaint } from './change-complaint.ts'
import { secondsLeft } from './create-complaint.ts'
import { notifyColleagues, notifyParties } from './notify-parties.ts'
import { isOfAccount, loadVisibleComplaint } from './visible-complaint.ts'
import { storeMessage } from './write-message.ts'

const cannotAppeal = { en: 'There is no decision to appeal', ar: 'لا قرار يمكن الاعتراض عليه' }
const cannotWithdraw = { en: 'The dispute is decided and cannot be withdrawn', ar: 'صدر قرار في النزاع فلا يمكن سحبه' }

type KnownDecisions = { decision: DecisionRow | null; appealed: DecisionRow | null }

/** The last decision about a complaint that took effect, and the one that was appealed. */
export async function findDecisions({ db }: Pick<TransactionCtx, 'db'> | UserCtx, complaint_id: string): Promise<KnownDecisions> {
  const decisions = await db
    .select()
    .from(dispute_decisions)
    .where(eq(dispute_decisions.complaint_id, complaint_id))
    .orderBy(desc(dispute_decisions.created_at))
  return {
    decision: decisions.find(({ status }) => status === 'approved' || status === 'executed') ?? null,
    appealed: decisions.find(({ status }) => status === 'appealed') ?? null,
  }
}

/** Whether a party can appeal a decision now: once, in time, and while its money has not moved. */
export const canAppeal = (decision: DecisionRow | null, order_status: string | undefined, now: string): decision is DecisionRow =>
  decision !== null &&
  decision.appeal_until !== null &&
  now < decision.appeal_until &&
  (decision.status === 'approved' || order_status === 'in_progress' || order_status === 'delivered')

/** Opens the dispute again for another administrator. Throws 404, 409 if no decision can be appealed, 422 for the images. */
export async function appealDecision(ctx: UserCtx, id: string, form: ComplaintMessageForm): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const complaint = await loadVisibleComplaint(ctx, id, { lock: true })
    const [order] = await ctx.db
      .select()
      .from(orders)
      .where(eq(orders.id, complaint.order_id ?? id))
      .for('update')
    await assertStillOrders(ctx)
    const { decision } = await findDecisions(ctx, id)
    if (!order || !canAppeal(decision, order.status, ctx.clock.now())) throw conflict(cannotAppeal)
    await storeMessage(ctx, complaint, form)
    await updateDecision(ctx, decision.id, { status: 'appealed', appealed_by: ctx.principal.id })
    // The order that continued is frozen again.
    const isFrozenAgain = order.status !== 'disputed'
    if (isFrozenAgain) await transitionOrder(ctx, { order_id: order.id, name: 'dispute', reason: form.message.slice(0, 200) })
    const frozen = isFrozenAgain ? { former_status: order.status, frozen_seconds: secondsLeft(order, ctx.clock.now()) } : {}
    await changeComplaint(ctx, complaint, { dispute: 'open', status: 'in_progress', refund_amount: null, ...frozen }, { action: 'appeal' })
    await notifyParties(ctx, complaint, 'dispute_appealed')
    await notifyColleagues(ctx, complaint, 'dispute_appealed')
  })
}

/** Withdraws the user's own dispute: the order continues. Throws 404, 403 for the other party, 409 once it is decided. */
export async function withdrawDispute(ctx: UserCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const complaint = await loadVisibleComplaint(ctx, id, { lock: true })
    if (!(await isOfAccount(ctx, complaint))) throw forbidden()
    if (!canWithdraw(complaint) || !complaint.order_id) throw conflict(cannotWithdraw)
    const decision = await findOpenDecision(ctx, complaint.order_id)
    if (decision) await updateDecision(ctx, decision.id, { status: 'withdrawn' })
    await transitionOrder(ctx, { order_id: complaint.order_id, name: 'withdraw_dispute', target: await formerStatus(ctx, complaint) })
    await changeComplaint(ctx, complaint, { dispute: 'withdrawn', refund_amount: null }, { action: 'withdraw' })
    await notifyColleagues(ctx, complaint, 'dispute_withdrawn')
  })
}

export const canWithdraw = ({ dispute }: ComplaintRow): boolean => dispute === 'open' || dispute === 'proposed'
