import type { Profile } from '@wasl/shared/contract/accounts.ts'
import type { CategoryPage } from '@wasl/shared/contract/catalog.ts'
import type { OrderDraftCard, OrderDraftView } from '@wasl/shared/contract/order-drafts.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { uploadToDraft } from '../forms/uploads.server.ts'
import { pathIn, useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { draftValues } from '../send-order/draft-values.ts'
import { orderFormValues } from '../send-order/order-form-values.ts'
import { readOrderForm, textValues } from '../send-order/read-order-form.server.ts'
import { SendOrderForm } from '../send-order/SendOrderForm.tsx'
import { submitDraft } from '../send-order/submit-draft.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import { failureOf } from '../server/api-error.server.ts'
import { loadCities, servedCities } from '../server/cities.server.ts'
import { endedCookie } from '../server/cookies.server.ts'
import { endedDraftHeader, findDraft, keyOf, readGuestDraft, saveGuestDraft } from '../server/order-draft.server.ts'
import { getApi, getViewer, requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/**
 * The category of the path, the services of the query (all of one kind), of the draft or of the order to repeat (`?again=`), and the cities.
 * Guests fill in the form too; they register or log in to send it.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const cookies = request.headers.get('cookie')
  // A client whose session has just ended logs in again: the draft in this browser is not that of a guest.
  const viewer = (await endedCookie.parse(cookies)) === true ? requireViewer(context, request) : getViewer(context)
  const api = getApi(context)
  const query = new URL(request.url).searchParams
  const [category, cities, profile] = await Promise.all([
    api.get<CategoryPage>(`/catalog/${encodeURIComponent(params.add ?? '')}`),
    loadCities(api, servedCities),
    viewer && api.get<Profile>('/user/profile'),
  ])
  const draft = await loadDraft(api, request, { viewer, categoryId: category.id, draftId: query.get('draft') })
  const chosen = query.getAll('services').flatMap((ids) => ids.split(','))
  const requestedIds = [...new Set(chosen.length > 0 ? chosen : draft?.service_ids)]
  const known = requestedIds.flatMap((id) => category.services.find((service) => service.id === id) ?? [])
  const serviceIds = known.filter(({ kind }) => kind === known[0]?.kind).map(({ id }) => id)
  const again = viewer && query.get('again')
  const former = again ? orderFormValues(await api.get<OrderPage>(`/orders/${encodeURIComponent(again)}`), category) : null
  const drafted = former || !draft ? null : draftValues(draft, serviceIds)
  return {
    category,
    serviceIds: former?.serviceIds ?? serviceIds,
    cities,
    initialValues: former?.values ?? drafted?.values ?? { city_id: query.get('city_id') ?? profile?.city?.id ?? '' },
    attachedFiles: drafted?.attachedFiles,
    draftId: draft?.id ?? crypto.randomUUID(),
    isSaved: drafted !== null && viewer !== null,
    isGuest: viewer === null,
  }
}

type DraftOwner = { viewer: { role: string } | null; categoryId: string; draftId: string | null }

/** The draft to continue in this category: the one of the address, else the guest's in this browser or the client's last. */
async function loadDraft(api: ApiClient, request: Request, { viewer, categoryId, draftId }: DraftOwner): Promise<OrderDraftView | null> {
  const guest = await readGuestDraft(request.headers.get('cookie'))
  const ownId = async () => {
    if (!viewer) return guest?.id
    if (viewer.role !== 'client') return undefined
    return (await api.get<OrderDraftCard[]>(`/order-drafts?category_id=${categoryId}`))[0]?.id
  }
  const id = draftId ?? (await ownId())
  const draft = id ? await findDraft(api, id, guest) : null
  return draft?.category.id === categoryId ? draft : null
}

export async function action(args: ActionFunctionArgs) {
  const { params, request, context } = args
  const { api, viewer } = context.get(sessionContext)
  const form = await request.formData()
  const { services, id: categoryId } = await api.get<CategoryPage>(`/catalog/${encodeURIComponent(params.add ?? '')}`)
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
  const guest = await readGuestDraft(request.headers.get('cookie'))
  const draft_id = String(form.get('draft_id') ?? '') || undefined
  const body = { ...(await readOrderForm(api, form, catalog)), draft_id }
  const result = await attempt(api.post<{ id: string }>('/orders', body, keyOf(guest, draft_id ?? '')))
  if (!result.ok) return data({ failure: result, values: textValues(form) }, { status: result.status })
  return redirectWithToast(pathIn(locale, `/orders/${result.data.id}`), result.msg, 'good', guest ? [await endedDraftHeader()] : [])
}

/** Saves the order of a guest as a draft, checks it, and leads on to the account that sends it. */
async function saveForLogin({ request, context }: ActionFunctionArgs, form: FormData, catalog: OrderCatalog) {
  const { api, locale } = context.get(sessionContext)
  const known = await readGuestDraft(request.headers.get('cookie'))
  const saved = await saveGuestDraft(api, known, { categoryId: catalog.categoryId, form })
  if (!saved.ok) return data({ failure: saved, values: textValues(form) }, { status: saved.status })
  const { draft, headers } = saved
  const rejected = (failure: ReturnType<typeof failureOf>) =>
    data({ failure, values: textValues(form) }, { status: failure.status, headers })
  try {
    const body = await readOrderForm(api, form, { ...catalog, upload: (files, field) => uploadToDraft(api, draft, files, field) })
    const checked = await attempt(api.post('/orders/check', body))
    if (!checked.ok) return rejected(checked)
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 422) return rejected(failureOf(error))
    throw error
  }
  const next = pathIn(locale, `/static/our_services/${catalog.categoryId}/send-order?draft=${draft.id}`)
  throw redirect(pathIn(locale, `/auth/register?next=${encodeURIComponent(next)}`), { headers })
}

export const clientAction = submitDraft

export default function SendOrder() {
  const { category, serviceIds, cities, initialValues, attachedFiles, draftId, isSaved, isGuest } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('send-order')
  const { t: tServices } = useTranslation('services')
  const text = useText()
  const isConsultation = category.services.find(({ id }) => id === serviceIds[0])?.kind === 'consultation'
  const title = t(isConsultation ? 'titleConsultation' : 'title')
  const categoryPath = `/static/${isConsultation ? 'our_services_consult' : 'our_services'}/${category.id}`
  return (
    <div className="wrap flex max-w-4xl flex-col gap-6 py-8">
      <PageHead title={title} noIndex />
      <Breadcrumbs
        crumbs={[
          { to: '/static/our_services', label: tServices('title') },
          { to: categoryPath, label: text(category.name) },
        ]}
        current={title}
      />
      <div>
        <h1>{title}</h1>
        <p className="text-muted">{t('lead')}</p>
      </div>
      {serviceIds.length === 0 ? (
        <EmptyState icon="list" title={t('noServices')} action={<ButtonLink to={categoryPath}>{t('chooseServices')}</ButtonLink>}>
          {t('noServicesHint')}
        </EmptyState>
      ) : (
        <SendOrderForm
          category={category}
          serviceIds={serviceIds}
          cities={cities}
          values={actionData?.values ?? initialValues}
          failure={actionData?.failure ?? null}
          pathWithServices={(ids) => `/static/our_services/${category.id}/send-order?services=${ids.join(',')}`}
          attachedFiles={attachedFiles}
          draft={{ id: draftId, isSaved }}
          submitLabel={t(isGuest ? 'continue' : 'send')}
        >
          <p className="text-sm text-muted">
            {t('freeHint')} {t(isGuest ? 'guestHint' : 'draftHint')}
          </p>
        </SendOrderForm>
      )}
    </div>
  )
}
