import { settingsForm, settingsId, settingsToForm } from '@wasl/shared/contract/settings-form.ts'
import { defaultSettings, type SettingKey, type Settings } from '@wasl/shared/settings/settings.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { asSystem } from '../platform/jobs/system-ctx.ts'
import { audit } from '../resources/write/audit.ts'
import { changeSetting } from '../settings/change-setting.ts'

/** Changes one setting, with its audit entry. */
export const storeSetting = <K extends SettingKey>(ctx: Ctx, key: K, value: Settings[K]): Promise<void> =>
  inTransaction(asSystem(ctx), async (tx) => {
    await changeSetting(tx, key, value)
    const after = { [key]: settingsToForm({ ...defaultSettings, [key]: value })[key] }
    await audit(tx, { action: 'edit', resource: settingsForm.name, row_id: settingsId, after })
  })
