import { barePath } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isBusiness, ordersLabel, permittedLinks } from '../layout/main-links.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { useRootData } from '../ui/root-data.ts'

const links = [
  { to: pages.profile(), icon: 'user', text: 'nav.profile' },
  { to: pages.wallet(), icon: 'wallet', text: 'nav.wallet' },
  { to: pages.finances(), icon: 'receipt', text: 'nav.finances' },
  { to: pages.settlements(), icon: 'bank', text: 'nav.settlements' },
  { to: pages.orders(), icon: 'list', text: 'nav.orders' },
  { to: pages.deliveries(), icon: 'pin', text: 'nav.deliveries' },
  { to: pages.ownCalendar(), icon: 'calendar', text: 'nav.ownCalendar' },
  { to: pages.ownPackages(), icon: 'tag', text: 'nav.ownPackages' },
  { to: pages.ownCars(), icon: 'calendar', text: 'nav.ownCars' },
  { to: pages.ownProducts(), icon: 'bag', text: 'nav.ownProducts' },
  { to: pages.complaints(), icon: 'alert', text: 'nav.complaints' },
  { to: pages.notifications(), icon: 'bell', text: 'nav.notifications' },
  { to: pages.settings(), icon: 'settings', text: 'nav.settings' },
] as const

/** The layout of the account pages, with their menu at the start side. On phones the menu opens above the page. */
export function AccountLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('account')
  // Navigation closes the menu: a new key remounts it.
  const { key } = useLocation()
  return (
    <div className="wrap flex flex-col gap-6 py-8 print:p-0">
      <PageHead title={title} noIndex />
      <h1>{title}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <details key={key} className="card no-print group lg:hidden">
          <summary className="flex min-h-12 items-center gap-3 rounded-card px-5 font-medium">
            <Icon name="menu" className="text-muted" />
            {t('menu')}
            <Icon name="down" size={18} className="ms-auto text-muted group-open:rotate-180" />
          </summary>
          <AccountMenu />
        </details>
        <div className="card no-print max-lg:hidden lg:sticky lg:top-24">
          <AccountMenu />
        </div>
        <div className="flex min-w-0 flex-col gap-6">{children}</div>
      </div>
    </div>
  )
}

function AccountMenu() {
  const { t } = useTranslation('common')
  const { t: tAccount } = useTranslation('account')
  const rootData = useRootData()
  const viewer = rootData?.viewer
  const shownLinks = permittedLinks<(typeof links)[number]>(links, rootData?.deniedPages ?? [])
  const business = shownLinks.filter((link) => isBusiness(viewer, link))
  const groups = [
    { label: business.length > 0 ? t('nav.business') : null, entries: business },
    { label: business.length > 0 ? t('nav.profile') : null, entries: shownLinks.filter((link) => !business.includes(link)) },
  ].filter(({ entries }) => entries.length > 0)
  const currentPath = barePath(useLocation().pathname)
  return (
    <nav aria-label={tAccount('menu')} className="p-2">
      {groups.map(({ label, entries }) => (
        <div key={label ?? ''}>
          {label && <p className="px-3 pt-2 text-sm text-muted">{label}</p>}
          <ul className="flex flex-col gap-1">
            {entries.map(({ to, icon, text }) => (
              <li key={to}>
                <PageLink
                  to={to}
                  aria-current={currentPath === to ? 'page' : undefined}
                  className="flex items-center gap-3 rounded-control px-3 py-2.5 hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand"
                >
                  <Icon name={icon} />
                  {t(to === pages.orders() && viewer ? ordersLabel(viewer) : text)}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
