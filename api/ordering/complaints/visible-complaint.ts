import { and, eq, type SQL } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { complaints } from '../../platform/db/resource-tables.ts'
import { RequestError } from '../../platform/http/errors.ts'
import type { ComplaintRow } from './insert-complaint.ts'

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

/** The complaints that a user may see: their own. */
export const visibleTo = ({ principal }: UserCtx): SQL | undefined => eq(complaints.user_id, principal.id)
