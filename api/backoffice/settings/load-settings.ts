import { parseSettings, type Settings } from '@wasl/shared/settings/settings.ts'
import type { Ctx } from '../../context.ts'
import { settings } from '../../platform/db/tables/system.ts'

const cacheMs = 5_000
const cache = new WeakMap<object, { settings: Settings; until: number }>()

/** The current settings, cached for five seconds; a change by this process applies at once. */
export async function loadSettings(ctx: Pick<Ctx, 'db' | 'env'>): Promise<Settings> {
  const cached = cache.get(ctx.env)
  if (cached && performance.now() < cached.until) return cached.settings
  const loaded = await loadStoredSettings(ctx)
  cache.set(ctx.env, { settings: loaded, until: performance.now() + cacheMs })
  return loaded
}

/** The settings from the database, without the cache. */
export async function loadStoredSettings(ctx: Pick<Ctx, 'db'>): Promise<Settings> {
  const rows = await ctx.db.select({ key: settings.key, value: settings.value }).from(settings)
  return parseSettings(Object.fromEntries(rows.map((row) => [row.key, row.value])))
}

/** Clears the cache, so that the next read goes to the database. */
export const invalidateSettings = (ctx: Pick<Ctx, 'env'>): void => void cache.delete(ctx.env)
