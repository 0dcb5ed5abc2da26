import { groups } from '@wasl/shared/registry/resource.ts'
import { Menu, type MenuProps } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { addressOf } from '../api/addresses.ts'
import { useMayPage } from '../auth/useCanOpenPage.ts'
import { useMay } from '../auth/useDenial.ts'
import { inMenu, ownPages, type Page } from '../resources/pages.ts'
import { ResourceIcon } from './icons.tsx'
import { useLocale } from './useLocale.ts'

/** The menu: groups in their order, in each the resources this admin may list; an empty group is not shown. */
export function MainMenu({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const may = useMay()
  const seesReports = useMayPage('reports.show')
  const { pathname } = useLocation()
  const section = pathname.split('/')[1] || 'home'
  const menu = useRef<HTMLElement>(null)
  const listable = inMenu.filter((declaration) => may(declaration, 'list') === null)
  const itemOf = (key: string, { to, icon, label }: Page) => ({
    key,
    icon: <ResourceIcon name={icon} />,
    label: <Link to={to}>{say(label)}</Link>,
  })
  const items: MenuProps['items'] = Object.entries(groups).flatMap(([group, label]) => {
    const members = listable.filter((declaration) => declaration.group === group)
    if (members.length === 0) return []
    const children = members.map(({ name, icon, label: { many } }) => itemOf(name, { to: addressOf.list(name), icon, label: many }))
    return [{ key: `group-${group}`, type: 'group' as const, label: say(label), children }]
  })
  const { length } = listable
  // The sections come with the permissions: the open one is looked for once they are there.
  useEffect(() => {
    if (length > 0 && section) menu.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView({ block: 'nearest' })
  }, [section, length])
  return (
    <nav ref={menu} aria-label={t('nav.main')} className="menu">
      <Menu
        mode="inline"
        selectedKeys={[section]}
        items={[itemOf('home', ownPages.home), ...(seesReports ? [itemOf('reports', ownPages.reports)] : []), ...items]}
        onClick={onChosen}
      />
    </nav>
  )
}
