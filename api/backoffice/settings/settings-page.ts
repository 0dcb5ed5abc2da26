import { patchSchema } from '@wasl/shared/registry/schema.ts'
import { type SettingKey, settingKeys } from '@wasl/shared/settings/settings.ts'
import { formOf, settingsForm, settingsId, storedOf } from '@wasl/shared/settings/settings-form.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { afterCommit, inTransaction } from '../../platform/db/database.ts'
import { settings } from '../../platform/db/tables/system.ts'
import { parse } from '../../platform/http/parse.ts'
import { audit } from '../../resources/audit.ts'
import { isSame } from '../../resources/edit.ts'
import { refuseStale } from '../../resources/find-row.ts'
import type { StoredRow } from '../../resources/row-mapping.ts'
import { changeSetting } from './change-setting.ts'
import { forgetSettings, storedSettings } from './load-settings.ts'

const versionKey = 'settings_version'

/** The settings as one row of the form, with the version of the last change to any of them; with `lock` nobody else changes them until commit. */
export async function settingsRow(ctx: Pick<Ctx, 'db'>, { lock = false } = {}): Promise<StoredRow> {
  if (lock) await ctx.db.insert(settings).values({ key: versionKey, value: 1 }).onConflictDoNothing()
  const query = ctx.db.select({ value: settings.value }).from(settings).where(eq(settings.key, versionKey))
  const [kept] = await (lock ? query.for('update') : query)
  return { id: settingsId, version: Number(kept?.value ?? 1), ...formOf(await storedSettings(ctx)) }
}

type Change = { change: unknown; version: number | null }

/** Changes settings, all or none, with one audit row. Refuses with 412 where another change came first, with 422 on the field that is wrong. */
export async function changeSettings(ctx: Ctx, { change, version }: Change): Promise<StoredRow> {
  const after = await inTransaction(ctx, async (ctx) => {
    const before = await settingsRow(ctx, { lock: true })
    refuseStale(before, version)
    const parsed = parse(patchSchema(settingsForm, before), change)
    const changed = Object.entries(parsed).filter(([name, value]) => !isSame(before[name], value))
    if (changed.length === 0) return before
    for (const [name, value] of Object.entries(storedOf(Object.fromEntries(changed))))
      for (const key of settingKeys.filter((one) => one === name)) await changeSetting(ctx, key, asSetting(value))
    const next = Number(before.version) + 1
    await ctx.db.update(settings).set({ value: next, updated_at: ctx.clock.now() }).where(eq(settings.key, versionKey))
    const after = await settingsRow(ctx)
    await audit(ctx, { action: 'edit', resource: settingsForm.name, row_id: settingsId, before, after })
    await afterCommit(ctx, () => forgetSettings(ctx))
    return after
  })
  return after
}

// Safe: `changeSetting` checks the value by the setting's own schema.
const asSetting = (value: unknown) => value as Parameters<typeof changeSetting<SettingKey>>[2]
