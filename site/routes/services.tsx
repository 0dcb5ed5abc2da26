import type { CategoryView, ProviderCard, ServiceMatch } from '@wasl/shared/contract/catalog.ts'
import { searchProviders, searchServices, showHome } from '@wasl/shared/contract/endpoints/catalog.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CategoryCard } from '../catalog/CategoryCard.tsx'
import { ProviderCardView } from '../catalog/ProviderCardView.tsx'
import { ServiceResult } from '../catalog/ServiceResult.tsx'
import { ServiceSearch } from '../catalog/ServiceSearch.tsx'
import { OpeningSoon } from '../layout/OpeningSoon.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { loadSeo } from '../server/seo.server.ts'
import { getApi } from '../server/session.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { type PageHandle, useRootData } from '../ui/root-data.ts'

export const handle: PageHandle = { noScriptForGuests: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const query = new URL(request.url).searchParams
  const q = (query.get('q') ?? '').trim().slice(0, 80)
  const [home, seo, matches, providers] = await Promise.all([
    api.call(showHome),
    loadSeo(api, 'our-services'),
    q ? api.call(searchServices, { query: new URLSearchParams({ q }) }) : null,
    q ? api.call(searchProviders, { query: new URLSearchParams({ q }) }) : [],
  ])
  return {
    categories: home.categories,
    cities: home.cities,
    seo,
    q,
    cityId: query.get('city_id') ?? '',
    suggestions: home.service_names,
    matches,
    providers,
  }
}

export default function OurServices() {
  const { categories, cities, seo, q, cityId, suggestions, matches, providers } = useLoaderData<typeof loader>()
  const { t } = useTranslation('services')
  const isOpen = useRootData()?.appInfo.is_open !== false
  return (
    <div className="wrap">
      <PageHead title={t('title')} description={t('description')} seo={seo} noIndex={Boolean(q)} />
      <Breadcrumbs crumbs={[]} current={t('title')} />
      <h1>{t('heading')}</h1>
      <p className="mt-1 text-lg text-muted">{t('lead')}</p>
      {isOpen ? (
        <ServiceSearch cities={cities} suggestions={suggestions} q={q} cityId={cityId} className="mt-6 max-w-4xl" />
      ) : (
        <OpeningSoon className="mt-6 max-w-2xl" />
      )}
      {matches && <Results q={q} cityId={cityId} matches={matches} providers={providers} categories={categories} />}
      {categories.length > 0 && <h2 className="mt-12 mb-5">{t('allCategories')}</h2>}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} withDescription cityId={cityId} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type ResultsProps = {
  q: string
  cityId: string
  matches: readonly ServiceMatch[]
  providers: readonly ProviderCard[]
  categories: readonly CategoryView[]
}

function Results({ q, cityId, matches, providers, categories }: ResultsProps) {
  const { t } = useTranslation('services')
  return (
    <section className="mt-10 flex flex-col gap-8">
      {providers.length > 0 && (
        <div>
          <h2 className="mb-4 text-xl">{t('providerResults', { q })}</h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {providers.map((provider) => (
              <li key={provider.id}>
                <ProviderCardView provider={provider} showsWork={false} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {matches.length > 0 ? (
        <div>
          <h2 className="mb-4 text-xl">{t('results', { q })}</h2>
          <ul className="grid gap-3 md:grid-cols-2">
            {matches.map((service) => (
              <li key={service.id}>
                <ServiceResult service={service} category={categories.find(({ id }) => id === service.category_id)} cityId={cityId} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <EmptyState
          icon="search"
          title={t('noResults')}
          action={
            <ButtonLink to={pages.contactUs()} tone="plain">
              {t('noResultsAction')}
            </ButtonLink>
          }
        >
          {t('noResultsHint')}
        </EmptyState>
      )}
    </section>
  )
}
