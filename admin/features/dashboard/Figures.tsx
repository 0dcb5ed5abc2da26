import { lazy, Suspense } from 'react'
import { useWatchedRows } from '../../api/live/useWatchedRows.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { CardPlaceholder } from '../../ui/Placeholder.tsx'
import { useDashboard } from './dashboard-calls.ts'
import { MonthFigures } from './MonthFigures.tsx'
import { Queues } from './Queues.tsx'
import { SoldOutProducts } from './SoldOutProducts.tsx'

// The chart library is large: it is loaded after the figures are shown.
const Charts = lazy(async () => ({ default: (await import('./charts/Charts.tsx')).Charts }))

/** The figures of the home page: the queues, the month so far and the charts. */
export function Figures() {
  const { data, query } = useDashboard()
  // Only new rows trigger a reload; rows that other admins finish disappear with the next reload.
  useWatchedRows(data?.queues.map(({ resource }) => resource) ?? [], (isFirst) => void (isFirst || query.refetch()))
  if (query.isError) return <LoadError error={query.error} retry={() => query.refetch()} />
  return (
    <div className="figures">
      {data ? (
        <>
          <Queues queues={data.queues} />
          {!data.is_empty && <MonthFigures month={data.month} before={data.month_before} />}
        </>
      ) : (
        <CardPlaceholder rows={6} />
      )}
      {data?.is_empty === false && (
        <Suspense fallback={<CardPlaceholder />}>
          <Charts />
        </Suspense>
      )}
      {data?.sold_out && <SoldOutProducts products={data.sold_out} />}
    </div>
  )
}
