import './account.css'
import { useGetIdentity } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../parts/PageHead.tsx'
import type { AdminProfile } from '../session/admin.ts'
import { usePageTitle } from '../shell/usePageTitle.ts'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { TwoStepCard } from './TwoStepCard.tsx'

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
