import { and, eq, or } from 'drizzle-orm'
import type { AdminCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { hasPermission } from '../access.ts'
import { savedViews } from '../tables/saved-views.ts'

/** Removes this admin's own view, or a shared one with the permission to share. Any other is a 404. */
export async function deleteSavedView(ctx: AdminCtx, id: string): Promise<{ id: string }> {
  const removable = or(
    eq(savedViews.admin_id, ctx.principal.id),
    hasPermission(ctx.principal, 'views.share') ? savedViews.is_shared : undefined,
  )
  const removed = await ctx.db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), removable))
    .returning({ id: savedViews.id })
  const [row] = removed
  if (!row) throw notFound()
  return row
}
