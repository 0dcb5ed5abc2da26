import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'

/** A skeleton for a short text that is still loading. */
export const Placeholder = () => <span className="placeholder" aria-hidden />

/** A skeleton for a card that is still loading. */
export function CardPlaceholder({ rows = 8 }: { rows?: number }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-busy aria-label={t('error.loading')}>
      <Skeleton active paragraph={{ rows }} className="card" />
    </div>
  )
}

/** A skeleton for the page of a row that is still loading. */
export const PagePlaceholder = () => (
  <div className="page-placeholder">
    <Skeleton.Input active />
    <CardPlaceholder />
  </div>
)

/** A skeleton for rows that are still loading. */
export const RowsPlaceholder = () => (
  <div className="rows-placeholder" aria-hidden>
    <Skeleton title={false} paragraph={{ rows: 8, width: '100%' }} />
  </div>
)
