import type { Favorite } from '@wasl/shared/contract/favorites.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { useText } from '../i18n/locale.ts'
import { Price } from '../store/Price.tsx'
import { ProductPicture } from '../store/ProductPicture.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** Something that was saved, with the way to its page while it is offered. */
export function FavoriteRow({ favorite }: { favorite: Favorite }) {
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
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="favorite" value={`${kind}:${id}`} />
        <button
          type="submit"
          name="intent"
          value="remove"
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
