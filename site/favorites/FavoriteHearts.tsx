import type { FavoriteIds, FavoriteKey } from '@wasl/shared/contract/favorites.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useLocation } from 'react-router'
import { usePathIn } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useRootData } from '../ui/root-data.ts'

const SavedFavorites = createContext<FavoriteIds | null>(null)
const formId = 'favorites-form'

type HeartsProps = {
  /** What the reader has saved; null for those who save nothing, who see no hearts. */
  saved: FavoriteIds | null
  children: ReactNode
}

/** The one form of all hearts on a page. It needs no script. */
export function FavoriteHearts({ saved, children }: HeartsProps) {
  const pathIn = usePathIn()
  const { pathname, search } = useLocation()
  return (
    <SavedFavorites value={saved}>
      {children}
      {saved && (
        <Form id={formId} method="post" action={pathIn(pages.favorites())} preventScrollReset>
          <input type="hidden" name="redirect_to" value={pathname + search} />
        </Form>
      )}
    </SavedFavorites>
  )
}

/** Whether something is saved; null for those who save nothing. */
function useIsSaved({ kind, id }: FavoriteKey): boolean | null {
  const saved = useContext(SavedFavorites)
  return saved?.items.some((key) => key.kind === kind && key.id === id) ?? null
}

/** What a heart sends: what to do, and with what. */
const heartFields = ({ kind, id }: FavoriteKey, isSaved: boolean) =>
  ({ type: 'submit', form: formId, name: isSaved ? 'remove' : 'add', value: `${kind}:${id}` }) as const

/** The heart of a card, at its end. `name`: of what is saved. */
export function FavoriteHeart({ favorite, name, className = '' }: { favorite: FavoriteKey; name: string; className?: string }) {
  const { t } = useTranslation('favorites')
  const isSaved = useIsSaved(favorite)
  if (isSaved === null) return null
  return (
    <button
      {...heartFields(favorite, isSaved)}
      aria-label={t(isSaved ? 'removeName' : 'saveName', { name })}
      className={`z-10 grid size-11 place-items-center rounded-full bg-surface hover:text-brand ${isSaved ? 'text-brand' : 'text-muted'} ${className}`}
    >
      <Icon name="heart" filled={isSaved} />
    </button>
  )
}

/** The heart of a page, with its words. */
export function FavoriteButton({ favorite }: { favorite: FavoriteKey }) {
  const { t } = useTranslation('favorites')
  const isSaved = useIsSaved(favorite)
  if (isSaved === null) return null
  return (
    <button
      {...heartFields(favorite, isSaved)}
      className={`inline-flex min-h-11 items-center gap-2 self-start rounded-control px-2 font-medium hover:text-brand ${isSaved ? 'text-brand' : 'text-muted'}`}
    >
      <Icon name="heart" filled={isSaved} />
      {t(isSaved ? 'remove' : 'save')}
    </button>
  )
}

/** On the page of a sold-out unit: asks to hear when it is back, which needs an account. */
export function StockWish({ unitId }: { unitId: string }) {
  const { t } = useTranslation('favorites')
  const { pathname, search } = useLocation()
  const saved = useContext(SavedFavorites)
  const isGuest = !useRootData()?.viewer
  if (!saved) return null
  if (isGuest)
    return (
      <div className="flex flex-col items-start gap-2">
        <ButtonLink to={pages.login({ next: pathname + search })} tone="plain" icon="bell">
          {t('wish.add')}
        </ButtonLink>
        <p className="text-sm text-muted">{t('wish.logIn')}</p>
      </div>
    )
  const isWished = saved.wished_unit_ids.includes(unitId)
  return (
    <div className="flex flex-col items-start gap-2">
      {isWished && <p className="text-muted">{t('wish.waiting')}</p>}
      <Button form={formId} name={isWished ? 'unwish' : 'wish'} value={unitId} tone="plain" icon="bell">
        {t(isWished ? 'wish.remove' : 'wish.add')}
      </Button>
    </div>
  )
}
