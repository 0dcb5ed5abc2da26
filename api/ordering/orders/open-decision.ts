import { complaintLifecycle } from '@wasl/shared/lifecycle/complaints.ts'
import type { AnnouncedDecision } from '@wasl/shared/lifecycle/orders/decided-step.ts'
import { statusesWhere } from '@wasl/shared/registry/turns.ts'
import { frozenStates } from '@wasl/shared/rules/dispute-states.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { complaints, dispute_decisions } from '../tables/from-registry.ts'

export type ComplaintRow = typeof complaints.$inferSelect
export type DecisionRow = typeof dispute_decisions.$inferSelect

/** The complaint that freezes an order; null without one. */
export async function findFrozenComplaint({ db }: Pick<Ctx, 'db'>, order_id: string): Promise<ComplaintRow | null> {
  const [complaint] = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.order_id, order_id), inArray(complaints.dispute, [...frozenStates])))
  return complaint ?? null
}

/** Whether a complaint waits for the administration. */
export const waitsForAdmin = sql`${complaints.status} in ${statusesWhere(complaintLifecycle.turns, 'admin')}`

/** The decision about an order that is not executed yet; null without one. */
export async function findOpenDecision({ db }: Pick<Ctx, 'db'>, order_id: string): Promise<DecisionRow | null> {
  const [decision] = await db
    .select()
    .from(dispute_decisions)
    .where(and(eq(dispute_decisions.order_id, order_id), inArray(dispute_decisions.status, ['proposed', 'approved'])))
  return decision ?? null
}

/** Whether both parties know of a decision that divides the held amount of an order and is not executed yet. */
export async function isSplitAnnounced(ctx: Pick<Ctx, 'db'>, order_id: string): Promise<boolean> {
  const decision = await findOpenDecision(ctx, order_id)
  return decision?.status === 'approved' && decision.outcome !== 'continue'
}

/** The decisions that both parties know and that are not executed yet, by the id of their order. */
export async function loadAnnouncedDecisions(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  order_ids: readonly string[],
): Promise<ReadonlyMap<string, AnnouncedDecision>> {
  if (order_ids.length === 0) return new Map()
  const decisions = await db
    .select()
    .from(dispute_decisions)
    .where(and(inArray(dispute_decisions.order_id, [...order_ids]), eq(dispute_decisions.status, 'approved')))
  return new Map(
    decisions.flatMap(({ order_id, client_amount, provider_amount, appeal_until }) =>
      client_amount === null || provider_amount === null
        ? []
        : [
            [
              order_id,
              { client_amount, provider_amount, appeal_until: appeal_until !== null && clock.now() < appeal_until ? appeal_until : null },
            ] as const,
          ],
    ),
  )
}

/** What the open decision gives to both sides, in halalas; null if the order continues. */
export async function loadSplitAmount(ctx: Pick<Ctx, 'db'>, order_id: string): Promise<number | null> {
  const decision = await findOpenDecision(ctx, order_id)
  if (!decision || decision.client_amount === null || decision.provider_amount === null) return null
  return decision.client_amount + decision.provider_amount
}
