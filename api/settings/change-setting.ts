import { type SettingKey, type Settings, settingsTable } from '@wasl/shared/settings/settings.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../platform/context.ts'
import { invalid } from '../platform/http/errors.ts'
import { invalidateSettings } from './load-settings.ts'
import { settings } from './tables/settings.ts'

/** Stores one setting. Throws 422 with its key if the value is out of bounds. */
export async function changeSetting<K extends SettingKey>(ctx: Ctx, key: K, value: Settings[K]): Promise<void> {
  if (!settingsTable[key].schema.safeParse(value).success) throw invalid(key, { en: 'This value is not valid', ar: 'القيمة غير صحيحة' })
  const updated_at = ctx.clock.now()
  // An empty setting is the JSON null, not a missing value.
  const stored = sql`${JSON.stringify(value)}::jsonb`
  const row = { key, value: stored, updated_at }
  await ctx.db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: settings.key, set: { value: stored, updated_at } })
  invalidateSettings(ctx)
}

/** Stores a choice that is kept beside the settings and is none of them. */
export async function storeChoice(ctx: Pick<Ctx, 'db' | 'clock'>, key: string, value: object): Promise<void> {
  const updated_at = ctx.clock.now()
  await ctx.db.insert(settings).values({ key, value, updated_at }).onConflictDoUpdate({ target: settings.key, set: { value, updated_at } })
}
