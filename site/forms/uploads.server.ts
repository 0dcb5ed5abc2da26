import type { Uploaded } from '@wasl/shared/contract/uploads.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'

type UploadPurpose = 'order' | 'answer' | 'offer' | 'transfer' | 'avatar' | 'gallery' | 'document'

/** The files of a field. Browsers send an empty file for an empty field: it is dropped. */
export const formFiles = (form: FormData, name: string): File[] =>
  form.getAll(name).filter((entry): entry is File => entry instanceof File && entry.size > 0)

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

/** Uploads files in order and returns their ids. Throws ApiError with a rejected file's error on the given field. */
export const uploadAll = (api: ApiClient, files: readonly File[], purpose: UploadPurpose, field: string): Promise<string[]> =>
  uploadEach(files, field, (file) => attempt(api.post<Uploaded>('/uploads', fileForm({ purpose }, file))))

/** Uploads files to the draft of a guest, as `uploadAll` does. */
export const uploadToDraft = (api: ApiClient, { id, key }: { id: string; key: string }, files: readonly File[], field: string) =>
  uploadEach(files, field, (file) =>
    attempt(api.post<{ id: string }>(`/order-drafts/${id}/files`, fileForm({ field }, file), { draftKey: key })),
  )

function fileForm(fields: Readonly<Record<string, string>>, file: File): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', file, file.name)
  return body
}

type UploadResult = Awaited<ReturnType<typeof attempt<{ id: string }>>>

async function uploadEach(files: readonly File[], field: string, upload: (file: File) => Promise<UploadResult>): Promise<string[]> {
  const ids: string[] = []
  for (const file of files) {
    const result = await upload(file)
    if (!result.ok) {
      const messages = Object.values(result.errors).flat()
      throw new ApiError(422, { key: 'invalid', msg: result.msg, errors: { [field]: messages.length ? messages : [result.msg] } })
    }
    ids.push(result.data.id)
  }
  return ids
}
