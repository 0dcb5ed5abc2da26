import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useWatchedRows } from '../../api/live/useWatchedRows.ts'
import { Failed } from '../../ui/LoadError.tsx'
import { useDashboard } from './figures.ts'
import { Month } from './MonthFigures.tsx'
import { Queues } from './Queues.tsx'
import { SoldOut } from './SoldOut.tsx'

// Charts are heavy: they come after the figures stand, and only here and on reports.
const Charts = lazy(async () => ({ default: (await import('./charts/Charts.tsx')).Charts }))

/** The figures of the home page: what waits first, the month, then its charts. */
export function Figures() {
  const { data, isError, error, refetch } = useDashboard()
  // Of what waits, only what comes anew is told; what others finish shows with it or on the next visit.
  useWatchedRows(data?.queues.map(({ resource }) => resource) ?? [], (isFirst) => void (isFirst || refetch()))
  if (isError) return <Failed error={error} retry={() => refetch()} />
  return (
    <div className="figures">
      {data ? (
        <>
          <Queues queues={data.queues} />
          <Month month={data.month} />
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} className="card" />
      )}
      <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} className="card" />}>
        <Charts />
      </Suspense>
      {data?.sold_out && <SoldOut products={data.sold_out} />}
    </div>
  )
}
