import { listStore } from '@wasl/shared/contract/endpoints/store.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FavoriteHearts } from '../favorites/FavoriteHearts.tsx'
import { loadSavedFavorites } from '../favorites/favorites.server.ts'
import { useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { loadSeo } from '../server/seo.server.ts'
import { getApi } from '../server/session.server.ts'
import { readStoreFilter, storeApiQuery } from '../store/read-store-filter.server.ts'
import { StoreList } from '../store/StoreList.tsx'
import { StoreSearch } from '../store/StoreSearch.tsx'
import { isFiltered } from '../store/store-filter.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { noScriptForGuests: true }

/** The products that the address chooses. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const query = new URL(request.url).searchParams
  const filter = readStoreFilter(query)
  const [store, seo, savedFavorites] = await Promise.all([
    api.call(listStore, { query: storeApiQuery(filter, query.get('page')) }),
    loadSeo(api, 'store'),
    loadSavedFavorites({ context }),
  ])
  return { store, seo, filter, savedFavorites }
}

export default function Store() {
  const { store, seo, filter, savedFavorites } = useLoaderData<typeof loader>()
  const { t } = useTranslation('store')
  const text = useText()
  const heading = filter.q ? t('results', { q: filter.q }) : store.category ? text(store.category.name) : t('heading')
  return (
    <div className="wrap">
      <PageHead
        title={t('title')}
        description={t('description')}
        seo={seo}
        noIndex={isFiltered(filter) || store.pagination.current_page > 1}
      />
      <Breadcrumbs crumbs={[]} current={t('title')} />
      <h1>{heading}</h1>
      <p className="mt-1 text-lg text-muted">{t('lead')}</p>
      <StoreSearch q={filter.q} className="mt-5 max-w-3xl" />
      <FavoriteHearts saved={savedFavorites}>
        <StoreList store={store} filter={filter} />
      </FavoriteHearts>
    </div>
  )
}
