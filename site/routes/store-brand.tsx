import { listStore } from '@wasl/shared/contract/endpoints/store.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { useTranslation } from 'react-i18next'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FavoriteHearts } from '../favorites/FavoriteHearts.tsx'
import { loadSavedFavorites } from '../favorites/favorites.server.ts'
import { useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { getApi } from '../server/session.server.ts'
import { readStoreFilter, storeApiQuery } from '../store/read-store-filter.server.ts'
import { StoreList } from '../store/StoreList.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { noScriptForGuests: true }

/** The products of a brand. Filters lead to the list of the store. Throws 404 for a brand without products. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const id = params.id ?? ''
  const filter = readStoreFilter(new URLSearchParams({ brand: id }))
  const query = storeApiQuery(filter, new URL(request.url).searchParams.get('page'))
  const store = isUuid(id) ? await getApi(context).call(listStore, { query }) : null
  const brand = store?.facets.brands.find((one) => one.id === id)
  if (!store || !brand) throw data(null, { status: 404 })
  return { store, filter, brand, savedFavorites: await loadSavedFavorites({ context }) }
}

export default function StoreBrand() {
  const { store, filter, brand, savedFavorites } = useLoaderData<typeof loader>()
  const { t } = useTranslation('store')
  const text = useText()
  const name = text(brand.name)
  return (
    <div className="wrap">
      <PageHead
        title={t('brandPage.title', { name })}
        description={t('brandPage.description', { name })}
        noIndex={store.pagination.current_page > 1}
      />
      <Breadcrumbs crumbs={[{ to: pages.store(), label: t('title') }]} current={name} />
      <h1>{name}</h1>
      <p className="mt-1 text-lg text-muted">{t('brandPage.description', { name })}</p>
      <FavoriteHearts saved={savedFavorites}>
        <StoreList store={store} filter={filter} />
      </FavoriteHearts>
    </div>
  )
}
