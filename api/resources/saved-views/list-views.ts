import type { SavedView } from '@wasl/shared/contract/saved-views.ts'
import { and, asc, eq, or, type SQL } from 'drizzle-orm'
import { admins } from '../../identity/tables/people.ts'
import type { AdminCtx } from '../../platform/context.ts'
import { assertCanList } from '../access.ts'
import { savedViews } from '../tables/saved-views.ts'

/** This admin's own views of a list and the shared ones, by name. */
export async function listSavedViews(ctx: AdminCtx, resource: string): Promise<SavedView[]> {
  assertCanList(ctx.principal, resource)
  const { admin_id, is_shared } = savedViews
  return loadViews(ctx, and(eq(savedViews.resource, resource), or(eq(admin_id, ctx.principal.id), is_shared)))
}

/** The views that match a condition, from this admin's point of view. */
export async function loadViews(ctx: AdminCtx, where: SQL | undefined): Promise<SavedView[]> {
  const { id, name, is_shared, admin_id, query, columns } = savedViews
  const rows = await ctx.db
    .select({ id, name, is_shared, admin_id, query, columns, owner_name: admins.name })
    .from(savedViews)
    .innerJoin(admins, eq(admins.id, admin_id))
    .where(where)
    .orderBy(asc(name), asc(id))
  return rows.map(({ admin_id, columns, ...row }) => ({ ...row, columns: [...columns], is_own: admin_id === ctx.principal.id }))
}
