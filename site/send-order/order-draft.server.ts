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

/** A guest who compares categories has one draft of each; a cookie has room for few. */
const maxGuestDrafts = 3

/** The guest's drafts in the cookie, the last one first. An older cookie has one draft. */
export async function readGuestDrafts(cookies: string | null): Promise<GuestDraft[]> {
  const stored: unknown = await orderDraftCookie.parse(cookies)
  return (Array.isArray(stored) ? stored : [stored]).flatMap((draft: unknown) => {
    const { id, key, category_id } = Object(draft) as Record<string, unknown>
    return typeof id === 'string' && typeof key === 'string' && typeof category_id === 'string' && isUuid(id)
      ? [{ id, key, category_id }]
      : []
  })
}

const draftsHeader = async (drafts: readonly GuestDraft[]): Promise<[string, string]> => [
  'set-cookie',
  drafts.length > 0
    ? await orderDraftCookie.serialize(drafts.slice(0, maxGuestDrafts))
    : await orderDraftCookie.serialize('', { maxAge: 0 }),
]

/** The guest's draft of a category. */
export const draftOfCategory = (guest: readonly GuestDraft[], categoryId: string) =>
  guest.find(({ category_id }) => category_id === categoryId)

/** The key to send with a draft: only its own. */
export function keyOf(guest: readonly GuestDraft[], id: string): { draftKey?: string } {
  const own = guest.find((draft) => draft.id === id)
  return own ? { draftKey: own.key } : {}
}

/** A draft that is not sent yet, or null. */
export async function findDraft(api: ApiClient, id: string, guest: readonly GuestDraft[]): Promise<OrderDraftView | null> {
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
export async function saveGuestDraft(api: ApiClient, stored: readonly GuestDraft[], content: Entered<DraftContent>) {
  const categoryId = String(content.category_id)
  const known = draftOfCategory(stored, categoryId) ?? null
  const saved = await attempt(postDraft(api, known, content))
  // Expired, or of another browser's cookies: the form begins a new one.
  const result = !saved.ok && saved.status === 404 ? await attempt(postDraft(api, null, content)) : saved
  if (!result.ok) return result
  const { id, key } = result.data
  const draft = { id, key: key ?? known?.key ?? '', category_id: categoryId }
  return {
    ok: true as const,
    draft,
    headers: [await draftsHeader([draft, ...stored.filter(({ category_id }) => category_id !== categoryId)])],
  }
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
  const guest = await readGuestDrafts(request.headers.get('cookie'))
  const id = draftIdOf(next)
  return guest.some((draft) => draft.id === id) ? findDraft(api, String(id), guest) : null
}

/** `api`: the client of the user who has just logged in. */
type WaitingOrder = { api: ApiClient; request: Request; next: string; locale: Locale; headers: [string, string][] }

/**
 * Sends the order that a guest described before logging in, if `next` leads to it: redirects to the order, or with the reason to the form if it
 * cannot be sent. Returns if no order waits.
 */
export async function sendWaitingOrder({ api, request, next, locale, headers }: WaitingOrder): Promise<void> {
  const guest = await readGuestDrafts(request.headers.get('cookie'))
  const id = draftIdOf(next)
  const draft = guest.some((known) => known.id === id) ? await findDraft(api, String(id), guest) : null
  if (!draft) return
  const { id: categoryId, services } = await api.call(showCategory, { params: { id: draft.category.id } })
  const body = await readOrderForm(api, draftForm(draft), { categoryId, services })
  const sent = await attempt(api.submit(sendOrder, { entered: { ...body, draft_id: draft.id }, ...keyOf(guest, draft.id) }))
  if (sent.ok)
    throw await redirectWithToast(pathIn(locale, pages.order({ id: sent.data.id })), sent.msg, 'good', [
      ...headers,
      await endedDraftHeader(guest, draft.category.id),
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

/** Errors of the fields with a file that the form keeps but the draft does not have, such as one of another browser's draft. */
export function lostFileErrors(form: FormData, files: readonly { id: string }[], message: string): Record<string, string[]> {
  const lost = [...form].filter(([name, value]) => /(^|\.)keep_file_ids$/.test(name) && !files.some(({ id }) => id === value))
  return Object.fromEntries(lost.map(([name]) => [newFilesField(name), [message]]))
}

const newFilesField = (field: string): string =>
  /\.answers\.\d+\./.test(field) ? field.replace(/\.keep_file_ids$/, '') : field.replace(/keep_file_ids$/, 'file_ids')

/** The cookie header after the draft of a category was sent or deleted. */
export const endedDraftHeader = (guest: readonly GuestDraft[], categoryId: string) =>
  draftsHeader(guest.filter(({ category_id }) => category_id !== categoryId))
