import { approvalLifecycle } from '@wasl/shared/lifecycle/approvals.ts'
import { canTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import { and, eq } from 'drizzle-orm'
import { loadApprovalLimit } from '../../identity/sessions/approval-limit.ts'
import { users } from '../../identity/tables/people.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { canMakeTransition } from '../../platform/db/conditions.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { endApprovals, findLiveApproval } from '../orders/approvals.ts'
import type { Effect, TransitionContext } from '../orders/transition-context.ts'
import { approvals } from '../tables/approvals.ts'

const { start, transitions } = approvalLifecycle

/** Asks the owner of the company to approve the offer of the transition, or the invoice of its order. What was asked of the order before ends. */
export const askApproval: Effect<'ask_offer_approval' | 'ask_invoice_approval'> = async (ctx, transition) => {
  const { principal } = userCtx(ctx)
  const order_id = transition.orderContext.order.id
  const { amount, ...subject } = await loadSubject(transition)
  // First: who changes this colleague also locks it before its approvals.
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, principal.id)).for('key share')
  await endApprovals(ctx, eq(approvals.order_id, order_id))
  const asked = { asked_by: principal.id, asked_at: ctx.clock.now(), note: transition.reason, status: start }
  await ctx.db.insert(approvals).values({ order_id, ...subject, amount, ...asked })
  return { notify: { amount, colleague: principal.name } }
}

type Subject = Pick<typeof approvals.$inferInsert, 'offer_id' | 'invoice_id' | 'subject_version' | 'amount'>

/** What is accepted: the offer of the transition, or else the current invoice. */
async function loadSubject({ offer, orderContext }: Pick<TransitionContext, 'offer' | 'orderContext'>): Promise<Subject> {
  if (offer) {
    const priced = (await orderContext.offers()).find(({ id }) => id === offer.id)
    if (!priced) throw notFound()
    return { offer_id: priced.id, subject_version: priced.version, amount: priced.total }
  }
  const invoice = await orderContext.invoice()
  if (!invoice) throw notFound()
  return { invoice_id: invoice.id, subject_version: invoice.version, amount: invoice.final_amount }
}

type Decision = 'give' | 'decline' | 'withdraw'

/** Decides the approval that the owner has read, and tells the colleague. Throws 409 for another, or one that is decided or ended. */
const decide =
  (name: Decision): Effect<'give_approval' | 'decline_approval' | 'withdraw_approval'> =>
  async (ctx, { orderContext, terms, reason }) => {
    const now = ctx.clock.now()
    const live = await findLiveApproval(ctx, orderContext.order.id)
    if (live?.id !== terms.approval_id) throw conflict(gone)
    const decline_reason = name === 'decline' ? reason : null
    await change(ctx, live.id, name, { decided_by: userCtx(ctx).principal.id, decided_at: now, decline_reason })
    return { notify: { amount: live.amount, clientUsers: [live.asked_by] } }
  }
export const giveApproval = decide('give')
export const declineApproval = decide('decline')
export const withdrawApproval = decide('withdraw')

/** Uses up the approval of what a colleague accepts above its limit. Throws 409 if it has ended meanwhile. */
export const useApproval: Effect<'accept_offer' | 'accept_invoice'> = async (ctx, transition) => {
  const limit = await loadApprovalLimit(ctx)
  const live = limit === null ? null : await findLiveApproval(ctx, transition.orderContext.order.id)
  if (limit === null || live?.status !== 'given') return {}
  const { amount, ...subject } = await loadSubject(transition)
  const isForThis = [live.offer_id, live.invoice_id].includes(subject.offer_id ?? subject.invoice_id ?? null)
  if (isForThis && amount > limit) await change(ctx, live.id, 'use', { used_by: userCtx(ctx).principal.id })
  return {}
}

type Change = Partial<Pick<typeof approvals.$inferInsert, 'decided_by' | 'decided_at' | 'decline_reason' | 'used_by'>>

// Blocking its colleague ends an approval without the lock of the order.
async function change(ctx: TransactionCtx, id: string, name: Decision | 'use', decision: Change): Promise<void> {
  const transition = transitions[name]
  const isStillLive = canTransition(transitions.end, transition.to)
  const changed = await ctx.db
    .update(approvals)
    .set({ ...decision, status: transition.to, closed_at: isStillLive ? null : ctx.clock.now() })
    .where(and(eq(approvals.id, id), canMakeTransition(approvals.status, transition)))
    .returning({ id: approvals.id })
  if (changed.length === 0) throw conflict(gone)
}

const gone = { en: 'This approval has changed meanwhile. Load the page again', ar: 'تغيّر طلب الموافقة. حدّث الصفحة' }
