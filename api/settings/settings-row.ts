import { formToSettings, settingsForm, settingsId, settingsToForm } from '@wasl/shared/contract/settings-form.ts'
import { patchSchema } from '@wasl/shared/registry/schema.ts'
import { type SettingKey, settingKeys } from '@wasl/shared/settings/settings.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { eq } from 'drizzle-orm'
import { admins } from '../identity/tables/people.ts'
import type { Ctx } from '../platform/context.ts'
import { afterCommit, inTransaction } from '../platform/db/database.ts'
import { invalid } from '../platform/http/errors.ts'
import { parse } from '../platform/http/parse.ts'
import type { StoredRow } from '../resources/stored-resource.ts'
import { audit } from '../resources/write/audit.ts'
import { publishFiles } from '../resources/write/publish-files.ts'
import { assertVersion } from '../resources/write/row-version.ts'
import { changeSetting } from './change-setting.ts'
import { invalidateSettings, loadStoredSettings } from './load-settings.ts'
import { versionKey } from './stored-settings.ts'
import { settings } from './tables/settings.ts'

type SettingsRow = StoredRow & { readonly version: number }

/** The settings as one row with a version. `lock` blocks other changes until the transaction ends. */
export async function settingsRow(ctx: Pick<Ctx, 'db'>, { lock = false } = {}): Promise<SettingsRow> {
  if (lock) await ctx.db.insert(settings).values({ key: versionKey, value: 1 }).onConflictDoNothing()
  if (lock) await ctx.db.select().from(settings).where(eq(settings.key, versionKey)).for('update')
  const { values, version } = await loadStoredSettings(ctx)
  return { id: settingsId, version, ...settingsToForm(values) }
}

type SettingsChange = { change: unknown; version: number | null }

/** Changes settings in one transaction with one audit entry. Throws 412 if they were changed since `version`, 422 on an invalid field. */
export async function changeSettings(ctx: Ctx, { change, version }: SettingsChange): Promise<SettingsRow> {
  const after = await inTransaction(ctx, async (ctx) => {
    const before = await settingsRow(ctx, { lock: true })
    assertVersion(before, version)
    const parsed = parse(patchSchema(settingsForm, before), change)
    const changed = Object.entries(parsed).filter(([name, value]) => !deepEqual(before[name], value))
    if (changed.length === 0) return before
    if (parsed.two_factor_required === true && !before.two_factor_required) await assertHasTwoFactor(ctx)
    await publishFiles(ctx, { declaration: settingsForm }, Object.fromEntries(changed), before)
    for (const [name, value] of Object.entries(formToSettings(Object.fromEntries(changed))))
      for (const key of settingKeys.filter((known) => known === name)) await changeSetting(ctx, key, asSetting(value))
    const next = before.version + 1
    await ctx.db.update(settings).set({ value: next, updated_at: ctx.clock.now() }).where(eq(settings.key, versionKey))
    const after = await settingsRow(ctx)
    await audit(ctx, { action: 'edit', resource: settingsForm.name, row_id: settingsId, before, after })
    await afterCommit(ctx, () => invalidateSettings(ctx))
    return after
  })
  return after
}

/** Nobody can require what they have not set up themselves: otherwise the last super admin could lock everybody out. */
async function assertHasTwoFactor({ db, principal }: Ctx): Promise<void> {
  if (principal.kind !== 'admin') return
  const [admin] = await db.select({ has_two_factor: admins.has_two_factor }).from(admins).where(eq(admins.id, principal.id))
  if (!admin?.has_two_factor) throw invalid('two_factor_required', { en: 'Set it up for your own account first', ar: 'فعّله لحسابك أولًا' })
}

// Safe: `changeSetting` validates the value with the setting's own schema.
const asSetting = (value: unknown) => value as Parameters<typeof changeSetting<SettingKey>>[2]
