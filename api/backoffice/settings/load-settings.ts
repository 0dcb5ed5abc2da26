import { parseSettings, type Settings } from '@wasl/shared/settings/settings.ts'
import type { Ctx } from '../../context.ts'
import { settings } from '../../platform/db/tables/system.ts'

/** The current settings, cached for five seconds; a change by this process applies at once. */
export async function loadSettings(ctx: Pick<Ctx, 'db' | 'caches'>): Promise<Settings> {
  const cached = ctx.caches.settings.get()
  if (cached) return cached
  const loaded = await loadStoredSettings(ctx)
  ctx.caches.settings.set(loaded)
  return loaded
}

/** The settings from the database, without the cache. */
export async function loadStoredSettings(ctx: Pick<Ctx, 'db'>): Promise<Settings> {
  const rows = await ctx.db.select({ key: settings.key, value: settings.value }).from(settings)
  return parseSettings(Object.fromEntries(rows.map((row) => [row.key, row.value])))
}

/** Clears the cache, so that the next read goes to the database. */
export const invalidateSettings = (ctx: Pick<Ctx, 'caches'>): void => ctx.caches.settings.clear()
