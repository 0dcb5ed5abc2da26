import { uploadFile } from '@wasl/shared/contract/endpoints/files.ts'
import { addOrderDraftFile } from '@wasl/shared/contract/endpoints/order-drafts.ts'
import type { UploadPurpose } from '@wasl/shared/contract/uploads.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import { serverI18n } from '../server/i18n.server.ts'

/** The files of a field. Browsers send an empty file for an empty field: it is dropped. */
export const formFiles = (form: FormData, name: string): File[] =>
  form.getAll(name).filter((entry): entry is File => entry instanceof File && entry.size > 0)

/** The success message of a form, and that its files were uploaded if it had any. */
export function withUploads(msg: string, form: FormData, locale: Locale): string {
  const files = [...form.values()].filter((entry): entry is File => entry instanceof File && entry.size > 0)
  if (files.length === 0) return msg
  const { t } = serverI18n(locale)
  return `${msg} · ${files.every(({ type }) => type.startsWith('image/')) ? t('files.imagesUploaded') : t('files.filesUploaded')}`
}

/** Uploads one file and returns its id, or null without a file. Throws ApiError on the given field. */
export async function uploadOne(
  api: ApiClient,
  file: FormDataEntryValue | null,
  purpose: UploadPurpose,
  field: string,
): Promise<string | null> {
  if (!(file instanceof File) || file.size === 0) return null
  const [id] = await uploadAll(api, [file], purpose, field)
  return id ?? null
}

/** Uploads files in order and returns their ids. Throws ApiError with the errors of rejected files on the given field. */
export const uploadAll = (api: ApiClient, files: readonly File[], purpose: UploadPurpose, field: string): Promise<string[]> =>
  requireAll(uploadFiles(api, files, purpose), field)

/** Uploads files in order. Returns those that were accepted, and an error for each other one. */
export const uploadFiles = (api: ApiClient, files: readonly File[], purpose: UploadPurpose): Promise<UploadedFiles> =>
  uploadEach(api, files, (file) => attempt(api.submit(uploadFile, { form: fileForm({ purpose }, file) })))

/** Uploads one file to a draft. `key`: that of a guest's. */
export const uploadDraftFile = (api: ApiClient, { id, key }: { id: string; key?: string | undefined }, file: File, field: string) =>
  attempt(
    api.submit(addOrderDraftFile, {
      ...{ params: { id }, form: fileForm({ field }, file), skipAuthRedirects: true },
      ...(key && { draftKey: key }),
    }),
  )

/** Uploads files to the draft of a guest, as `uploadAll` does. */
export const uploadToDraft = (api: ApiClient, { id, key }: { id: string; key: string }, files: readonly File[], field: string) =>
  requireAll(
    uploadEach(api, files, (file) => uploadDraftFile(api, { id, key }, file, field)),
    field,
  )

function fileForm(fields: Readonly<Record<string, string>>, file: File): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', file, file.name)
  return body
}

type UploadResult = Awaited<ReturnType<typeof attempt<{ id: string }>>>
export type UploadedFiles = { uploaded: { id: string; name: string }[]; errors: string[]; msg: string }

async function uploadEach(api: ApiClient, files: readonly File[], upload: (file: File) => Promise<UploadResult>): Promise<UploadedFiles> {
  const { t } = serverI18n(api.locale)
  const result: UploadedFiles = { uploaded: [], errors: [], msg: '' }
  for (const file of files) {
    const response = await upload(file)
    if (response.ok) result.uploaded.push({ id: response.data.id, name: file.name })
    else if (response.status >= 500) {
      result.msg = t('files.failed', { name: file.name })
      result.errors.push(result.msg)
    } else {
      const messages = Object.values(response.errors).flat()
      result.msg = response.msg
      result.errors.push(...(messages.length > 0 ? messages : [response.msg]))
    }
  }
  const isNoneValid = files.length > 1 && result.uploaded.length === 0
  return { ...result, errors: [...(isNoneValid ? [t('files.noneValid')] : []), ...new Set(result.errors)] }
}

async function requireAll(uploads: Promise<UploadedFiles>, field: string): Promise<string[]> {
  const { uploaded, errors, msg } = await uploads
  if (errors.length > 0) throw new ApiError(422, { key: 'invalid', msg, errors: { [field]: errors } })
  return uploaded.map(({ id }) => id)
}
