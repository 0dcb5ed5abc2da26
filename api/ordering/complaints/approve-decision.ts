import { eq } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { adminCtx } from '../../platform/http/request-context.ts'
import type { DecisionRow } from '../orders/open-decision.ts'
import { dispute_decisions } from '../tables/from-registry.ts'
import { applyDecision, updateDecision } from './apply-decision.ts'
import { changeComplaint } from './change-complaint.ts'
import { anotherAdmin, loadComplaint } from './decide-dispute.ts'

/** Applies the decision that another administrator made. Runs once: its status was set under lock before. */
export async function approveDecision(ctx: TransactionCtx, id: string): Promise<void> {
  const decision = await loadDecisionOfAnotherAdmin(ctx, id)
  const complaint = await loadComplaint(ctx, decision.complaint_id)
  await updateDecision(ctx, id, { approved_by: adminCtx(ctx).principal.id })
  await applyDecision(ctx, complaint, decision)
}

/** Rejects the decision of another administrator; the dispute is open again. */
export async function rejectDecision(ctx: TransactionCtx, id: string, reason: string | null): Promise<void> {
  const { complaint_id } = await loadDecisionOfAnotherAdmin(ctx, id)
  const complaint = await loadComplaint(ctx, complaint_id)
  await updateDecision(ctx, id, { approved_by: adminCtx(ctx).principal.id, reject_reason: reason })
  await changeComplaint(ctx, complaint, { dispute: 'open', refund_amount: null }, { action: 'decide', reason })
}

async function loadDecisionOfAnotherAdmin(ctx: TransactionCtx, id: string): Promise<DecisionRow> {
  const [decision] = await ctx.db.select().from(dispute_decisions).where(eq(dispute_decisions.id, id))
  if (!decision) throw notFound()
  const own = adminCtx(ctx).principal.id
  const decisions = await ctx.db.select().from(dispute_decisions).where(eq(dispute_decisions.complaint_id, decision.complaint_id))
  const appealed = decisions.find(({ status }) => status === 'appealed')
  if (appealed && [appealed.proposed_by, appealed.approved_by].includes(own)) throw conflict(anotherAdmin)
  return decision
}
