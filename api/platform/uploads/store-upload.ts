import { cleanLine } from '@wasl/shared/registry/normalize-text.ts'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { files } from '../db/tables/files.ts'
import { forbidden, invalid } from '../http/errors.ts'
import { cleanImage } from './clean-image.ts'
import { type Purpose, purposes } from './purposes.ts'
import type { RawFile } from './read-form.ts'
import { sniff } from './sniff.ts'

type FileRow = typeof files.$inferSelect
type Input = { purpose: Purpose; file: RawFile | null; field?: string }

/**
 * Keeps one uploaded file, owned by whoever sent it: an image re-encoded, a PDF as it is. Catalogue images are public and of admins alone;
 * avatars are public, everything else stays private until it is attached. Refuses on `field` what is absent, too large or not allowed.
 */
export async function storeUpload(ctx: Ctx, { purpose, file, field = 'file' }: Input): Promise<FileRow> {
  const owner = ownerOf(ctx, purpose)
  if (!file || file.bytes.length === 0) throw invalid(field, ['Choose a file', 'اختر ملفًا'])
  const { types, maxMegabytes } = purposes[purpose]
  const most = maxMegabytes(await settingsOf(ctx))
  if (file.truncated || file.bytes.length > most * 1024 * 1024)
    throw invalid(field, [`The file may have ${most} MB at most`, `أقصى حجم للملف ${most} ميجابايت`])

  const { type, mime } = await sniff(file, types, field)
  const isImage = type !== 'pdf'
  const image = isImage ? await cleanImage(file.bytes, field) : null
  const kept = image ? { bytes: image.bytes, mime: 'image/webp', ending: 'webp' } : { bytes: file.bytes, mime, ending: type }
  const id = crypto.randomUUID()
  const storage_key = `${id.slice(0, 2)}/${id}.${kept.ending}`
  await ctx.adapters.storage.put(storage_key, kept.bytes, kept.mime)
  const [row] = await ctx.db
    .insert(files)
    .values({
      id,
      ...owner,
      kind: isImage ? 'image' : 'document',
      is_public: purpose === 'catalogue' || purpose === 'avatar',
      name: nameOf(file.name, kept.ending),
      mime: kept.mime,
      size_bytes: kept.bytes.length,
      width: image?.width ?? null,
      height: image?.height ?? null,
      storage_key,
      created_at: ctx.clock.now(),
    })
    .returning()
  if (!row) throw new Error('storeUpload: the row did not come back')
  return row
}

function ownerOf({ who }: Ctx, purpose: Purpose): { owner_user_id: string } | { owner_admin_id: string } {
  if (who.kind === 'admin') return { owner_admin_id: who.id }
  if (who.kind === 'user' && purpose !== 'catalogue' && purpose !== 'document') return { owner_user_id: who.id }
  throw forbidden()
}

const nameOf = (raw: string, ending: string): string => {
  const base = cleanLine(raw)
    .replace(/\.[^.]*$/, '')
    .replace(/[\\/:*?"<>|]/g, ' ')
    .trim()
    .slice(0, 100)
  return `${base || 'file'}.${ending}`
}
