import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { clientIdOf, listAccountUsers } from '../../identity/sessions/client-account.ts'
import { users } from '../../identity/tables/people.ts'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import type { ComplaintRow } from '../orders/open-decision.ts'
import { complaint_messages, complaints } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { ownOrders } from './own-orders.ts'

/** Loads a complaint that the user may see. Throws 404 otherwise, the same as for a complaint that does not exist. */
export async function loadVisibleComplaint(ctx: UserCtx, id: string, { lock = false } = {}): Promise<ComplaintRow> {
  const query = ctx.db
    .select()
    .from(complaints)
    .where(and(eq(complaints.id, id), visibleTo(ctx)))
  const [complaint] = await (lock ? query.for('update') : query)
  if (!complaint) throw new RequestError('not_found', { en: 'Complaint not found', ar: 'الشكوى غير موجودة' })
  return complaint
}

/**
 * The complaints that a user may see: their own, and those that froze one of their orders. A company sees those of its colleagues, a colleague those of its
 * company about the orders that it acts for.
 */
export function visibleTo(ctx: UserCtx): SQL | undefined {
  const { principal, db } = ctx
  const own = db.select({ id: orders.id }).from(orders).where(ownOrders(ctx))
  const isAboutOwn = inArray(complaints.order_id, own)
  const isOwn = eq(complaints.user_id, principal.id)
  const ofAccount = () => inArray(complaints.user_id, usersOf(db, clientIdOf(principal)))
  const isDisputeAboutOwn = and(isNotNull(complaints.dispute), isAboutOwn)
  if (principal.company) return or(and(isOwn, isNull(complaints.order_id)), and(ofAccount(), isAboutOwn), isDisputeAboutOwn)
  return or(principal.client_type === 'company' ? ofAccount() : isOwn, isDisputeAboutOwn)
}

const usersOf = (db: UserCtx['db'], account: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, account), eq(users.company_id, account)))

/** Whether the user, or who acts for the same company, has sent a complaint that they see. */
export const isOfAccount = async (ctx: UserCtx, { user_id }: Pick<ComplaintRow, 'user_id'>): Promise<boolean> =>
  (await listAccountUsers(ctx)).includes(user_id)

type UploadedFile = { id: string; order_id: string | null; room_id: string | null }

/** Whether a company or a colleague sees a file in a complaint; others read the images of theirs as owners. */
export async function isInComplaintOfCompany(ctx: Ctx, { id: file_id, order_id, room_id }: UploadedFile): Promise<boolean> {
  const { principal, db } = ctx
  if (principal.kind !== 'user' || !(principal.company || principal.client_type === 'company')) return false
  if (order_id || room_id || !isPermitted({ action: 'cmp.read' }, principal)) return false
  const hasMessage = db
    .select({ id: complaint_messages.complaint_id })
    .from(complaint_messages)
    .where(sql`${file_id} = any(${complaint_messages.images})`)
  const shows = or(sql`${file_id} = any(${complaints.images})`, inArray(complaints.id, hasMessage))
  return (await db.$count(complaints, and(visibleTo({ ...ctx, principal }), shows))) > 0
}
