import type { SavedView } from '@wasl/shared/contract/saved-views.ts'
import { and, asc, eq, or, type SQL } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { savedViews } from '../../platform/db/tables/saved-views.ts'
import { mustSeeList } from './can-see.ts'

/** The views of a list that this admin keeps, and those that others share, by name. */
export async function listViews(ctx: AdminCtx, resource: string): Promise<SavedView[]> {
  mustSeeList(ctx, resource)
  const { admin_id, is_shared } = savedViews
  return viewsWhere(ctx, and(eq(savedViews.resource, resource), or(eq(admin_id, ctx.who.id), is_shared)))
}

/** The views of which this holds, as this admin sees them. */
export async function viewsWhere(ctx: AdminCtx, which: SQL | undefined): Promise<SavedView[]> {
  const { id, name, is_shared, admin_id, query, columns } = savedViews
  const rows = await ctx.db
    .select({ id, name, is_shared, admin_id, query, columns, owner_name: admins.name })
    .from(savedViews)
    .innerJoin(admins, eq(admins.id, admin_id))
    .where(which)
    .orderBy(asc(name), asc(id))
  return rows.map(({ admin_id, columns, ...row }) => ({ ...row, columns: [...columns], is_own: admin_id === ctx.who.id }))
}
