import type { Uploaded } from '@wasl/shared/contract/uploads.ts'
import { type Api, attempt } from '../server/api.server.ts'
import { ApiError } from '../ui/api-error.ts'

type Purpose = 'order' | 'answer' | 'offer' | 'avatar'

/** The files a form really carries: browsers send an empty one for an empty field. */
export const filesIn = (form: FormData, name: string): File[] =>
  form.getAll(name).filter((entry): entry is File => entry instanceof File && entry.size > 0)

/** Uploads one file and gives its id; null where none was chosen. A refusal names the form's own field. */
export async function uploadOne(api: Api, file: FormDataEntryValue | null, purpose: Purpose, field: string): Promise<string | null> {
  if (!(file instanceof File) || file.size === 0) return null
  const [id] = await uploadAll(api, [file], purpose, field)
  return id ?? null
}

/** Uploads files in their order and gives their ids. Throws ApiError with the refusal on the form's own field. */
export async function uploadAll(api: Api, files: readonly File[], purpose: Purpose, field: string): Promise<string[]> {
  const ids: string[] = []
  for (const file of files) {
    const body = new FormData()
    body.set('purpose', purpose)
    body.set('file', file, file.name)
    const sent = await attempt(api.post<Uploaded>('/uploads', body))
    if (!sent.ok) {
      const said = Object.values(sent.errors).flat()
      throw new ApiError(422, { key: 'invalid', msg: sent.msg, errors: { [field]: said.length ? said : [sent.msg] } }, null)
    }
    ids.push(sent.data.id)
  }
  return ids
}
