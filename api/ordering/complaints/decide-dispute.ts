import { arabicRiyals, formatRiyals } from '@wasl/shared/i18n/format.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { desc, eq } from 'drizzle-orm'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import type { AdminCtx, TransactionCtx } from '../../platform/context.ts'
import { yearNumber } from '../../platform/db/insert-with-number.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import { adminCtx } from '../../platform/http/request-context.ts'
import { insertNumberedRow } from '../../resources/write/insert-row.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import type { ComplaintRow, DecisionRow } from '../orders/open-decision.ts'
import { complaints, dispute_decisions } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { applyDecision } from './apply-decision.ts'
import { changeComplaint } from './change-complaint.ts'

type DecisionCall = { row: { id: string }; action: string; reason: string | null; inputs: AnyRow }
type Terms = Pick<DecisionRow, 'outcome' | 'held_amount' | 'client_amount' | 'provider_amount'>

/**
 * Decides the dispute of a complaint, which is locked: the order continues, the provider is paid, or the held amount is split. Above the amount of the
 * setting another administrator has to approve. Throws 409 for an administrator who decided before the appeal, 422 for more than is held.
 */
export async function decideDispute(ctx: TransactionCtx, { row, action, reason, inputs }: DecisionCall): Promise<void> {
  const complaint = await loadComplaint(ctx, row.id)
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(eq(orders.id, complaint.order_id ?? ''))
    .for('update')
  if (!order) throw new Error(`decideDispute: ${complaint.number} is about no order`)
  const admin = adminCtx(ctx)
  const is_final = await isAfterAppeal(admin, complaint.id)
  const held = await loadBalance(ctx, { kind: 'escrow', order_id: order.id })
  const terms = termsOf(action, held, inputs)
  const { dispute_approval_amount } = await loadSettings(ctx)
  const needsApproval = terms.outcome !== 'continue' && held > dispute_approval_amount
  const decision = await insertDecision(ctx, {
    ...terms,
    status: needsApproval ? 'proposed' : 'approved',
    complaint_id: complaint.id,
    order_id: order.id,
    reason: reason ?? '',
    is_final,
    proposed_by: admin.principal.id,
  })
  if (!needsApproval) return applyDecision(ctx, complaint, decision)
  await changeComplaint(ctx, complaint, { dispute: 'proposed', refund_amount: terms.client_amount }, { action: 'decide', reason })
}

function termsOf(action: string, held: number, { refund_amount }: AnyRow): Terms {
  if (action === 'continue_order') return { outcome: 'continue', held_amount: null, client_amount: null, provider_amount: null }
  if (action === 'complete_order') return { outcome: 'complete', held_amount: held, client_amount: 0, provider_amount: held }
  const client_amount = Number(refund_amount)
  if (client_amount > held)
    throw invalid('refund_amount', {
      en: `SAR ${formatRiyals(held)} are held`,
      ar: `المبلغ المحجوز ${arabicRiyals(held, { subject: true })}`,
    })
  return { outcome: 'split', held_amount: held, client_amount, provider_amount: held - client_amount }
}

/** Whether an earlier decision was appealed. Throws a conflict for an administrator who made or approved it. */
async function isAfterAppeal({ db, principal }: AdminCtx, complaint_id: string): Promise<boolean> {
  const earlier = await db
    .select()
    .from(dispute_decisions)
    .where(eq(dispute_decisions.complaint_id, complaint_id))
    .orderBy(desc(dispute_decisions.created_at))
  const appealed = earlier.find(({ status }) => status === 'appealed')
  if (appealed && [appealed.proposed_by, appealed.approved_by].includes(principal.id)) throw conflict(anotherAdmin)
  return appealed !== undefined
}

export const anotherAdmin = {
  en: 'After an appeal, an administrator who did not take part in the first decision decides',
  ar: 'بعد الاعتراض يبت في النزاع مشرف لم يشارك في القرار الأول',
}

type NewDecision = Terms & Pick<DecisionRow, 'status' | 'complaint_id' | 'order_id' | 'reason' | 'is_final' | 'proposed_by'>

async function insertDecision(ctx: TransactionCtx, values: NewDecision): Promise<DecisionRow> {
  const at = ctx.clock.now()
  const row = { ...values, created_at: at, updated_at: at }
  return insertNumberedRow(ctx, dispute_decisions, yearNumber('D', at), row, {
    resource: 'dispute-decisions',
    after: ({ number, outcome, client_amount, provider_amount, reason, status }) => ({
      ...{ number, outcome, client_amount, provider_amount, reason, status },
    }),
  })
}

export async function loadComplaint({ db }: TransactionCtx, id: string): Promise<ComplaintRow> {
  const [complaint] = await db.select().from(complaints).where(eq(complaints.id, id)).for('update')
  if (!complaint) throw notFound()
  return complaint
}
