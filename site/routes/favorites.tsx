import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FavoriteRow } from '../favorites/FavoriteRow.tsx'
import { changeFavorites, loadFavorites } from '../favorites/favorites.server.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { guestTexts: ['favorites', 'store'] }

export async function loader(args: LoaderFunctionArgs) {
  return { favorites: await loadFavorites(args) }
}

export const action = (args: ActionFunctionArgs) => changeFavorites(args)

export default function Favorites() {
  const { favorites } = useLoaderData<typeof loader>()
  const { t } = useTranslation('favorites')
  return (
    <div className="wrap">
      <PageHead title={t('title')} noIndex />
      <Breadcrumbs crumbs={[]} current={t('title')} />
      <h1 className="mb-5">{t('title')}</h1>
      {favorites === null ? (
        <EmptyState icon="heart" title={t('clientsOnly.title')}>
          {t('clientsOnly.hint')}
        </EmptyState>
      ) : favorites.length === 0 ? (
        <EmptyState icon="heart" title={t('empty.title')} action={<ButtonLink to={pages.store()}>{t('empty.action')}</ButtonLink>}>
          {t('empty.hint')}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {favorites.map((favorite) => (
            <FavoriteRow key={favorite.kind + favorite.id} favorite={favorite} />
          ))}
        </ul>
      )}
    </div>
  )
}
