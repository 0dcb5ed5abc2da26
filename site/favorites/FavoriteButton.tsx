import type { FavoriteKey } from '@wasl/shared/contract/favorites.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { Form, useLocation } from 'react-router'
import { usePathIn } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'

/** The heart of a page: a form that needs no script. Nothing for those who save nothing. */
export function FavoriteButton({ favorite: { kind, id }, isSaved }: { favorite: FavoriteKey; isSaved: boolean | null }) {
  const { t } = useTranslation('favorites')
  const pathIn = usePathIn()
  const { pathname, search } = useLocation()
  if (isSaved === null) return null
  return (
    <Form method="post" action={pathIn(pages.favorites())} preventScrollReset>
      <input type="hidden" name="favorite" value={`${kind}:${id}`} />
      <input type="hidden" name="redirect_to" value={pathname + search} />
      <button
        type="submit"
        name="intent"
        value={isSaved ? 'remove' : 'add'}
        className={`inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-medium hover:text-brand ${isSaved ? 'text-brand' : 'text-muted'}`}
      >
        <Icon name="heart" filled={isSaved} />
        {t(isSaved ? 'remove' : 'save')}
      </button>
    </Form>
  )
}
