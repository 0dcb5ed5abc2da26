import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { usePathIn } from '../i18n/locale.ts'
import type { Viewer } from '../root-data.ts'
import { Icon } from '../ui/Icon.tsx'
import { ordersLabel } from './main-links.ts'

/** The four places users go to most, at the bottom of a phone's screen. */
export function BottomBar({ viewer, unread }: { viewer: Viewer; unread: number }) {
  const { t } = useTranslation()
  const pathIn = usePathIn()
  const links = [
    { to: '/', icon: 'home', label: t('nav.home') },
    { to: '/orders', icon: 'list', label: t(ordersLabel(viewer)) },
    { to: '/notifications', icon: 'bell', label: t('nav.notifications') },
    { to: '/profile', icon: 'user', label: t('nav.profile') },
  ] as const
  return (
    <nav
      aria-label={t('nav.bottomBar')}
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page sm:hidden no-print"
    >
      <ul className="grid grid-cols-4">
        {links.map(({ to, icon, label }) => (
          <li key={to}>
            <NavLink
              to={pathIn(to)}
              end={to === '/'}
              className="flex h-15 flex-col items-center justify-center gap-0.5 text-xs text-muted aria-[current=page]:font-medium aria-[current=page]:text-brand"
            >
              <span className="relative">
                <Icon name={icon} size={22} />
                {icon === 'bell' && unread > 0 && <span className="absolute -end-1 -top-0.5 size-2.5 rounded-full bg-bad" />}
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
