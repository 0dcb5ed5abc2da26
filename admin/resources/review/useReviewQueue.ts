import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { useRowList } from '../../api/resource-client.ts'
import { reviewOf } from '../overrides/reviews.ts'

const queueLimit = 100

/** The ids of the rows that wait for the administration, the longest wait first; undefined while they load. */
export function useReviewQueue(declaration: AnyResource): { ids: readonly string[] | undefined; error: unknown } {
  const { name, pending } = declaration
  const statuses = Object.entries(pending?.turns ?? {}).flatMap(([status, step]) => (step?.turn === 'admin' ? [status] : []))
  const { query, result } = useRowList(declaration, {
    filters: [{ field: pending?.statusField ?? '', operator: 'in', value: statuses }],
    sorters: [{ field: reviewOf(name)?.queuedAt ?? 'created_at', order: 'asc' }],
    pagination: { currentPage: 1, pageSize: queueLimit },
  })
  return { ids: query.data && result.data.map(({ id }) => id), error: query.error }
}

/** The row to review after this one: the next in the queue, from its start again after the last; undefined if there is no other. */
export const nextInQueue = (ids: readonly string[], id: string): string | undefined =>
  [...ids.slice(ids.indexOf(id) + 1), ...ids].find((candidate) => candidate !== id)
