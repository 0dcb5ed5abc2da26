import type { ProviderPage, ReviewView } from '@wasl/shared/contract/catalog.ts'
import type { Pagination as Pages } from '@wasl/shared/contract/common.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '../i18n/localized.ts'
import { ProviderHead } from '../provider/ProviderHead.tsx'
import { Reviews } from '../provider/Reviews.tsx'
import { getApi } from '../server/session.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import type { PageHandle } from '../ui/page-info.ts'

export const handle: PageHandle = { quiet: true }

/** What clients said of one provider, a page at a time; open to everybody. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const id = encodeURIComponent(params.id ?? '')
  const page = Math.max(1, Math.floor(Number(new URL(request.url).searchParams.get('page')) || 1))
  const [provider, reviews] = await Promise.all([
    api.get<ProviderPage>(`/providers/${id}`),
    api.get<{ data: ReviewView[]; pagination: Pages }>(`/providers/${id}/reviews?page=${page}`),
  ])
  return { provider, reviews }
}

export default function ProviderReviews() {
  const { provider, reviews } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  const text = useText()
  const name = text(provider.name)
  const title = t('reviews.title', { name })
  const category = provider.categories[0]
  const page = category ? `/provider_details/${provider.id}/${category.id}` : null
  return (
    <div className="wrap max-w-4xl! pb-10">
      <PageHead title={title} description={t('reviews.lead', { name })} />
      <Breadcrumbs crumbs={page ? [{ to: page, label: name }] : []} here={title} />
      <ProviderHead provider={provider} />
      <div className="mt-6 flex flex-col gap-6">
        <Reviews reviews={reviews.data} pagination={reviews.pagination} shares={provider.rating_shares} rating={provider.rating} />
        {page && (
          <ButtonLink to={page} tone="plain" className="self-start">
            {t('reviews.provider')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
