import type { CategoryView, HomePage } from '@wasl/shared/contract/catalog.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { seoOf } from '../server/seo.server.ts'
import { getApi } from '../server/session.server.ts'
import { CategoryCard } from '../services/CategoryCard.tsx'
import { FoundService } from '../services/FoundService.tsx'
import { ServiceSearch } from '../services/ServiceSearch.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import type { PageHandle } from '../ui/page-info.ts'

export const handle: PageHandle = { quiet: true }

type Found = { id: string; category_id: string; kind: 'service' | 'consultation'; name: Localized; starting_price: number | null }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const asked = new URL(request.url).searchParams
  const q = (asked.get('q') ?? '').trim().slice(0, 80)
  const [home, seo, found] = await Promise.all([
    api.get<HomePage>('/home'),
    seoOf(api, 'our-services'),
    q ? api.list<Found>(`/services?${new URLSearchParams({ q, _start: '0', _end: '24' })}`) : null,
  ])
  return { categories: home.categories, cities: home.cities, seo, q, cityId: asked.get('city_id') ?? '', found: found?.rows ?? null }
}

export default function OurServices() {
  const { categories, cities, seo, q, cityId, found } = useLoaderData<typeof loader>()
  const { t } = useTranslation('services')
  return (
    <div className="wrap">
      <PageHead title={t('title')} description={t('description')} seo={seo} noIndex={Boolean(q)} />
      <Breadcrumbs crumbs={[]} here={t('title')} />
      <h1>{t('heading')}</h1>
      <p className="mt-1 text-lg text-muted">{t('lead')}</p>
      <ServiceSearch cities={cities} q={q} cityId={cityId} className="mt-6 max-w-4xl" />
      {found && <Results q={q} cityId={cityId} found={found} categories={categories} />}
      <h2 className="mt-12 mb-5">{t('allCategories')}</h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} withText />
          </li>
        ))}
      </ul>
    </div>
  )
}

type ResultsProps = { q: string; cityId: string; found: readonly Found[]; categories: readonly CategoryView[] }

function Results({ q, cityId, found, categories }: ResultsProps) {
  const { t } = useTranslation('services')
  if (found.length === 0)
    return (
      <div className="mt-8">
        <EmptyState icon="search" title={t('noResults')}>
          {t('noResultsHint')}
        </EmptyState>
      </div>
    )
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-xl">{t('results', { q })}</h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {found.map((service) => (
          <li key={service.id}>
            <FoundService service={service} category={categories.find(({ id }) => id === service.category_id)} cityId={cityId} />
          </li>
        ))}
      </ul>
    </section>
  )
}
