import { DownOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { useGetIdentity, useLogout } from '@refinedev/core'
import { Avatar, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { AdminProfile } from '../auth/current-admin.ts'
import { ownPages } from '../resources/pages.ts'
import { Menu } from '../ui/Menu.tsx'
import { useLocale } from './useLocale.ts'

/** Who is logged in, and the way out. */
export function AccountMenu() {
  const { t } = useTranslation()
  const { locale, say } = useLocale()
  const { data: admin } = useGetIdentity<AdminProfile>()
  const navigate = useNavigate()
  const { mutate: logOut } = useLogout()
  if (!admin) return null
  const card = (
    <div className="account-card">
      <strong>{admin.name}</strong>
      {admin.role && <span>{admin.role.name[locale]}</span>}
      <bdi dir="ltr">{admin.phone}</bdi>
    </div>
  )
  return (
    <Menu
      placement="bottomRight"
      menu={{
        items: [
          { key: 'who', type: 'group', label: card },
          { type: 'divider' },
          { key: 'account', icon: <UserOutlined />, label: say(ownPages.account.label), onClick: () => navigate(ownPages.account.to) },
          { key: 'out', icon: <LogoutOutlined />, label: t('nav.logOut'), danger: true, onClick: () => logOut() },
        ],
      }}
    >
      <Button type="text" className="account">
        <span className="visually-hidden">{t('nav.account')}</span>
        <Avatar size={32} aria-hidden>
          {[...admin.name][0]}
        </Avatar>
        <span className="account-name">{admin.name}</span>
        <DownOutlined className="account-more" />
      </Button>
    </Menu>
  )
}
