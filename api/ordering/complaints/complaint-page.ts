import type { FileView } from '@wasl/shared/contract/common.ts'
import type { ComplaintPage } from '@wasl/shared/contract/complaints.ts'
import { complaintLifecycle } from '@wasl/shared/lifecycle/complaints.ts'
import { appealNoteOf } from '@wasl/shared/lifecycle/orders/deadline-notes.ts'
import { complaintReasons } from '@wasl/shared/rules/complaint-reasons.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { loadAuthorNames } from '../../identity/people/author-names.ts'
import { listAccountUsers } from '../../identity/sessions/client-account.ts'
import type { UserCtx } from '../../platform/context.ts'
import { loadFileViews } from '../../platform/uploads/file-views.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import type { ComplaintRow, DecisionRow } from '../orders/open-decision.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { complaint_messages } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { canAppeal, canWithdraw, findDecisions } from './appeal-decision.ts'
import { complaintCard } from './list-complaints.ts'
import { isOfAccount, loadVisibleComplaint } from './visible-complaint.ts'

/** One complaint with its conversation and history. Throws 404 if it is not visible to the user. */
export async function loadComplaintPage(ctx: UserCtx, id: string): Promise<ComplaintPage> {
  const complaint = await loadVisibleComplaint(ctx, id)
  const rows = await ctx.db
    .select()
    .from(complaint_messages)
    .where(eq(complaint_messages.complaint_id, id))
    .orderBy(asc(complaint_messages.created_at), asc(complaint_messages.id))
  const files = await loadFileViews(
    ctx,
    [complaint, ...rows].flatMap(({ images }) => images ?? []),
  )
  const filesOf = (images: readonly string[] | null): FileView[] => (images ?? []).flatMap((image) => files.get(image) ?? [])
  const order = await loadOrder(ctx, complaint)
  const is_own = await isOfAccount(ctx, complaint)
  const nameOf = await loadColleagueNames(ctx, [complaint, ...rows])
  return {
    ...complaintCard(complaint, { order: order && { id: order.id, number: order.number }, is_own }),
    sender_name: nameOf(complaint.user_id),
    reason: complaintReasons[complaint.reason],
    message: complaint.message,
    files: filesOf(complaint.images),
    reply: complaint.reply,
    messages: rows.map(({ id, author, user_id, message, images, created_at }) => ({
      id,
      author,
      is_own: user_id === ctx.principal.id,
      sender_name: nameOf(user_id),
      message,
      files: filesOf(images),
      at: created_at,
    })),
    dispute_view: order && (await loadDispute(ctx, complaint, { order, is_own })),
    history: await loadHistory(ctx, complaint),
  }
}

/** Returns the names of others who write for the reader's company. */
async function loadColleagueNames(
  ctx: UserCtx,
  rows: readonly { user_id: string | null }[],
): Promise<(user_id: string | null) => string | null> {
  const people = (await listAccountUsers(ctx)).filter((id) => id !== ctx.principal.id)
  const names = await loadAuthorNames(
    ctx,
    [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))].filter((id) => people.includes(id)),
  )
  return (user_id) => names.get(user_id ?? '') ?? null
}

async function loadOrder({ db }: UserCtx, { order_id }: ComplaintRow) {
  if (!order_id) return null
  const [order] = await db
    .select({ id: orders.id, number: orders.number, kind: orders.kind, status: orders.status })
    .from(orders)
    .where(eq(orders.id, order_id))
  return order ?? null
}

/** What was decided, and what the user can do about it; null for a complaint that freezes nothing. */
async function loadDispute(
  ctx: UserCtx,
  complaint: ComplaintRow,
  { order, is_own }: { order: Pick<OrderRow, 'kind' | 'status'>; is_own: boolean },
): Promise<ComplaintPage['dispute_view']> {
  if (!complaint.dispute) return null
  const { decision, appealed } = await findDecisions(ctx, complaint.id)
  return {
    reader: ctx.principal.role === 'client' ? 'client' : 'provider',
    order_kind: order.kind,
    can_withdraw: is_own && canWithdraw(complaint),
    can_appeal: canAppeal(decision, order.status, ctx.clock.now()),
    decision: decision && {
      ...termsOf(decision),
      is_executed: decision.status === 'executed',
      appeal_until: decision.appeal_until,
      appeal_note: decision.appeal_until ? appealNoteOf(await loadSettings(ctx)) : null,
    },
    appealed: appealed && {
      ...termsOf(appealed),
      is_own: (await listAccountUsers(ctx)).includes(appealed.appealed_by ?? ''),
      is_pending: decision === null && canWithdraw(complaint),
    },
  }
}

const termsOf = ({ outcome, client_amount, provider_amount, reason }: DecisionRow) => ({ outcome, client_amount, provider_amount, reason })

type HistoryStep = ComplaintPage['history'][number]
const { statuses, start } = complaintLifecycle
const isStatus = (status: string): status is HistoryStep['status'] => Object.hasOwn(statuses, status)
const stepOf = (status: HistoryStep['status'], at: string): HistoryStep => ({ status, label: statuses[status], at })

/** The statuses that the complaint has had, from the audit entries that changed it. */
async function loadHistory({ db }: UserCtx, { id, status, created_at, updated_at }: ComplaintRow): Promise<HistoryStep[]> {
  const changed = await db
    .select({ at: auditEntries.at, status: sql<string>`${auditEntries.after} ->> 'status'` })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.resource, 'complaints'),
        eq(auditEntries.row_id, id),
        sql`${auditEntries.before} ->> 'status' <> ${auditEntries.after} ->> 'status'`,
      ),
    )
    .orderBy(asc(auditEntries.at), asc(auditEntries.id))
  const steps = [stepOf(start, created_at), ...changed.flatMap(({ status, at }) => (isStatus(status) ? [stepOf(status, at)] : []))]
  // An imported complaint may have no audit entries.
  return steps.at(-1)?.status === status ? steps : [...steps, stepOf(status, updated_at)]
}
