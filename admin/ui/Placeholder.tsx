import { Skeleton } from 'antd'

/** A skeleton for a short text that is still loading. */
export const Placeholder = () => <span className="placeholder" aria-hidden />

/** A skeleton for rows that are still loading. */
export const RowsPlaceholder = () => (
  <div className="rows-placeholder" aria-hidden>
    <Skeleton title={false} paragraph={{ rows: 8, width: '100%' }} />
  </div>
)
