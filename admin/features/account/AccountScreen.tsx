import { useAdmin } from '../../auth/useAdmin.ts'
import './account.css'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/page-props.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { TwoFactorCard } from './TwoFactorCard.tsx'

/** The admin's own account: password, two-factor authentication and active sessions. */
export function AccountScreen() {
  const { t } = useTranslation()
  usePageTitle(t('account.title'))
  const { data: admin, refetch } = useAdmin()
  if (!admin) return null
  return (
    <>
      <PageHeader title={t('account.title')} />
      <div className="account-cards">
        <PasswordCard onChanged={() => void refetch()} />
        <TwoFactorCard isOn={admin.has_two_factor} onChanged={() => void refetch()} />
        <SessionsCard />
      </div>
    </>
  )
}
