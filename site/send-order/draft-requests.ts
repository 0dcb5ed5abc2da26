import type { FileView } from '@wasl/shared/contract/common.ts'
import type { SavedOrderDraft } from '@wasl/shared/contract/order-drafts.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import type { Locale } from '@wasl/shared/units.ts'

/** What the form says. `owner`: the client, or empty for a guest. */
export type DraftContent = {
  id: string
  category_id: string
  service_ids: readonly string[]
  values: Readonly<Record<string, string>>
  owner: string
}
type DraftFile = Omit<FileView, 'url'>
/** `isRejected`: the server will not take this file, so that trying again is of no use. */
export type UploadResult = { ok: true; id: string; file: DraftFile } | { ok: false; isRejected: boolean; errors: readonly string[] }

function draftForm({ owner, ...draft }: DraftContent): FormData {
  const body = new FormData()
  body.set('owner', owner)
  body.set('draft', JSON.stringify(draft))
  return body
}

/** Saves a draft on the server; null if it was not saved. */
export async function postDraft(draft: DraftContent): Promise<Pick<SavedOrderDraft, 'id'> | null> {
  try {
    const response = await fetch(resourceRoutes.orderDrafts(), { method: 'POST', body: draftForm(draft) })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

type NewFile = { draft: DraftContent; locale: Locale; field: string; file: File; onProgress: (percent: number) => void }

/** Saves a draft with one more file. Not `fetch`, which does not say how much of a file is sent. */
export function postDraftFile({ draft, locale, field, file, onProgress }: NewFile): Promise<UploadResult> {
  const body = draftForm(draft)
  body.set('field', field)
  body.set('file', file, file.name)
  const request = new XMLHttpRequest()
  request.open('POST', pathIn(locale, resourceRoutes.orderDrafts()))
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / (total || 1)))
  return new Promise((resolve) => {
    request.onloadend = () => resolve(uploadResult(request.status, request.response))
    request.send(body)
  })
}

function uploadResult(status: number, response: unknown): UploadResult {
  const { id, file, errors, msg } = Object(response) as { id?: string; file?: DraftFile; errors?: string[]; msg?: string }
  if (status === 200 && id && file) return { ok: true, id, file }
  return { ok: false, isRejected: status === 422 || status === 413, errors: errors?.length ? errors : msg ? [msg] : [] }
}

/** Removes a file of a draft. One that stays because the server was not reached is left out when the order is sent. */
export async function postFileRemoval(draftId: string, fileId: string): Promise<void> {
  const body = new FormData()
  body.set('draft_id', draftId)
  body.set('remove', fileId)
  await fetch(resourceRoutes.orderDrafts(), { method: 'POST', body }).catch(() => undefined)
}
