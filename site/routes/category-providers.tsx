import { showProfile } from '@wasl/shared/contract/endpoints/account.ts'
import { listCategoryProviders, showCategory, showHome } from '@wasl/shared/contract/endpoints/catalog.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { CategoryTabs } from '../catalog/CategoryTabs.tsx'
import { providersInQuery, withProviders } from '../catalog/chosen-providers.ts'
import { loadProviders } from '../catalog/load-providers.server.ts'
import { ProviderFilters } from '../catalog/ProviderFilters.tsx'
import { ProviderPicker } from '../catalog/ProviderPicker.tsx'
import { apiQuery, hasFilter, readProviderFilter } from '../catalog/provider-filter.ts'
import { FavoriteHearts } from '../favorites/FavoriteHearts.tsx'
import { loadSavedFavorites } from '../favorites/favorites.server.ts'
import { useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import type { ApiClient } from '../server/api.server.ts'
import { getApi, getViewer } from '../server/session.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Button } from '../ui/Button.tsx'
import type { PageHandle, Viewer } from '../ui/root-data.ts'

export const handle: PageHandle = { noScriptForGuests: true }

/** The providers of a category that match the filters of the address. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const id = encodeURIComponent(params.id ?? '')
  const { pathname, searchParams: query } = new URL(request.url)
  // A button of the form, so that it keeps what is ticked and not yet in the address.
  if (query.has('reset')) throw redirect(`${pathname}?${withProviders(new URLSearchParams({ city_id: '' }), providersInQuery(query))}`)
  const [category, home, savedFavorites, ownCityId] = await Promise.all([
    api.call(showCategory, { params: { id } }),
    api.call(showHome),
    loadSavedFavorites({ context }),
    query.has('city_id') ? null : findOwnCityId(api, getViewer(context)),
  ])
  const served = new Set(category.served_city_ids)
  const read = readProviderFilter(query)
  const filter = { ...read, city_id: ownCityId && served.has(ownCityId) ? ownCityId : read.city_id }
  const providers = await api.call(listCategoryProviders, {
    params: { id },
    query: apiQuery(filter, query.get('page') ?? query.get('compare')),
  })
  const selected = providersInQuery(query)
  return {
    selected,
    savedFavorites,
    compared: query.has('compare') ? await loadProviders(api, selected) : [],
    filter,
    providers,
    category,
    cities: home.cities.filter((city) => served.has(city.id)),
  }
}

/** The city of a client’s account: where its orders usually are. The filter starts with it, until the client chooses another or all. */
async function findOwnCityId(api: ApiClient, viewer: Viewer | null): Promise<string | null> {
  if (viewer?.role !== 'client') return null
  const { city } = await api.call(showProfile)
  return city?.id ?? null
}

export default function CategoryProvidersPage() {
  const { filter, providers, selected, compared, category, cities, savedFavorites } = useLoaderData<typeof loader>()
  const { t } = useTranslation('services')
  const text = useText()
  const name = text(category.name)
  const isFiltered = hasFilter(filter)
  return (
    <div className="wrap">
      <PageHead title={t('providers.title', { name })} description={t('providers.lead', { name })} noIndex={isFiltered} />
      <Breadcrumbs
        crumbs={[
          { to: pages.services(), label: t('title') },
          { to: pages.category({ id: category.id }), label: name },
        ]}
        current={t('tabs.providers')}
      />
      <h1>{t('providers.title', { name })}</h1>
      <p className="mt-1 mb-5 text-muted">{t('providers.lead', { name })}</p>
      <CategoryTabs category={category} current="providers" cityId={filter.city_id} />
      <FavoriteHearts saved={savedFavorites}>
        <ProviderPicker
          categoryId={category.id}
          providers={providers}
          selected={selected}
          compared={compared}
          isFiltered={isFiltered}
          filters={<ProviderFilters key={JSON.stringify(filter)} filter={filter} cities={cities} />}
          heading={
            <div className="flex flex-wrap items-center justify-between gap-3">
              {providers.pagination.total_items > 0 && (
                <h2 className="text-xl">{t('category.providers', { count: providers.pagination.total_items })}</h2>
              )}
              {isFiltered && (
                <Button tone="plain" name="reset" value="true">
                  {t('providers.reset')}
                </Button>
              )}
            </div>
          }
        />
      </FavoriteHearts>
    </div>
  )
}
