import { Skeleton } from 'antd'

/** The room of a word or two that is still on its way. */
export const Awaited = () => <span className="awaited" aria-hidden />

/** The room of a few rows that are still on their way. */
export const AwaitedRows = () => (
  <div className="awaited-rows" aria-hidden>
    <Skeleton title={false} paragraph={{ rows: 8, width: '100%' }} />
  </div>
)
