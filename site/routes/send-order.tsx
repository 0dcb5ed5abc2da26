import type { Profile } from '@wasl/shared/contract/accounts.ts'
import type { CategoryPage } from '@wasl/shared/contract/catalog.ts'
import type { Named } from '@wasl/shared/contract/common.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { pathIn, useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { orderFormValues } from '../send-order/order-form-values.ts'
import { readOrderForm, textValues } from '../send-order/read-order-form.server.ts'
import { SendOrderForm } from '../send-order/SendOrderForm.tsx'
import { submitDraft } from '../send-order/submit-draft.ts'
import { attempt } from '../server/api.server.ts'
import { failureOf } from '../server/api-error.server.ts'
import { getApi, requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** The category of the path, the services of the query (all of one kind) or those of the order to repeat (`?again=`), and the cities. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const api = getApi(context)
  const query = new URL(request.url).searchParams
  const [category, cities, profile] = await Promise.all([
    api.get<CategoryPage>(`/catalog/${encodeURIComponent(params.add ?? '')}`),
    api.list<Named>('/cities?_start=0&_end=200&_sort=name&_order=asc&is_served=true'),
    api.get<Profile>('/user/profile'),
  ])
  const requestedIds = [...new Set(query.getAll('services').flatMap((ids) => ids.split(',')))]
  const known = requestedIds.flatMap((id) => category.services.find((service) => service.id === id) ?? [])
  const serviceIds = known.filter(({ kind }) => kind === known[0]?.kind).map(({ id }) => id)
  const again = query.get('again')
  const former = again ? orderFormValues(await api.get<OrderPage>(`/orders/${encodeURIComponent(again)}`), category) : null
  return {
    category,
    serviceIds: former?.serviceIds ?? serviceIds,
    cities: cities.rows.map(({ id, name }) => ({ id, name })),
    initialValues: former?.values ?? { city_id: query.get('city_id') ?? profile.city?.id ?? '' },
  }
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  const form = await request.formData()
  const { services, id: categoryId } = await api.get<CategoryPage>(`/catalog/${encodeURIComponent(params.add ?? '')}`)
  try {
    const result = await attempt(api.post<{ id: string }>('/orders', await readOrderForm(api, form, { categoryId, services })))
    if (result.ok) return redirectWithToast(pathIn(locale, `/orders/${result.data.id}`), result.msg)
    return data({ failure: result, values: textValues(form) }, { status: result.status })
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 422)
      return data({ failure: failureOf(error), values: textValues(form) }, { status: 422 })
    throw error
  }
}

export const clientAction = submitDraft

export default function SendOrder() {
  const { category, serviceIds, cities, initialValues } = useLoaderData<typeof loader>()
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
          submitLabel={t('send')}
        >
          <p className="text-sm text-muted">
            {t('freeHint')} {t('draftHint')}
          </p>
        </SendOrderForm>
      )}
    </div>
  )
}
