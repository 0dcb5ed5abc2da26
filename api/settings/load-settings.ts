import { parseSettings, type Settings } from '@wasl/shared/settings/settings.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../platform/context.ts'
import type { TtlCache } from '../platform/ttl-cache.ts'
import { type StoredSettings, versionKey } from './stored-settings.ts'
import { settings } from './tables/settings.ts'

declare module '../platform/context.ts' {
  interface Caches {
    settings: TtlCache<StoredSettings>
  }
}

/** The current settings, cached for five seconds. A change by this process applies at once, one by another process with the next request. */
export async function loadSettings(ctx: Pick<Ctx, 'db' | 'caches'>): Promise<Settings> {
  const cached = ctx.caches.settings.get()
  if (cached) return cached.values
  const loaded = await loadStoredSettings(ctx)
  ctx.caches.settings.set(loaded)
  return loaded.values
}

/** The settings and their version from the database, without the cache. */
export async function loadStoredSettings(ctx: Pick<Ctx, 'db'>): Promise<StoredSettings> {
  // As text: the driver would read a stored text of digits, such as a VAT number, as a number.
  const rows = await ctx.db.select({ key: settings.key, value: sql<string>`${settings.value}::text` }).from(settings)
  const stored: Record<string, unknown> = Object.fromEntries(rows.map((row) => [row.key, JSON.parse(row.value)]))
  return { values: parseSettings(stored), version: Number(stored[versionKey] ?? 1) }
}

/** Clears the cache, so that the next read goes to the database. */
export const invalidateSettings = (ctx: Pick<Ctx, 'caches'>): void => ctx.caches.settings.clear()

/** Clears the cache if it has another version than the database, because another process has changed the settings. */
export function invalidateOtherVersion(ctx: Pick<Ctx, 'caches'>, version: number): void {
  const cached = ctx.caches.settings.get()
  if (cached && cached.version !== version) invalidateSettings(ctx)
}
