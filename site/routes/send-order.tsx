import type { CategoryPage } from '@wasl/shared/contract/catalog.ts'
import type { Named } from '@wasl/shared/contract/common.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { pathIn } from '../i18n/locale.ts'
import { useText } from '../i18n/localized.ts'
import { readOrderForm, wordsOf } from '../send-order/read-form.server.ts'
import { SendOrderForm } from '../send-order/SendOrderForm.tsx'
import { attempt } from '../server/api.server.ts'
import { redirectWithToast } from '../server/flash.server.ts'
import { getApi, requireViewer, sessionContext } from '../server/session.server.ts'
import { ApiError } from '../ui/api-error.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHead } from '../ui/PageHead.tsx'

/** The category in the address, the services asked for in its query, and the cities. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const api = getApi(context)
  const query = new URL(request.url).searchParams
  const [category, cities] = await Promise.all([
    api.get<CategoryPage>(`/catalogue/${encodeURIComponent(params.add ?? '')}`),
    api.list<Named>('/cities?_start=0&_end=200&_sort=name&_order=asc&is_served=true'),
  ])
  const asked = [...new Set(query.getAll('services').flatMap((ids) => ids.split(',')))]
  const known = asked.flatMap((id) => category.services.find((one) => one.id === id) ?? [])
  const chosen = known.filter(({ kind }) => kind === known[0]?.kind).map(({ id }) => id)
  return { category, chosen, cities: cities.rows.map(({ id, name }) => ({ id, name })), cityId: query.get('city_id') ?? '' }
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  const form = await request.formData()
  const { services, id: categoryId } = await api.get<CategoryPage>(`/catalogue/${encodeURIComponent(params.add ?? '')}`)
  try {
    const outcome = await attempt(api.post<{ id: string }>('/orders', await readOrderForm(api, form, { categoryId, services })))
    if (outcome.ok) return redirectWithToast(pathIn(locale, `/orders/${outcome.data.id}`), outcome.msg)
    return data({ refusal: outcome, words: wordsOf(form) }, { status: outcome.status })
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return data({ refusal: error.refusal, words: wordsOf(form) }, { status: 422 })
    throw error
  }
}

export default function SendOrder() {
  const { category, chosen, cities, cityId } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('send-order')
  const { t: services } = useTranslation('services')
  const text = useText()
  const isConsultation = category.services.find(({ id }) => id === chosen[0])?.kind === 'consultation'
  const title = t(isConsultation ? 'titleConsultation' : 'title')
  const categoryPath = `/static/${isConsultation ? 'our_services_consult' : 'our_services'}/${category.id}`
  return (
    <div className="wrap flex max-w-4xl flex-col gap-6 py-8">
      <PageHead title={title} noIndex />
      <Breadcrumbs
        crumbs={[
          { to: '/static/our_services', label: services('title') },
          { to: categoryPath, label: text(category.name) },
        ]}
        here={title}
      />
      <div>
        <h1>{title}</h1>
        <p className="text-muted">{t('lead')}</p>
      </div>
      {chosen.length === 0 ? (
        <EmptyState icon="list" title={t('none')} action={<ButtonLink to={categoryPath}>{t('choose')}</ButtonLink>}>
          {t('noneWhy')}
        </EmptyState>
      ) : (
        <SendOrderForm
          category={category}
          chosen={chosen}
          cities={cities}
          words={answer?.words ?? { city_id: cityId }}
          refusal={answer?.refusal ?? null}
          with={(ids) => `/static/our_services/${category.id}/send-order?services=${ids.join(',')}`}
          submit={t('send')}
        >
          <p className="text-sm text-muted">
            {t('free')} {t('draft')}
          </p>
        </SendOrderForm>
      )}
    </div>
  )
}
