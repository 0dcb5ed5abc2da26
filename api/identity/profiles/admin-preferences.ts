import { findResource } from '@wasl/resources/index.ts'
import type { AdminPreferences, PreferencesChange } from '@wasl/shared/contract/admin-preferences.ts'
import { eq, sql } from 'drizzle-orm'
import type { AdminCtx, Ctx } from '../../platform/context.ts'
import { adminPreferences } from '../tables/admin-preferences.ts'

const { admin_id, folded, favorites, lists } = adminPreferences

/** How an administrator has arranged the back office; null until something was arranged. */
export async function loadPreferences(ctx: Ctx, adminId: string): Promise<AdminPreferences | null> {
  const [row] = await ctx.db.select({ folded, favorites, lists }).from(adminPreferences).where(eq(admin_id, adminId))
  return row ?? null
}

/** Stores what this administrator arranged. What the change does not name stays; only lists of the back office are stored. */
export async function savePreferences(ctx: AdminCtx, change: PreferencesChange): Promise<void> {
  const known = Object.fromEntries(Object.entries(change.lists ?? {}).filter(([name]) => findResource(name)))
  const values = { ...change, lists: known, updated_at: ctx.clock.now() }
  await ctx.db
    .insert(adminPreferences)
    .values({ ...values, admin_id: ctx.principal.id })
    .onConflictDoUpdate({ target: admin_id, set: { ...values, lists: sql`${lists} || ${JSON.stringify(known)}::jsonb` } })
}
