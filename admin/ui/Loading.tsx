import { Spin } from 'antd'
import { useTranslation } from 'react-i18next'

export function Loading() {
  const { t } = useTranslation()
  return (
    <div className="loading" role="status" aria-label={t('error.loading')}>
      <Spin />
    </div>
  )
}
