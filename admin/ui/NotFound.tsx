import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { ScreenMessage } from './ScreenMessage.tsx'
import { usePageTitle } from './usePageTitle.ts'

export function NotFound() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  usePageTitle(t('error.notFoundTitle'))
  return (
    <ScreenMessage
      status="notFound"
      title={<h1>{t('error.notFoundTitle')}</h1>}
      text={t('error.notFound', { path: `\u2068${pathname}\u2069` })}
      action={
        <Link to={adminPages.home()}>
          <Button type="primary">{t('error.home')}</Button>
        </Link>
      }
    />
  )
}
