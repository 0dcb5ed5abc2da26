import { and, eq, or } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { savedViews } from '../../platform/db/tables/saved-views.ts'
import { notFound } from '../../platform/http/errors.ts'
import { mayShare } from './can-see.ts'

/** Removes a view of one's own, or a shared one where this admin may share. Any other is not found. */
export async function removeView(ctx: AdminCtx, id: string): Promise<{ id: string }> {
  const open = or(eq(savedViews.admin_id, ctx.who.id), mayShare(ctx) ? savedViews.is_shared : undefined)
  const removed = await ctx.db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), open))
    .returning({ id: savedViews.id })
  const [row] = removed
  if (!row) throw notFound()
  return row
}
