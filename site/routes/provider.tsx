import type { ProviderPage, ReviewView } from '@wasl/shared/contract/catalogue.ts'
import type { Pagination as Pages } from '@wasl/shared/contract/common.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '../localized.ts'
import type { PageHandle } from '../page-facts.ts'
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx'
import { Card } from '../parts/Card.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { ProviderHead } from '../sections/provider/ProviderHead.tsx'
import { ProviderSide } from '../sections/provider/ProviderSide.tsx'
import { Reviews } from '../sections/provider/Reviews.tsx'
import { getApi } from '../session.server.ts'

export const handle: PageHandle = { quiet: true }

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const id = encodeURIComponent(params.id ?? '')
  const page = Number(new URL(request.url).searchParams.get('page')) || 1
  const [provider, reviews] = await Promise.all([
    api.get<ProviderPage>(`/providers/${id}`),
    api.get<{ data: ReviewView[]; pagination: Pages }>(`/providers/${id}/reviews?page=${Math.max(1, Math.floor(page))}`),
  ])
  return { provider, reviews, category: provider.categories.find((one) => one.id === params.categoryId) ?? provider.categories[0] ?? null }
}

export default function Provider() {
  const { provider, reviews, category } = useLoaderData<typeof loader>()
  const { t } = useTranslation('services')
  const text = useText()
  const name = text(provider.name)
  const bio = provider.bio && text(provider.bio)
  const crumbs = [
    { to: '/static/our_services', label: t('title') },
    ...(category ? [{ to: `/static/our_services/${category.id}`, label: text(category.name) }] : []),
  ]
  return (
    <div className="wrap">
      <PageHead title={name} description={bio || undefined} />
      <Breadcrumbs crumbs={crumbs} here={name} />
      <ProviderHead provider={provider} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={t('provider.about')}>
            <p className="max-w-prose">{bio || <span className="text-muted">{t('provider.noBio')}</span>}</p>
          </Card>
          <Reviews reviews={reviews.data} pagination={reviews.pagination} shares={provider.rating_shares} rating={provider.rating} />
        </div>
        <ProviderSide provider={provider} category={category} />
      </div>
    </div>
  )
}
