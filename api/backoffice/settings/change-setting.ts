import { type SettingKey, type Settings, settingsTable } from '@wasl/shared/settings/settings.ts'
import type { Ctx } from '../../context.ts'
import { settings } from '../../platform/db/tables/system.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { forgetSettings } from './load-settings.ts'

/** Stores one setting; it counts from the next read on. Refuses a value outside its bounds, naming the key. */
export async function changeSetting<K extends SettingKey>(ctx: Ctx, key: K, value: Settings[K]): Promise<void> {
  if (!settingsTable[key].schema.safeParse(value).success)
    throw new Refusal('invalid', ['Please check the form', 'تحقّق من الحقول'], {
      errors: { [key]: [['This value is not valid', 'القيمة غير صحيحة']] },
    })
  const updated_at = ctx.clock.now()
  await ctx.db.insert(settings).values({ key, value, updated_at }).onConflictDoUpdate({ target: settings.key, set: { value, updated_at } })
  forgetSettings(ctx)
}
