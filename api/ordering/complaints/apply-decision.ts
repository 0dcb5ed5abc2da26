import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, sql } from 'drizzle-orm'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { scheduleWake } from '../../platform/jobs/enqueue.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import type { ComplaintRow, DecisionRow } from '../orders/open-decision.ts'
import { transitionOrder } from '../orders/transition-order.ts'
import { closeOpenCardAttempt } from '../payments/attempts/close-attempt.ts'
import { dispute_decisions } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { changeComplaint } from './change-complaint.ts'
import { insertMessage } from './insert-message.ts'
import { notifyDecision } from './notify-parties.ts'

/**
 * Applies a decision that needs no further approval. An order that continues does so at once. Money waits until nobody can appeal any more, and after
 * an appeal moves at once (decision 0075). The complaint is locked.
 */
export async function applyDecision(ctx: TransactionCtx, complaint: ComplaintRow, decision: DecisionRow): Promise<void> {
  const { appeal_days } = await loadSettings(ctx)
  const appeal_until = decision.is_final ? null : addSeconds(ctx.clock.now(), appeal_days * daySeconds)
  await updateDecision(ctx, decision.id, { status: 'approved', appeal_until })
  // A payment from now on would only go back.
  if (decision.outcome !== 'continue') await closeOpenCardAttempt(ctx, decision.order_id)
  await insertMessage(ctx, {
    complaint_id: complaint.id,
    author: 'administration',
    admin_id: decision.proposed_by,
    message: decision.reason,
  })
  const reply = { status: 'responded' as const, reply: decision.reason, refund_amount: decision.client_amount }
  await changeComplaint(ctx, complaint, { ...reply, dispute: 'decided' }, { action: 'decide', reason: decision.reason })
  if (decision.outcome === 'continue' || appeal_until === null)
    return executeDecision(ctx, { ...complaint, ...reply, dispute: 'decided' }, decision)
  await notifyDecision(ctx, complaint, decision, appeal_until)
  await scheduleWake(ctx, `${decision.id}:appeal`, appeal_until)
}

/**
 * Carries out a decision: the order goes back to its former status, or ends and its held amount is divided. What was paid since the decision goes back
 * to the client. The complaint is locked.
 */
export async function executeDecision(
  ctx: TransactionCtx,
  complaint: ComplaintRow,
  { id, order_id, outcome, reason, held_amount, client_amount }: DecisionRow,
  actor?: 'system',
): Promise<void> {
  const held = await loadBalance(ctx, { kind: 'escrow', order_id })
  const refund = (client_amount ?? 0) + held - (held_amount ?? held)
  if (outcome !== 'continue') await updateDecision(ctx, id, { held_amount: held, client_amount: refund })
  const ended = outcome === 'split' && refund === held ? 'cancelled' : 'completed'
  const target = outcome === 'continue' ? await formerStatus(ctx, complaint) : ended
  await transitionOrder(ctx, { order_id, name: 'resolve', target, reason, ...(actor && { actor }) })
  await updateDecision(ctx, id, { status: 'executed', executed_at: ctx.clock.now() })
  await changeComplaint(ctx, complaint, { dispute: 'closed' }, { action: 'decide', reason, ...(actor && { automatic_actor: 'system' }) })
}

/** The status that a frozen order goes back to: the former one, or the delivery if its car was taken back meanwhile. */
export async function formerStatus({ db }: Pick<Ctx, 'db'>, { former_status, number, order_id }: ComplaintRow): Promise<OrderStatus> {
  const isBack = and(eq(orders.id, order_id ?? ''), eq(orders.fulfilment, 'delivered'))
  if (former_status === 'in_progress' && order_id && (await db.$count(orders, isBack)) > 0) return 'delivered'
  if (former_status === 'in_progress' || former_status === 'delivered') return former_status
  throw new Error(`formerStatus: ${number} froze no order`)
}

export const updateDecision = ({ db, clock }: TransactionCtx, id: string, change: Partial<typeof dispute_decisions.$inferInsert>) =>
  db
    .update(dispute_decisions)
    .set({ ...change, version: sql`${dispute_decisions.version} + 1`, updated_at: clock.now() })
    .where(eq(dispute_decisions.id, id))
