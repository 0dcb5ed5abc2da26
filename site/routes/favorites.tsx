import type { Favorite } from '@wasl/shared/contract/favorites.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { RecentProviders } from '../catalog/RecentProviders.tsx'
import { changeFavorites, loadFavorites } from '../favorites/favorites.server.ts'
import { useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { Price } from '../store/Price.tsx'
import { ProductPicture } from '../store/ProductPicture.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { guestTexts: ['favorites', 'services', 'store'] }

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
      <RecentProviders />
    </div>
  )
}

/** Something that was saved, with the way to its page while it is offered. */
function FavoriteRow({ favorite }: { favorite: Favorite }) {
  const { t } = useTranslation('favorites')
  const text = useText()
  const { kind, id, state, price, full_price, is_starting_price, image_url } = favorite
  const name = text(favorite.title)
  const path = pathOf(favorite)
  const isOffered = state !== 'unavailable'
  return (
    <li className="card flex items-center gap-4 p-3 sm:p-4">
      <span className={isOffered ? '' : 'opacity-50 grayscale'}>
        {kind === 'provider' ? (
          <Avatar name={name} url={image_url} size={72} square />
        ) : (
          <ProductPicture url={image_url} alt="" className="size-18 shrink-0 rounded-control" />
        )}
      </span>
      <div className="min-w-0 grow">
        <p className="text-sm text-muted">{t(`kind.${kind}`)}</p>
        <p className={`leading-snug font-medium ${isOffered ? '' : 'text-muted'}`}>
          {isOffered && path ? (
            <PageLink to={path} className="hover:text-brand hover:underline">
              <bdi>{name}</bdi>
            </PageLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </p>
        {price !== null && <Price price={price} full_price={full_price} is_starting_price={is_starting_price} />}
        {state !== 'available' && <p className="text-sm font-medium text-bad">{t(`state.${state}`)}</p>}
        {favorite.is_wished && <p className="text-sm text-muted">{t('wish.waiting')}</p>}
      </div>
      <Form method="post" preventScrollReset>
        <button
          type="submit"
          name="remove"
          value={`${kind}:${id}`}
          aria-label={t('removeName', { name })}
          className="grid size-11 place-items-center rounded-control text-muted hover:bg-bad-soft hover:text-bad"
        >
          <Icon name="trash" />
        </button>
      </Form>
    </li>
  )
}

function pathOf({ kind, id, category_id, is_consultation }: Favorite): string | null {
  if (kind === 'product') return pages.product({ id })
  if (!category_id) return null
  if (kind === 'provider') return pages.provider({ id, categoryId: category_id })
  return (is_consultation ? pages.categoryConsultations : pages.category)({ id: category_id, services: id })
}
