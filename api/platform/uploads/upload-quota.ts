import type { Label } from '@wasl/shared/units.ts'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { Refusal } from '../http/errors.ts'

/** Refuses, each on its field, lists of more files than the settings allow at one time. */
export async function refuseTooMany(ctx: Pick<Ctx, 'db' | 'env'>, lists: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const { images_per_upload: most } = await settingsOf(ctx)
  const told: Label = [`Send at most ${most} files`, `أقصى عدد للملفات هو ${most}`]
  const errors = Object.entries(lists).flatMap(([field, ids]) => (ids.length > most ? [[field, [told]]] : []))
  if (errors.length > 0) throw new Refusal('invalid', ['Please check the form', 'تحقّق من الحقول'], { errors: Object.fromEntries(errors) })
}
