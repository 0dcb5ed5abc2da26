import { Button, Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { NotFoundMark } from './Brand.tsx'
import { usePageTitle } from './usePageTitle.ts'

export function NotFound() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  usePageTitle(t('error.notFoundTitle'))
  return (
    <Result
      icon={<NotFoundMark />}
      title={<h1>{t('error.notFoundTitle')}</h1>}
      subTitle={t('error.notFound', { path: `\u2068${pathname}\u2069` })}
      extra={
        <Link to="/">
          <Button type="primary">{t('error.home')}</Button>
        </Link>
      }
    />
  )
}
