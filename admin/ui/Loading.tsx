import { Spin } from 'antd'
import { useTranslation } from 'react-i18next'

/** The quiet wait between two screens. */
export function Loading() {
  const { t } = useTranslation()
  return (
    <div className="loading" role="status" aria-label={t('error.loading')}>
      <Spin />
    </div>
  )
}
