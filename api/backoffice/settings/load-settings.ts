import { type Settings, settingsFrom } from '@wasl/shared/settings/settings.ts'
import type { Ctx } from '../../context.ts'
import { settings } from '../../platform/db/tables/system.ts'

const keptForMs = 5_000
const kept = new WeakMap<object, { settings: Settings; until: number }>()

/** The settings in force, at most five seconds old; a change made by this process counts at once. */
export async function settingsOf(ctx: Pick<Ctx, 'db' | 'env'>): Promise<Settings> {
  const known = kept.get(ctx.env)
  if (known && performance.now() < known.until) return known.settings
  const fresh = await storedSettings(ctx)
  kept.set(ctx.env, { settings: fresh, until: performance.now() + keptForMs })
  return fresh
}

/** The settings as the database has them now. */
export async function storedSettings(ctx: Pick<Ctx, 'db'>): Promise<Settings> {
  const rows = await ctx.db.select({ key: settings.key, value: settings.value }).from(settings)
  return settingsFrom(Object.fromEntries(rows.map((row) => [row.key, row.value])))
}

/** Makes the next reader look into the database again. */
export const forgetSettings = (ctx: Pick<Ctx, 'env'>): void => void kept.delete(ctx.env)
