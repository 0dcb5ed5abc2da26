import { MenuOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import { Layout as AntdLayout, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { setPreferences, usePreferences } from '../../api/preferences.ts'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { PaletteButton } from '../command-palette/PaletteButton.tsx'
import { Bell } from '../notifications/Bell.tsx'
import { AccountMenu } from './AccountMenu.tsx'

/** The header: menu button (on narrow screens), search, notifications, language, dark mode, account. */
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

/** Switches between light and dark mode. */
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
      onClick={() => setPreferences({ mode: dark ? 'light' : 'dark' })}
    />
  )
}
