import { BarChartOutlined, HomeOutlined } from '@ant-design/icons'
import { groups } from '@wasl/shared/registry/resource.ts'
import { settingsForm } from '@wasl/shared/settings-form.ts'
import { Menu, type MenuProps } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { addressOf } from '../parts/addresses.ts'
import { declarations } from '../parts/declarations.ts'
import { useLocale } from '../parts/useLocale.ts'
import { useMay } from '../session/useMay.ts'
import { useMayPage } from '../session/useMayPage.ts'
import { ResourceIcon } from './icons.tsx'

/** The menu: groups in their order, in each the resources this admin may list; an empty group is not shown. */
export function MainMenu({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const may = useMay()
  const seesReports = useMayPage('reports.show')
  const { pathname } = useLocation()
  const section = pathname.split('/')[1] || 'home'
  const menu = useRef<HTMLElement>(null)
  const listable = [...declarations, settingsForm].filter((declaration) => may(declaration, 'list') === null)
  const items: MenuProps['items'] = Object.entries(groups).flatMap(([group, label]) => {
    const members = listable.filter((declaration) => declaration.group === group)
    if (members.length === 0) return []
    const children = members.map(({ name, icon, label: { many } }) => ({
      key: name,
      icon: <ResourceIcon name={icon} />,
      label: <Link to={addressOf.list(name)}>{say(many)}</Link>,
    }))
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
        items={[
          { key: 'home', icon: <HomeOutlined aria-hidden />, label: <Link to="/">{t('nav.home')}</Link> },
          ...(seesReports
            ? [{ key: 'reports', icon: <BarChartOutlined aria-hidden />, label: <Link to="/reports/sales">{t('reports.title')}</Link> }]
            : []),
          ...items,
        ]}
        onClick={onChosen}
      />
    </nav>
  )
}
