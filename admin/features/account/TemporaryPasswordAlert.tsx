import { useGetIdentity } from '@refinedev/core'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocale } from '../../app/useLocale.ts'
import type { AdminProfile } from '../../auth/session.ts'

/** Asks an admin who logged in with a password from an SMS to choose one before it expires. */
export function TemporaryPasswordAlert() {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { data: admin } = useGetIdentity<AdminProfile>()
  if (!admin?.password_expires_at) return null
  return (
    <Alert
      type="warning"
      banner
      showIcon
      message={t('account.temporaryPassword', { at: formatDateTime(admin.password_expires_at, locale) })}
      action={<Link to="/account">{t('account.change')}</Link>}
    />
  )
}
