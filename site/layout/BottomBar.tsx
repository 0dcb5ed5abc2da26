import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { usePathIn } from '../i18n/locale.ts'
import type { HeaderData } from '../server/header-data.server.ts'
import { CountBadge } from '../ui/CountBadge.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Viewer } from '../ui/root-data.ts'
import { ordersLabel, permittedLinks } from './main-links.ts'

/** The places users go to most, at the bottom of a phone's screen. */
export function BottomBar({ viewer, header: { unread, unreadMessages, deniedPages } }: { viewer: Viewer; header: HeaderData }) {
  const { t } = useTranslation()
  const pathIn = usePathIn()
  const links = [
    { to: pages.home(), icon: 'home', label: t('nav.home') },
    { to: pages.orders(), icon: 'list', label: t(ordersLabel(viewer)) },
    {
      to: pages.chats(),
      icon: 'message',
      label: t('nav.messages'),
      count: unreadMessages,
      news: t('unreadMessages', { count: unreadMessages }),
    },
    { to: pages.notifications(), icon: 'bell', label: t('nav.notifications'), count: unread, news: t('unread', { count: unread }) },
    { to: pages.profile(), icon: 'user', label: t('nav.profile') },
  ] as const
  return (
    <nav
      aria-label={t('nav.bottomBar')}
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page sm:hidden no-print"
    >
      <ul className="flex">
        {permittedLinks(links, deniedPages).map(({ to, icon, label, ...link }) => (
          <li key={to} className="grow">
            <NavLink
              to={pathIn(to)}
              end={to === pages.home()}
              className="flex h-15 flex-col items-center justify-center gap-0.5 text-xs text-muted aria-[current=page]:font-medium aria-[current=page]:text-brand"
            >
              <span className="relative">
                <Icon name={icon} size={22} />
                {'count' in link && link.count > 0 && <CountBadge count={link.count} className="absolute -end-2.5 -top-1.5" />}
              </span>
              <span className="bottom-bar-label">{label}</span>
              {'count' in link && link.count > 0 && <span className="sr-only">: {link.news}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
