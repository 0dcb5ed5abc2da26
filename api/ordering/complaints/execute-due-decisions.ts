import { and, eq, lte } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { dispute_decisions } from '../tables/from-registry.ts'
import { executeDecision } from './apply-decision.ts'
import { loadComplaint } from './decide-dispute.ts'

/** The decisions that nobody appealed in time. */
export const listDueDecisions = ({ db, clock }: Pick<Ctx, 'db' | 'clock'>) =>
  db
    .select({ id: dispute_decisions.id, complaint_id: dispute_decisions.complaint_id })
    .from(dispute_decisions)
    .where(and(eq(dispute_decisions.status, 'approved'), lte(dispute_decisions.appeal_until, clock.now())))

/** Carries out a decision unless it was appealed or carried out in the meantime. */
export async function executeDueDecision(ctx: Ctx, { id, complaint_id }: { id: string; complaint_id: string }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const complaint = await loadComplaint(ctx, complaint_id)
    const [decision] = await ctx.db
      .select()
      .from(dispute_decisions)
      .where(and(eq(dispute_decisions.id, id), eq(dispute_decisions.status, 'approved')))
    if (decision) await executeDecision(ctx, complaint, decision, 'system')
  })
}
