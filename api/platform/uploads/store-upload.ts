import { createHash } from 'node:crypto'
import type { UploadPurpose } from '@wasl/shared/contract/uploads.ts'
import { cleanLine } from '@wasl/shared/utils/normalize-text.ts'
import type { Ctx } from '../context.ts'
import { files } from '../db/tables/files.ts'
import { forbidden, invalid } from '../http/errors.ts'
import { assertFewWaitingFiles } from './assert-upload-quota.ts'
import { cleanImage } from './clean-image.ts'
import { detectFileType } from './detect-file-type.ts'
import { purposes } from './purposes.ts'
import type { RawFile } from './read-form.ts'

type FileRow = typeof files.$inferSelect
const noFile = { en: 'There is no valid file to upload. Choose a file', ar: 'لا يوجد ملف صالح للرفع. اختر ملفًا' }
const publishablePurposes: readonly UploadPurpose[] = ['avatar', 'gallery', 'review']
/** `owner_user_id`: the owner of a file that comes with a registration, null for that of a guest's draft; otherwise its sender. */
type NewUpload = { purpose: UploadPurpose; file: RawFile | null; field?: string; owner_user_id?: string | null }

/**
 * Stores one uploaded file, owned by its sender: images are re-encoded, PDFs are kept as they are. Catalog images (admins only) are
 * public; avatars and images of a gallery become public once a row uses them, everything else stays private until it is attached. Throws a validation error on `field` if the file is missing, too large or
 * of a wrong type.
 */
export async function storeUpload(ctx: Ctx, { purpose, file, field = 'file', owner_user_id }: NewUpload): Promise<FileRow> {
  const owner = owner_user_id === undefined ? ownerOf(ctx, purpose) : { owner_user_id }
  if ('owner_user_id' in owner && owner.owner_user_id) await assertFewWaitingFiles(ctx, owner.owner_user_id, field)
  if (!file || file.bytes.length === 0) throw invalid(field, noFile)
  const { types, maxMegabytes } = purposes[purpose]
  const maxMb = maxMegabytes(await ctx.hooks.loadSettings(ctx))
  if (file.truncated || file.bytes.length > maxMb * 1024 * 1024)
    throw invalid(field, { en: `The file may have ${maxMb} MB at most`, ar: `أقصى حجم للملف ${maxMb} ميجابايت` })

  const { type, mime } = await detectFileType(file, types, field)
  const isImage = type !== 'pdf'
  const image = isImage ? await cleanImage({ bytes: file.bytes, type }, field) : null
  const stored = image ? { bytes: image.bytes, mime: 'image/webp', extension: 'webp' } : { bytes: file.bytes, mime, extension: type }
  const id = crypto.randomUUID()
  const storage_key = `${id.slice(0, 2)}/${id}.${stored.extension}`
  await ctx.adapters.storage.put(storage_key, stored.bytes, stored.mime)
  const [row] = await ctx.db
    .insert(files)
    .values({
      id,
      ...owner,
      kind: isImage ? 'image' : 'document',
      is_public: purpose === 'catalog',
      is_publishable: publishablePurposes.includes(purpose),
      name: nameOf(file.name, stored.extension),
      mime: stored.mime,
      size_bytes: stored.bytes.length,
      width: image?.width ?? null,
      height: image?.height ?? null,
      storage_key,
      content_hash: createHash('sha256').update(file.bytes).digest('hex'),
      created_at: ctx.clock.now(),
    })
    .returning()
    .catch(async (error: unknown) => {
      await ctx.adapters.storage.remove(storage_key)
      throw error
    })
  if (!row) throw new Error('storeUpload: no row was returned')
  return row
}

function ownerOf({ principal }: Ctx, purpose: UploadPurpose): { owner_user_id: string } | { owner_admin_id: string } {
  if (principal.kind === 'admin') return { owner_admin_id: principal.id }
  const isAllowed = purpose !== 'catalog' && (purpose !== 'gallery' || (principal.kind === 'user' && principal.provider !== null))
  if (principal.kind === 'user' && isAllowed) return { owner_user_id: principal.id }
  throw forbidden()
}

const nameOf = (raw: string, extension: string): string => {
  const base = cleanLine(raw)
    .replace(/\.[^.]*$/, '')
    .replace(/[\\/:*?"<>|]/g, ' ')
    .trim()
    .slice(0, 100)
  return `${base || 'file'}.${extension}`
}
