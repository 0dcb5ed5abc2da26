import type { CategoryPage, PackageCard } from '@wasl/shared/contract/catalog.ts'
import { showProfile } from '@wasl/shared/contract/endpoints/account.ts'
import { listAddresses } from '@wasl/shared/contract/endpoints/addresses.ts'
import { showCategory, showPackage } from '@wasl/shared/contract/endpoints/catalog.ts'
import { checkOrder, listOrderDrafts } from '@wasl/shared/contract/endpoints/order-drafts.ts'
import { sendOrder as sendOrderEndpoint, showOrder } from '@wasl/shared/contract/endpoints/orders.ts'
import type { OrderDraftView } from '@wasl/shared/contract/order-drafts.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { providersInQuery } from '../catalog/chosen-providers.ts'
import { loadProviders } from '../catalog/load-providers.server.ts'
import { uploadToDraft, withUploads } from '../forms/uploads.server.ts'
import { type ApiClient, attempt, isUnavailable } from '../server/api.server.ts'
import { failureOf } from '../server/api-error.server.ts'
import { loadBranches } from '../server/branches.server.ts'
import { loadCities } from '../server/cities.server.ts'
import { endedCookie } from '../server/cookies.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import { getApi, getViewer, requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { canOrder, type Viewer } from '../ui/root-data.ts'
import { draftPath } from './draft-path.ts'
import { draftValues } from './draft-values.ts'
import {
  draftContent,
  draftOfCategory,
  endedDraftHeader,
  findDraft,
  keyOf,
  lostFileErrors,
  readGuestDrafts,
  saveGuestDraft,
} from './order-draft.server.ts'
import { orderFormValues } from './order-form-values.ts'
import { readOrderForm, textValues } from './read-order-form.server.ts'
import { saveAddresses } from './save-addresses.server.ts'

/** The form of an order: its category, and for a private order the providers of the path; those of the query are read for it too. */
type OrderFormPage = { categoryId: string; isPrivate: boolean; providerId?: string }

/**
 * The category, the chosen providers, the services of the query (all of one kind), of the draft or of the order to repeat (`?again=`), and the
 * cities. Guests fill in the form too; they register or log in to send it.
 */
export async function loadOrderForm({ request, context }: LoaderFunctionArgs, page: OrderFormPage) {
  const cookies = request.headers.get('cookie')
  // A client whose session has just ended logs in again: the draft in this browser is not that of a guest.
  const viewer = (await endedCookie.parse(cookies)) === true ? requireViewer(context, request) : getViewer(context)
  if (viewer?.role === 'colleague' && !canOrder(viewer)) throw data(null, { status: 403 })
  const api = getApi(context)
  const query = new URL(request.url).searchParams
  const [category, cities, profile, addresses, branches] = await Promise.all([
    api.call(showCategory, { params: { id: page.categoryId } }),
    loadCities(api, { onlyServed: true }),
    viewer && api.call(showProfile),
    viewer?.role === 'client' ? api.call(listAddresses) : null,
    loadBranches(api, viewer),
  ])
  const draft = await loadDraft(api, request, { viewer, categoryId: category.id, draftId: query.get('draft') })
  const packageId = page.isPrivate ? (query.get('package') ?? (query.has('draft') ? draft?.values.package_id : null)) : null
  const booked = packageId ? await findPackage(api, packageId) : null
  const chosen = booked ? [booked.service.id] : query.getAll('services').flatMap((ids) => ids.split(','))
  const requestedIds = [...new Set(chosen.length > 0 ? chosen : draft?.service_ids)]
  const known = requestedIds.flatMap((id) => category.services.find((service) => service.id === id) ?? [])
  const kind = page.isPrivate ? 'service' : known[0]?.kind
  const serviceIds = known.filter((service) => service.kind === kind).map(({ id }) => id)
  const again = viewer && query.get('again')
  const former = again ? orderFormValues(await api.call(showOrder, { params: { id: again } }), category) : null
  const drafted = former || !draft ? null : draftValues(draft, serviceIds)
  const providerIds = booked ? [booked.provider.id] : page.providerId ? [page.providerId] : providersInQuery(query)
  return {
    category,
    booked,
    isPackageGone: Boolean(packageId) && booked === null,
    providers: page.isPrivate ? await loadProviders(api, providerIds) : [],
    serviceIds: chosen.length > 0 ? serviceIds : (former?.serviceIds ?? serviceIds),
    cities,
    addresses: addresses || branches.length > 0 ? [...branches, ...(addresses ?? [])] : null,
    branches,
    initialValues: former?.values ?? { city_id: query.get('city_id') || (profile?.city?.id ?? ''), ...drafted?.values },
    // The server copies the files of the former order.
    attachedFiles: former?.attachedFiles ?? drafted?.attachedFiles,
    draftId: draft?.id ?? crypto.randomUUID(),
    isSaved: drafted !== null && viewer !== null,
    isContinued: drafted !== null,
    isGuest: viewer === null,
  }
}

