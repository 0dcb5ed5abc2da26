import type { SavedView, SaveViewForm } from '@wasl/shared/contract/saved-views.ts'
import { eq } from 'drizzle-orm'
import type { AdminCtx } from '../../platform/context.ts'
import { forbidden } from '../../platform/http/errors.ts'
import { assertCanList, hasPermission } from '../access.ts'
import { savedViews } from '../tables/saved-views.ts'
import { loadViews } from './list-views.ts'

/** Saves a view and replaces the admin's own view of that name. Throws 403 on a shared view without the permission to share. */
export async function saveView(ctx: AdminCtx, view: SaveViewForm): Promise<SavedView> {
  assertCanList(ctx.principal, view.resource)
  if (view.is_shared && !hasPermission(ctx.principal, 'views.share')) throw forbidden()
  const { resource, name, ...changes } = view
  const [row] = await ctx.db
    .insert(savedViews)
    .values({ ...view, admin_id: ctx.principal.id, created_at: ctx.clock.now() })
    .onConflictDoUpdate({ target: [savedViews.admin_id, savedViews.resource, savedViews.name], set: changes })
    .returning({ id: savedViews.id })
  const [saved] = await loadViews(ctx, eq(savedViews.id, row?.id ?? ''))
  if (!saved) throw new Error(`saveView: ${resource} ${name} was not saved`)
  return saved
}
