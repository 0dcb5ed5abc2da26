import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { Menu } from '../ui/Menu.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { canOrder, useRootData, type Viewer } from '../ui/root-data.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { CartLink } from './CartLink.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { mainLinks, permittedLinks } from './main-links.ts'
import { ThemeToggle } from './ThemeToggle.tsx'

/** The site header. On small screens its links fold into a menu that works without a script. */
export function Header() {
  const { t } = useTranslation()
  const rootData = useRootData()
  const viewer = rootData?.viewer
  const links = permittedLinks<ReturnType<typeof mainLinks>[number]>(mainLinks(viewer), rootData?.deniedPages ?? [])
  const isLong = links.length > 6
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-page/92 backdrop-blur-md">
      <div className="wrap flex min-h-18 flex-wrap items-center gap-x-4 py-1.5">
        <PageLink to={pages.home()} aria-label={t('brand')} className="rounded-control">
          <Logo />
        </PageLink>
        <nav aria-label={t('nav.label')} className="ms-4 hidden xl:block">
          <ul className={`flex items-center ${isLong ? '2xl:gap-1' : 'gap-1'}`}>
            {links.map(({ to, text }) => (
              <li key={to}>
                <PageLink
                  to={to}
                  className={`rounded-control py-2 text-muted transition-colors hover:bg-brand-soft hover:text-brand ${isLong ? 'px-1.5 2xl:px-2.5' : 'px-2.5'}`}
                >
                  {t(text)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
          <LanguageLink />
          <div className="max-sm:hidden">
            <ThemeToggle />
          </div>
          {!viewer && <FavoritesLink />}
          {canOrder(viewer) && (
            <ButtonLink to={pages.services()} tone="soft" size="small" className="max-xl:hidden">
              {t('nav.order')}
            </ButtonLink>
          )}
          <CartLink />
          <AccountLinks />
          <MobileMenu viewer={viewer} links={links} />
        </div>
      </div>
    </header>
  )
}

/** The favorites of guests; those of users are in the account menu. */
function FavoritesLink() {
  const { t } = useTranslation()
  return (
    <PageLink
      to={pages.favorites()}
      className="grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-brand max-sm:hidden"
    >
      <Icon name="heart" size={22} />
      <span className="sr-only">{t('nav.favorites')}</span>
    </PageLink>
  )
}

type MobileMenuProps = { viewer: Viewer | null | undefined; links: readonly ReturnType<typeof mainLinks>[number][] }

function MobileMenu({ viewer, links }: MobileMenuProps) {
  const { t } = useTranslation()
  // Navigation closes the menu: a new key remounts it.
  const { key } = useLocation()
  return (
    <Menu
      key={key}
      className="xl:hidden"
      label={
        <>
          <span className="sr-only">{t('nav.menu')}</span>
          <Icon name="menu" size={24} className="group-open:hidden" />
          <Icon name="close" size={24} className="hidden group-open:block" />
        </>
      }
    >
      <nav
        aria-label={t('nav.menu')}
        className="absolute inset-x-0 top-full max-h-[75dvh] overflow-y-auto border-b border-line bg-page p-4 shadow-lg"
      >
        <ul className="flex flex-col">
          {links.map(({ to, text }) => (
            <li key={to}>
              <PageLink to={to} className="flex items-center justify-between rounded-control px-3 py-3 hover:bg-sunken">
                {t(text)}
                <Icon name="chevron" className="text-muted" />
              </PageLink>
            </li>
          ))}
          {!viewer && (
            <li className="sm:hidden">
              <PageLink to={pages.favorites()} className="flex items-center justify-between rounded-control px-3 py-3 hover:bg-sunken">
                {t('nav.favorites')}
                <Icon name="heart" className="text-muted" />
              </PageLink>
            </li>
          )}
          {!viewer && (
            <li className="p-3">
              <ButtonLink to={pages.register()} className="w-full">
                {t('nav.register')}
              </ButtonLink>
            </li>
          )}
          <li className="flex items-center justify-between border-t border-line ps-3 pt-2 sm:hidden">
            {t('theme.label')}
            <ThemeToggle />
          </li>
        </ul>
      </nav>
    </Menu>
  )
}
