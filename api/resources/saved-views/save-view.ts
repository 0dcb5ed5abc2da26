import type { SavedView, ViewToKeep } from '@wasl/shared/contract/saved-views.ts'
import { eq } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { savedViews } from '../../platform/db/tables/saved-views.ts'
import { forbidden } from '../../platform/http/errors.ts'
import { mayShare, mustSeeList } from './can-see.ts'
import { viewsWhere } from './list-views.ts'

/** Keeps a view under its name; one's own of that name is replaced. Throws 403 where it is for everyone and this admin may not share. */
export async function keepView(ctx: AdminCtx, view: ViewToKeep): Promise<SavedView> {
  mustSeeList(ctx, view.resource)
  if (view.is_shared && !mayShare(ctx)) throw forbidden()
  const { resource, name, ...kept } = view
  const [row] = await ctx.db
    .insert(savedViews)
    .values({ ...view, admin_id: ctx.who.id, created_at: ctx.clock.now() })
    .onConflictDoUpdate({ target: [savedViews.admin_id, savedViews.resource, savedViews.name], set: kept })
    .returning({ id: savedViews.id })
  const [saved] = await viewsWhere(ctx, eq(savedViews.id, row?.id ?? ''))
  if (!saved) throw new Error(`keepView: ${resource} ${name} was not kept`)
  return saved
}
