import type { FileView } from '@wasl/shared/contract/common.ts'
import type { ComplaintPage } from '@wasl/shared/contract/complaints.ts'
import { complaintLifecycle } from '@wasl/shared/lifecycle/complaints.ts'
import { complaintReasons } from '@wasl/shared/rules/complaint-reasons.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { complaint_messages } from '../../platform/db/resource-tables.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { auditEntries } from '../../platform/db/tables/system.ts'
import { loadFileViews } from '../orders/file-views.ts'
import type { ComplaintRow } from './insert-complaint.ts'
import { complaintCard } from './list-complaints.ts'
import { loadVisibleComplaint } from './visible-complaint.ts'

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
  return {
    ...complaintCard(ctx, complaint, await loadOrderLink(ctx, complaint)),
    reason: complaintReasons[complaint.reason],
    message: complaint.message,
    files: filesOf(complaint.images),
    reply: complaint.reply,
    messages: rows.map(({ id, author, user_id, message, images, created_at }) => ({
      id,
      author,
      is_own: user_id === ctx.principal.id,
      message,
      files: filesOf(images),
      at: created_at,
    })),
    history: await loadHistory(ctx, complaint),
  }
}

async function loadOrderLink({ db }: UserCtx, { order_id }: ComplaintRow) {
  if (!order_id) return null
  const [order] = await db.select({ id: orders.id, number: orders.number }).from(orders).where(eq(orders.id, order_id))
  return order ?? null
}

type HistoryStep = ComplaintPage['history'][number]
const { statuses, start } = complaintLifecycle
const isStatus = (status: string): status is HistoryStep['status'] => Object.hasOwn(statuses, status)
const stepOf = (status: HistoryStep['status'], at: string): HistoryStep => ({ status, label: statuses[status], at })

/** The statuses that the complaint has had, from the audit entries that changed it. */
async function loadHistory({ db }: UserCtx, { id, created_at }: ComplaintRow): Promise<HistoryStep[]> {
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
  return [stepOf(start, created_at), ...changed.flatMap(({ status, at }) => (isStatus(status) ? [stepOf(status, at)] : []))]
}
