import { deleteOrderDraft, removeOrderDraftFile, saveOrderDraft } from '@wasl/shared/contract/endpoints/order-drafts.ts'
import { localeOf, pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { localPath } from '@wasl/shared/utils/local-path.ts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { uploadDraftFile } from '../forms/uploads.server.ts'
import { endedDraftHeader, keyOf, readGuestDrafts, saveGuestDraft } from '../send-order/order-draft.server.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import { getViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'

/**
 * What the form of an order sends while the user fills it in: the draft, a file that was chosen, or a file that was removed. Or deletes a draft
 * and redirects back.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(sessionContext)
  const form = await request.formData()
  const discarded = form.get('discard')
  const guest = await readGuestDrafts(request.headers.get('cookie'))
  if (typeof discarded === 'string') return discardDraft(api, { id: discarded, guest, form })
  const removed = form.get('remove')
  if (typeof removed === 'string') {
    const id = String(form.get('draft_id'))
    const params = { id, file_id: removed }
    const result = await attempt(api.submit(removeOrderDraftFile, { params, skipAuthRedirects: true, ...keyOf(guest, id) }))
    return data(null, { status: result.ok ? 200 : result.status })
  }
  const draft: Record<string, unknown> = Object(parseJson(form.get('draft')))
  const viewer = getViewer(context)
  // A client whose session has ended logs in again first: the draft is not that of a guest.
  if (!viewer && form.get('owner') !== '') return data(null, { status: 401 })
  const saved = viewer ? await saveOwnDraft(api, draft, keyOf(guest, String(draft.id))) : await saveGuestDraft(api, guest, draft)
  if (!saved.ok) return Response.json({ errors: Object.values(saved.errors).flat(), msg: saved.msg }, { status: saved.status })
  const file = form.get('file')
  if (!(file instanceof File)) return Response.json({ id: saved.draft.id }, { headers: saved.headers })
  const uploaded = await uploadDraftFile(api, saved.draft, file, String(form.get('field')))
  const body = uploaded.ok
    ? { id: saved.draft.id, file: uploaded.data }
    : { errors: Object.values(uploaded.errors).flat(), msg: uploaded.msg }
  return Response.json(body, { status: uploaded.ok ? 200 : uploaded.status, headers: saved.headers })
}

export const loader = () => redirect(pages.home())

/** Saves the draft of a client. One that the guest of this browser began becomes the client's by its key. */
async function saveOwnDraft(api: ApiClient, draft: Record<string, unknown>, key: { draftKey?: string }) {
  const saved = await attempt(api.submit(saveOrderDraft, { entered: draft, skipAuthRedirects: true, ...key }))
  return saved.ok ? { ok: true as const, draft: { id: saved.data.id, key: undefined }, headers: [] } : saved
}

type DiscardedDraft = { id: string; guest: Awaited<ReturnType<typeof readGuestDrafts>>; form: FormData }

/** `restart`: the form of the draft opens again, empty; the server has none that only this browser had. */
async function discardDraft(api: ApiClient, { id, guest, form }: DiscardedDraft) {
  const back = localPath(form.get('redirect_to'), pages.orders())
  const locale = localeOf(back)
  const { t } = serverI18n(locale)
  const deleted = await attempt(api.submit(deleteOrderDraft, { params: { id }, ...keyOf(guest, id) }))
  if (!deleted.ok && deleted.status !== 404) return redirectWithToast(pathIn(locale, back), deleted.msg, 'bad')
  const isRestart = form.get('restart') !== null
  const msg = t(isRestart ? 'send-order:draft.restarted' : deleted.ok ? 'send-order:draft.discarded' : 'send-order:draft.gone')
  const ended = guest.find((draft) => draft.id === id)
  const headers = ended ? [await endedDraftHeader(guest, ended.category_id)] : []
  return redirectWithToast(pathIn(locale, back), msg, 'good', headers)
}

function parseJson(raw: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(raw))
  } catch {
    return {}
  }
}