/** A package; null if nobody can book it any more. */
async function findPackage(api: ApiClient, id: string): Promise<PackageCard | null> {
  if (!isUuid(id)) return null
  try {
    return await api.call(showPackage, { params: { id } })
  } catch (error) {
    if (isUnavailable(error)) return null
    throw error
  }
}

type DraftOwner = { viewer: Viewer | null; categoryId: string; draftId: string | null }

/** The draft to continue in this category: the one of the address, else the guest's in this browser or the client's last. */
async function loadDraft(api: ApiClient, request: Request, { viewer, categoryId, draftId }: DraftOwner): Promise<OrderDraftView | null> {
  const guest = await readGuestDrafts(request.headers.get('cookie'))
  const ofGuest = draftOfCategory(guest, categoryId)?.id
  const ownId = async () => {
    if (!viewer) return ofGuest
    if (!canOrder(viewer)) return undefined
    const [own] = await api.call(listOrderDrafts, { query: { category_id: categoryId } })
    // What a guest described belongs to the account that logs in next in this browser, as its fields do.
    return own?.id ?? ofGuest
  }
  const id = draftId ?? (await ownId())
  const draft = id ? await findDraft(api, id, guest) : null
  return draft?.category.id === categoryId ? draft : null
}

/** Sends the order of a client; saves that of a guest as a draft and leads on to the registration. */
export async function submitOrderForm(args: ActionFunctionArgs, page: OrderFormPage) {
  const { api, viewer } = args.context.get(sessionContext)
  const form = await args.request.formData()
  const { services, id: categoryId } = await api.call(showCategory, { params: { id: page.categoryId } })
  try {
    return await (viewer ? sendOrder(args, form, { categoryId, services }) : saveForLogin(args, form, { categoryId, services }))
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 422)
      return data({ failure: failureOf(error), values: textValues(form) }, { status: 422 })
    throw error
  }
}

type OrderCatalog = Pick<CategoryPage, 'services'> & { categoryId: string }

async function sendOrder({ request, context }: ActionFunctionArgs, form: FormData, catalog: OrderCatalog) {
  const { api, locale } = context.get(sessionContext)
  const guest = await readGuestDrafts(request.headers.get('cookie'))
  const draft_id = String(form.get('draft_id') ?? '') || undefined
  const body = { ...(await readOrderForm(api, form, catalog)), draft_id }
  const result = await attempt(api.submit(sendOrderEndpoint, { entered: body, ...keyOf(guest, draft_id ?? '') }))
  if (!result.ok) return data({ failure: result, values: textValues(form) }, { status: result.status })
  const problems = await saveAddresses(api, form)
  const msg = [withUploads(result.msg, form, locale), ...problems].join(' · ')
  const ended = guest.length > 0 ? [await endedDraftHeader(guest, catalog.categoryId)] : []
  return redirectWithToast(pathIn(locale, pages.order({ id: result.data.id })), msg, 'good', ended)
}

/** Saves the order of a guest as a draft, checks it, and leads on to the account that sends it. */
async function saveForLogin({ request, context }: ActionFunctionArgs, form: FormData, catalog: OrderCatalog) {
  const { api, locale } = context.get(sessionContext)
  const known = await readGuestDrafts(request.headers.get('cookie'))
  const saved = await saveGuestDraft(api, known, draftContent(form, catalog.categoryId))
  if (!saved.ok) return data({ failure: saved, values: textValues(form) }, { status: saved.status })
  const { draft, headers } = saved
  const rejected = (failure: ReturnType<typeof failureOf>) =>
    data({ failure, values: textValues(form) }, { status: failure.status, headers })
  const { t } = serverI18n(locale)
  const lost = lostFileErrors(form, (await findDraft(api, draft.id, [draft]))?.files ?? [], t('send-order:attached.lost'))
  if (Object.keys(lost).length > 0)
    return rejected({ status: 422, key: 'invalid', msg: t('send-order:attached.lost'), errors: lost, data: null })
  const body = await attempt(
    readOrderForm(api, form, { ...catalog, upload: (files, field) => uploadToDraft(api, draft, files, field) }).then((read) => ({
      data: read,
      msg: '',
    })),
  )
  if (!body.ok) return rejected(body)
  const checked = await attempt(api.submit(checkOrder, { entered: body.data }))
  if (!checked.ok) return rejected(checked)
  const provider_ids = String(form.get('provider_ids') ?? '')
    .split(',')
    .filter(isUuid)
  const next = pathIn(locale, draftPath({ id: draft.id, category: { id: catalog.categoryId }, provider_ids }))
  throw redirect(pathIn(locale, pages.register({ next })), { headers })
}
