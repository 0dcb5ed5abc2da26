import { MenuOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import { Layout as AntdLayout, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Bell } from '../features/notifications/Bell.tsx'
import { PaletteButton } from '../features/search/PaletteButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { prefer, usePreferences } from './preferences.ts'

/** The bar above every screen: menu (where there is no room for it), notices, language, colours, account. */
export function Header({ openMenu }: { openMenu: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <AntdLayout.Header className="header">
      {openMenu && <Button type="text" icon={<MenuOutlined />} aria-label={t('nav.openMenu')} onClick={openMenu} />}
      <PaletteButton />
      <span className="grow" />
      <Bell />
      <LanguageSwitch />
      <ModeSwitch />
      <AccountMenu />
    </AntdLayout.Header>
  )
}

/** Turns light into dark and back. */
export function ModeSwitch() {
  const { t } = useTranslation()
  const { mode } = usePreferences()
  const dark = mode === 'dark'
  return (
    <Button
      type="text"
      icon={dark ? <SunOutlined /> : <MoonOutlined />}
      aria-label={t(dark ? 'nav.light' : 'nav.dark')}
      title={t(dark ? 'nav.light' : 'nav.dark')}
      onClick={() => prefer({ mode: dark ? 'light' : 'dark' })}
    />
  )
}
