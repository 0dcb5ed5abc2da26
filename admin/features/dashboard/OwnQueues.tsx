import { useWatchedRows } from '../../api/live/useWatchedRows.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { useOwnQueues } from './dashboard-calls.ts'
import { Queues } from './Queues.tsx'

/** The queues of an admin who may not see the figures of the home page. */
export function OwnQueues() {
  const { data, query } = useOwnQueues()
  useWatchedRows(data?.map(({ resource }) => resource) ?? [], (isFirst) => void (isFirst || query.refetch()))
  if (query.isError) return <LoadError error={query.error} retry={() => query.refetch()} />
  return data && data.length > 0 ? (
    <div className="figures">
      <Queues queues={data} />
    </div>
  ) : null
}
