import { listProviderReviews, reportProvider, showProvider } from '@wasl/shared/contract/endpoints/catalog.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PackageList } from '../catalog/PackageList.tsx'
import { ProviderGallery } from '../catalog/ProviderGallery.tsx'
import { ProviderHeader } from '../catalog/ProviderHeader.tsx'
import { ProviderServices } from '../catalog/ProviderServices.tsx'
import { ProviderSidebar } from '../catalog/ProviderSidebar.tsx'
import { RecentProviders } from '../catalog/RecentProviders.tsx'
import { ReportProvider } from '../catalog/ReportProvider.tsx'
import { Reviews } from '../catalog/Reviews.tsx'
import { reportReview, reportsReview } from '../catalog/report-review.server.ts'
import { FavoriteButton, FavoriteHearts } from '../favorites/FavoriteHearts.tsx'
import { loadSavedFavorites } from '../favorites/favorites.server.ts'
import { submitOrKeep } from '../forms/submissions.ts'
import { useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { attempt } from '../server/api.server.ts'
import { getApi, requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import type { PageHandle } from '../ui/root-data.ts'
import { ShareByWhatsApp } from '../ui/ShareByWhatsApp.tsx'

export const handle: PageHandle = { noScriptForGuests: true }

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const id = encodeURIComponent(params.id ?? '')
  const page = Number(new URL(request.url).searchParams.get('page')) || 1
  const [provider, reviews] = await Promise.all([
    api.call(showProvider, { params: { id } }),
    api.call(listProviderReviews, { params: { id }, query: { page: Math.max(1, Math.floor(page)) } }),
  ])
  const savedFavorites = provider.is_preview ? null : await loadSavedFavorites({ context })
  return {
    provider,
    reviews,
    savedFavorites,
    category: provider.categories.find(({ id }) => id === params.categoryId) ?? provider.categories[0] ?? null,
  }
}

/** Reports the provider or a review. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const { api } = context.get(sessionContext)
  const form = await request.formData()
  const { pathname, search } = new URL(request.url)
  if (reportsReview(form)) return reportReview({ api }, form, pathname + search)
  const body = { reason: form.get('reason'), message: form.get('message') }
  const result = await attempt(api.submit(reportProvider, { params: { id: params.id ?? '' }, entered: body }))
  if (!result.ok) return data({ msg: result.msg, errors: result.errors }, { status: result.status })
  return redirectWithToast(pathname, result.msg)
}

export const clientAction = submitOrKeep

export default function Provider() {
  const { provider, reviews, category, savedFavorites } = useLoaderData<typeof loader>()
  const { t } = useTranslation('services')
  const text = useText()
  const name = text(provider.name)
  const bio = provider.bio && text(provider.bio)
  const crumbs = [
    { to: pages.services(), label: t('title') },
    ...(category ? [{ to: pages.category({ id: category.id }), label: text(category.name) }] : []),
  ]
  return (
    <FavoriteHearts saved={savedFavorites}>
      <div className="wrap">
        <PageHead title={name} description={bio || undefined} noIndex={provider.is_preview} />
        <Breadcrumbs crumbs={crumbs} current={name} />
        {provider.is_preview && (
          <p className="mb-4 rounded-card border border-line bg-caution-soft p-4 text-caution">{t('provider.preview')}</p>
        )}
        <ProviderHeader provider={provider}>
          <div className="flex flex-wrap gap-x-2 sm:flex-col">
            <FavoriteButton favorite={{ kind: 'provider', id: provider.id }} />
            {!provider.is_preview && (
              <ShareByWhatsApp text={name} path={pages.provider({ id: provider.id, categoryId: category?.id ?? 'all' })} />
            )}
          </div>
        </ProviderHeader>
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <Card title={t('provider.about')}>
              <p className="max-w-prose">{bio || <span className="text-muted">{t('provider.noBio')}</span>}</p>
            </Card>
            <PackageList packages={provider.is_preview ? [] : provider.packages} />
            <ProviderServices provider={provider} />
            <ProviderGallery gallery={provider.gallery} />
            <Reviews
              of="provider"
              reviews={reviews.data}
              pagination={reviews.pagination}
              countsByStars={provider.rating_shares}
              rating={provider.rating}
            />
            {!provider.is_preview && <ReportProvider />}
          </div>
          <ProviderSidebar provider={provider} orderCategory={provider.is_preview ? null : category} />
        </div>
        <RecentProviders
          current={
            category && !provider.is_preview
              ? { id: provider.id, name: provider.name, logo_url: provider.logo_url, category_id: category.id }
              : null
          }
        />
        {category && !provider.is_preview && (
          <div className="sticky bottom-[calc(1rem+var(--bottom-bar))] z-10 mt-6 lg:hidden">
            <ButtonLink
              to={pages.sendProviderOrder({ add: provider.id, categoryId: category.id })}
              size="large"
              className="w-full shadow-xl"
            >
              {t('provider.sendPrivate')}
            </ButtonLink>
          </div>
        )}
      </div>
    </FavoriteHearts>
  )
}
