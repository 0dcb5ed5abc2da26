import { approvalLifecycle } from '@wasl/shared/lifecycle/approvals.ts'
import { canTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import { and, eq } from 'drizzle-orm'
import { assertStillOrders, loadApprovalLimit } from '../../identity/sessions/approval-limit.ts'
import { users } from '../../identity/tables/people.ts'
import { listOrderPeople } from '../../messaging/chat/room-people.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { canMakeTransition } from '../../platform/db/conditions.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { endApprovals, findApprovedInvoiceTotal, findLiveApproval } from '../orders/approvals.ts'
import type { Effect, TransitionContext } from '../orders/transition-context.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { approvals } from '../tables/approvals.ts'

const { start, transitions } = approvalLifecycle

/** Asks the owner of the company to approve the offer of the transition, or the invoice of its order. An earlier approval of the order ends. */
export const askApproval: Effect<'ask_offer_approval' | 'ask_invoice_approval'> = async (ctx, transition) => {
  const { principal } = userCtx(ctx)
  const order_id = transition.orderContext.order.id
  const { amount, ...subject } = await loadSubject(transition)
  await lockColleague(ctx)
  await endApprovals(ctx, eq(approvals.order_id, order_id), 'replaced')
  const request = { requested_by: principal.id, requested_at: ctx.clock.now(), note: transition.reason, status: start }
  await ctx.db.insert(approvals).values({ order_id, ...subject, amount, ...request })
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
    return { notify: { amount: live.amount, clientUsers: await colleaguesOf(ctx, orderContext.order, live.requested_by) } }
  }
export const giveApproval = decide('give')
export const declineApproval = decide('decline')
export const withdrawApproval = decide('withdraw')

/** Uses up the approval of what a colleague accepts above its limit. Throws 409 if it has ended meanwhile, 403 if the colleague no longer orders. */
export const useApproval: Effect<'accept_offer' | 'accept_invoice'> = async (ctx, transition) => {
  const { orderContext, offer } = transition
  if (ctx.principal.kind !== 'user' || ctx.principal.company === null) return {}
  await lockColleague(ctx)
  const limit = (await loadApprovalLimit(ctx)) ?? 0
  const { amount, ...subject } = await loadSubject(transition)
  if (amount <= limit) return {}
  const live = await findLiveApproval(ctx, orderContext.order.id)
  const isForThis =
    live?.subject_version === subject.subject_version &&
    live.amount === amount &&
    (live.offer_id ?? live.invoice_id) === (subject.offer_id ?? subject.invoice_id)
  if (isForThis) await change(ctx, live.id, 'use', { used_by: ctx.principal.id })
  else if (offer || ((await findApprovedInvoiceTotal(ctx, orderContext)) ?? 0) < amount) throw conflict(gone)
  return {}
}

/**
 * Who blocks or changes this colleague locks it as well, before its approvals: from here on its status, permissions and limit stay. Throws 403 if it no longer orders.
 */
async function lockColleague(ctx: TransactionCtx): Promise<void> {
  const { principal } = userCtx(ctx)
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, principal.id)).for('share')
  await assertStillOrders(ctx)
}

/** Who has asked and who sent the order, of those who see it: they can accept now, or not. */
async function colleaguesOf(ctx: TransactionCtx, order: OrderRow, requested_by: string): Promise<string[]> {
  const people = await listOrderPeople(ctx, order)
  return people.filter((id) => id === requested_by || id === order.ordered_by)
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
