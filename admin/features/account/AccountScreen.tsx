import './account.css'
import { useGetIdentity } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../app/usePageTitle.ts'
import type { AdminProfile } from '../../auth/current-admin.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { TwoStepCard } from './TwoFactorCard.tsx'

/** One's own account: password, two-step log-in, and where one is logged in. */
export function AccountScreen() {
  const { t } = useTranslation()
  usePageTitle(t('account.title'))
  const { data: admin, refetch } = useGetIdentity<AdminProfile>()
  if (!admin) return null
  return (
    <>
      <PageHead title={t('account.title')} />
      <div className="account-cards">
        <PasswordCard />
        <TwoStepCard isOn={admin.has_two_step} onChanged={() => void refetch()} />
        <SessionsCard />
      </div>
    </>
  )
}
