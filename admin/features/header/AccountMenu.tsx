import { DownOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { useLogout } from '@refinedev/core'
import { Avatar, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAdmin } from '../../auth/useAdmin.ts'
import { standalonePages } from '../../resources/pages.ts'
import { DropdownMenu } from '../../ui/DropdownMenu.tsx'
import { useLocale } from '../../ui/useLocale.ts'

/** The logged-in admin, with links to the account page and logout. */
export function AccountMenu() {
  const { t } = useTranslation()
  const { locale, localize } = useLocale()
  const { data: admin } = useAdmin()
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
    <DropdownMenu
      placement="bottomRight"
      menu={{
        items: [
          { key: 'profile', type: 'group', label: card },
          { type: 'divider' },
          {
            key: 'account',
            icon: <UserOutlined />,
            label: localize(standalonePages.account.label),
            onClick: () => navigate(standalonePages.account.to),
          },
          { key: 'out', icon: <LogoutOutlined />, label: t('nav.logOut'), danger: true, onClick: () => logOut() },
        ],
      }}
    >
      <Button type="text" className="account-button">
        <span className="visually-hidden">{t('nav.account')}</span>
        <Avatar size={32} aria-hidden>
          {[...admin.name][0]}
        </Avatar>
        <span className="account-name">{admin.name}</span>
        <DownOutlined className="account-more" />
      </Button>
    </DropdownMenu>
  )
}
