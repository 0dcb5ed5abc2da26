import { showCategory } from '@wasl/shared/contract/endpoints/catalog.ts'
import { saveOrderDraft, showOrderDraft } from '@wasl/shared/contract/endpoints/order-drafts.ts'
import { sendOrder } from '@wasl/shared/contract/endpoints/orders.ts'
import type { OrderDraftForm, OrderDraftView } from '@wasl/shared/contract/order-drafts.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { Entered } from '@wasl/shared/data-provider/endpoint-request.ts'
import { barePath, pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { isDraftField } from '@wasl/shared/rules/draft-fields.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import { orderDraftCookie } from '../server/cookies.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { readOrderForm } from './read-order-form.server.ts'

/** The draft of a guest, as this browser knows it. */
type GuestDraft = { id: string; key: string; category_id: string }

/** The guest's draft in the cookie, or null. */
export async function readGuestDraft(cookies: string | null): Promise<GuestDraft | null> {
  const stored: unknown = await orderDraftCookie.parse(cookies)
  if (typeof stored !== 'object' || stored === null || !('id' in stored && 'key' in stored && 'category_id' in stored)) return null
  const { id, key, category_id } = stored
  return typeof id === 'string' && typeof key === 'string' && typeof category_id === 'string' && isUuid(id)
    ? { id, key, category_id }
    : null
}

const draftHeader = async (draft: GuestDraft | null): Promise<[string, string]> => [
  'set-cookie',
  draft ? await orderDraftCookie.serialize(draft) : await orderDraftCookie.serialize('', { maxAge: 0 }),
]

/** The key to send with a draft: only its own. */
export const keyOf = (guest: GuestDraft | null, id: string) => (guest?.id === id ? { draftKey: guest.key } : {})

/** A draft that is not sent yet, or null. */
export async function findDraft(api: ApiClient, id: string, guest: GuestDraft | null): Promise<OrderDraftView | null> {
  if (!isUuid(id)) return null
  try {
    return await api.call(showOrderDraft, { params: { id }, ...keyOf(guest, id), skipPageStatus: true })
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null
    throw error
  }
}

type DraftContent = Omit<OrderDraftForm, 'id'>

/** What the form of an order says, for its draft. */
export const draftContent = (form: FormData, categoryId: string): DraftContent => ({
  category_id: categoryId,
  service_ids: form.getAll('services').map(String),
  values: Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && isDraftField(entry[0])),
  ),
  file_ids: [...form].flatMap(([name, value]) => (/(^|\.)keep_file_ids$/.test(name) ? [String(value)] : [])),
})

/**
 * Saves the form of a guest as its draft, without `file_ids` with all its files. All tabs of a category share one draft. Returns it with the
 * header that stores its key.
 */
export async function saveGuestDraft(api: ApiClient, stored: GuestDraft | null, content: Entered<DraftContent>) {
  const categoryId = String(content.category_id)
  const known = stored?.category_id === categoryId ? stored : null
  const saved = await attempt(postDraft(api, known, content))
  // Expired, or of another browser's cookies: the form begins a new one.
  const result = !saved.ok && saved.status === 404 ? await attempt(postDraft(api, null, content)) : saved
  if (!result.ok) return result
  const { id, key } = result.data
  const draft = { id, key: key ?? known?.key ?? '', category_id: categoryId }
  return { ok: true as const, draft, headers: [await draftHeader(draft)] }
}

const postDraft = (api: ApiClient, known: GuestDraft | null, content: Entered<DraftContent>) =>
  api.submit(saveOrderDraft, {
    entered: { ...content, id: known?.id ?? crypto.randomUUID() },
    skipAuthRedirects: true,
    ...(known ? { draftKey: known.key } : {}),
  })

/** The id of the draft whose form a redirect path leads to, or null. */
export function draftIdOf(path: string): string | null {
  const [pathname = '', search = ''] = path.split('?')
  if (!/^\/static\/(our_services\/[^/]+\/send-order|our_services_provider\/send_order\/[^/]+)$/.test(barePath(pathname))) return null
  return new URLSearchParams(search).get('draft')
}

/** The order that a guest described before coming to a login page, if `next` leads to it. */
export async function findWaitingOrder(api: ApiClient, request: Request, next: string): Promise<OrderDraftView | null> {
  const guest = await readGuestDraft(request.headers.get('cookie'))
  return guest && draftIdOf(next) === guest.id ? findDraft(api, guest.id, guest) : null
}

/** `api`: the client of the user who has just logged in. */
type WaitingOrder = { api: ApiClient; request: Request; next: string; locale: Locale; headers: [string, string][] }

/**
 * Sends the order that a guest described before logging in, if `next` leads to it: redirects to the order, or with the reason to the form if it
 * cannot be sent. Returns if no order waits.
 */
export async function sendWaitingOrder({ api, request, next, locale, headers }: WaitingOrder): Promise<void> {
  const guest = await readGuestDraft(request.headers.get('cookie'))
  if (!guest || draftIdOf(next) !== guest.id) return
  const draft = await findDraft(api, guest.id, guest)
  if (!draft) return
  const { id: categoryId, services } = await api.call(showCategory, { params: { id: draft.category.id } })
  const body = await readOrderForm(api, draftForm(draft), { categoryId, services })
  const sent = await attempt(api.submit(sendOrder, { entered: { ...body, draft_id: draft.id }, ...keyOf(guest, draft.id) }))
  if (sent.ok)
    throw await redirectWithToast(pathIn(locale, pages.order({ id: sent.data.id })), sent.msg, 'good', [
      ...headers,
      await draftHeader(null),
    ])
  throw await redirectWithToast(next, sent.msg, 'warn', headers)
}

/** A draft as the form that was filled in. */
function draftForm({ service_ids, values, files }: OrderDraftView): FormData {
  const form = new FormData()
  for (const id of service_ids) form.append('services', id)
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  for (const { id, field } of files) form.append(retainedFilesField(field), id)
  return form
}

/** The field of retained files beside a field of new ones. */
const retainedFilesField = (field: string): string =>
  field.endsWith('file_ids') ? field.replace(/file_ids$/, 'keep_file_ids') : `${field}.keep_file_ids`

/** The cookie header after the draft of this browser was sent. */
export const endedDraftHeader = () => draftHeader(null)
