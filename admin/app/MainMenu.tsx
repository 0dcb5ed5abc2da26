import './main-menu.css'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { groups } from '@wasl/shared/registry/resource.ts'
import { Menu, type MenuProps } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useMenuPreferences } from '../api/menu-preferences.ts'
import { foldGroups } from '../api/saved-preferences.ts'
import { useCanOpenPage } from '../auth/useCanOpenPage.ts'
import { useDenialReasons } from '../auth/useDenialReasons.ts'
import { type AdminPage, menuEntries, standalonePages } from '../resources/pages.ts'
import { ResourceIcon } from '../ui/icons.tsx'
import { useLocale } from '../ui/useLocale.ts'

const favoritesGroup = 'favorites'

/** The menu: the favorites, then the resources this admin may list, by group. Groups can be folded; empty ones are hidden. */
export function MainMenu({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const denialReason = useDenialReasons()
  const { folded, favorites: favoriteNames } = useMenuPreferences()
  const canSeeReports = useCanOpenPage('reports.show')
  const { pathname } = useLocation()
  const section = pathname.split('/')[1] || 'home'
  const menu = useRef<HTMLElement>(null)
  const listable = menuEntries.filter((declaration) => denialReason(declaration, 'list') === null)
  const menuItem = (key: string, { to, icon, label }: AdminPage) => ({
    key,
    icon: <ResourceIcon name={icon} />,
    label: <Link to={to}>{localize(label)}</Link>,
  })
  const items: MenuProps['items'] = Object.entries(groups).flatMap(([group, label]) => {
    const members = listable.filter((declaration) => declaration.group === group)
    if (members.length === 0) return []
    const children = members.map(({ name, icon, label: { many } }) =>
      menuItem(name, { to: adminPages.list({ resource: name }), icon, label: many }),
    )
    return [{ key: group, label: localize(label), children }]
  })
  const favorites = listable
    .filter(({ name }) => favoriteNames.includes(name))
    .map(({ name, icon, label: { many } }) => menuItem(`favorite-${name}`, { to: adminPages.list({ resource: name }), icon, label: many }))
  const allGroups = [favoritesGroup, ...Object.keys(groups)]
  const { length } = listable
  // The items depend on the permissions: the selected one can be scrolled to only once they have loaded.
  useEffect(() => {
    if (length > 0 && section) menu.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView({ block: 'nearest' })
  }, [section, length])
  return (
    <nav ref={menu} aria-label={t('nav.main')} className="menu">
      <Menu
        mode="inline"
        // antd wraps each entry in a tooltip, which only a collapsed menu shows.
        _internalDisableMenuItemTitleTooltip
        inlineIndent={12}
        selectedKeys={[section]}
        openKeys={allGroups.filter((group) => !folded.includes(group))}
        onOpenChange={(open) => foldGroups(allGroups.filter((group) => !open.includes(group)))}
        items={[
          menuItem('home', standalonePages.home),
          ...(canSeeReports ? [menuItem('reports', standalonePages.reports)] : []),
          ...(favorites.length > 0 ? [{ key: favoritesGroup, label: t('nav.favorites'), children: favorites }] : []),
          ...items,
        ]}
        onClick={onNavigate}
      />
    </nav>
  )
}
