import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { Form, useLocation } from 'react-router'
import { usePathIn } from '../i18n/locale.ts'
import type { HeaderData } from '../server/header-data.server.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { CountBadge } from '../ui/CountBadge.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { Menu } from '../ui/Menu.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { useRootData, type Viewer } from '../ui/root-data.ts'
import { isBusiness, ordersLabel, permittedLinks } from './main-links.ts'

/** The end of the header: log in and register for guests, bell and account menu for users. */
export function AccountLinks() {
  const { t } = useTranslation()
  const facts = useRootData()
  if (facts?.viewer) return <AccountMenu viewer={facts.viewer} header={facts} />
  return (
    <>
      <ButtonLink to={pages.login()} tone="bare" size="small" className="min-h-11">
        <span className="max-sm:hidden">{t('nav.login')}</span>
        <span className="sm:hidden">{t('nav.loginShort')}</span>
      </ButtonLink>
      <span className="max-sm:hidden">
        <ButtonLink to={pages.register()}>{t('nav.register')}</ButtonLink>
      </span>
    </>
  )
}

function AccountMenu({ viewer, header }: { viewer: Viewer; header: HeaderData }) {
  const { t } = useTranslation()
  // Navigation closes the menu: a new key remounts it.
  const { key } = useLocation()
  const pathIn = usePathIn()
  const { unreadMessages, deniedPages } = header
  const links = [
    { to: pages.orders(), icon: 'list', label: t(ordersLabel(viewer)) },
    { to: pages.chats(), icon: 'message', label: t('nav.messages'), count: unreadMessages },
    { to: pages.notifications(), icon: 'bell', label: t('nav.notifications') },
    ...(viewer.role === 'client' ? [{ to: pages.favorites(), icon: 'heart', label: t('nav.favorites') } as const] : []),
    { to: pages.deliveries(), icon: 'pin', label: t('nav.deliveries') },
    { to: pages.ownCalendar(), icon: 'calendar', label: t('nav.ownCalendar') },
    { to: pages.ownPackages(), icon: 'tag', label: t('nav.ownPackages') },
    { to: pages.ownCars(), icon: 'calendar', label: t('nav.ownCars') },
    { to: pages.ownProducts(), icon: 'bag', label: t('nav.ownProducts') },
    { to: pages.wallet(), icon: 'wallet', label: t('nav.wallet') },
    { to: pages.finances(), icon: 'receipt', label: t('nav.finances') },
    { to: pages.settlements(), icon: 'bank', label: t('nav.settlements') },
    { to: pages.complaints(), icon: 'alert', label: t('nav.complaints') },
    { to: pages.profile(), icon: 'user', label: t('nav.profile') },
    { to: pages.settings(), icon: 'settings', label: t('nav.settings') },
  ] as const
  const shown = permittedLinks<(typeof links)[number]>(links, deniedPages)
  const business = shown.filter((link) => isBusiness(viewer, link))
  const groups = [
    { label: business.length > 0 ? t('nav.business') : null, entries: business },
    { label: business.length > 0 ? t('nav.profile') : null, entries: shown.filter((link) => !business.includes(link)) },
  ].filter(({ entries }) => entries.length > 0)
  return (
    <>
      <CountLinks {...header} />
      <Menu
        key={key}
        className="relative"
        label={
          <>
            <span className="sr-only">{t('nav.account', { name: viewer.name })}</span>
            <Avatar name={viewer.name} url={viewer.avatar_url} size={36} />
            <Icon name="down" size={16} className="hidden text-muted sm:block" />
          </>
        }
      >
        <div className="card absolute end-0 top-full mt-2 max-h-[calc(100dvh-6rem)] overflow-y-auto w-[min(15rem,calc(100vw-2rem))] p-2 shadow-xl">
          <p className="border-b border-line px-3 pt-1 pb-2 font-semibold">
            <bdi>{viewer.name}</bdi>
          </p>
          {groups.map(({ label, entries }) => (
            <div key={label ?? ''}>
              {label && <p className="px-3 pt-2 text-sm text-muted">{label}</p>}
              <ul className="pt-1">
                {entries.map(({ to, icon, label, ...link }) => (
                  <li key={to}>
                    <PageLink to={to} className="flex items-center gap-3 rounded-control px-3 py-2.5 hover:bg-sunken">
                      <Icon name={icon} className="text-muted" />
                      {label}
                      {'count' in link && link.count > 0 && <CountBadge count={link.count} className="ms-auto" />}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <Form method="post" action={pathIn(pages.logout())}>
            <button type="submit" className="flex w-full items-center gap-3 rounded-control px-3 py-2.5 text-bad hover:bg-bad-soft">
              <Icon name="logout" />
              {t('nav.logout')}
            </button>
          </Form>
        </div>
      </Menu>
    </>
  )
}

/** Messages and notifications with the counts of what is unread. */
function CountLinks({ unread, unreadMessages, deniedPages }: HeaderData) {
  const { t } = useTranslation()
  const shortcuts = [
    {
      to: pages.chats(),
      icon: 'message',
      label: unreadMessages ? `${t('nav.messages')}: ${t('unreadMessages', { count: unreadMessages })}` : t('nav.messages'),
      count: unreadMessages,
    },
    {
      to: pages.notifications(),
      icon: 'bell',
      label: unread ? `${t('nav.notifications')}: ${t('unread', { count: unread })}` : t('nav.notifications'),
      count: unread,
    },
  ] as const
  return permittedLinks(shortcuts, deniedPages).map((shortcut) => <CountLink key={shortcut.to} {...shortcut} />)
}

/** An icon of the header with a count of what is unread. */
const CountLink = ({ to, icon, label, count }: { to: string; icon: IconName; label: string; count: number }) => (
  <PageLink
    to={to}
    className="relative grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-brand max-sm:hidden"
  >
    <Icon name={icon} size={22} />
    <span className="sr-only">{label}</span>
    {count > 0 && <CountBadge count={count} className="absolute -end-0.5 top-0.5" />}
  </PageLink>
)
