import type { Label } from '@wasl/shared/units.ts'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { invalidFormMessage, RequestError } from '../http/errors.ts'

/** Throws a validation error on each field with more files than the settings allow at once. */
export async function assertUploadQuota(
  ctx: Pick<Ctx, 'db' | 'caches'>,
  lists: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const { images_per_upload: maxFiles } = await loadSettings(ctx)
  const message: Label = { en: `Send at most ${maxFiles} files`, ar: `أقصى عدد للملفات هو ${maxFiles}` }
  const errors = Object.entries(lists).flatMap(([field, ids]) => (ids.length > maxFiles ? [[field, [message]]] : []))
  if (errors.length > 0) throw new RequestError('invalid', invalidFormMessage, { errors: Object.fromEntries(errors) })
}
