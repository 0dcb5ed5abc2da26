import { useGetIdentity } from '@refinedev/core'
import { formatInstant } from '@wasl/shared/i18n/format.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AdminProfile } from '../../auth/session.ts'

/** Asks an admin who logged in with a password from an SMS to choose one before it expires. */
export function TemporaryPasswordAlert() {
  const { t } = useTranslation()
  const { data: admin } = useGetIdentity<AdminProfile>()
  if (!admin?.password_expires_at) return null
  return (
    <Alert
      type="warning"
      banner
      showIcon
      message={t('account.temporaryPassword', { at: formatInstant(admin.password_expires_at) })}
      action={<Link to="/account">{t('account.change')}</Link>}
    />
  )
}
