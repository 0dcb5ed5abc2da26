import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BulkRunState } from '@wasl/shared/contract/bulk-run.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { useState } from 'react'
import { fetchBulkRun, fetchRunningBulkRun, startBulkRun } from '../../api/resource-calls.ts'
import { useRefresh } from '../../api/useRefresh.ts'

const pollMs = 1_000
const storageKeyOf = (resource: string) => `wasl.admin.bulk-run.${resource}`

/** The bulk run of a list that was started last in this browser, until its result is closed. Once it ends, the list is loaded again. */
export function useBulkRun(resource: string) {
  const client = useQueryClient()
  const refresh = useRefresh(resource)
  const [opened, setOpened] = useState<{ resource: string; id: string | null } | null>(null)
  const id = opened?.resource === resource ? opened.id : localStorage.getItem(storageKeyOf(resource))
  const queryKey = ['bulk-run', resource, id]
  const { data } = useQuery({
    queryKey,
    enabled: id !== null,
    queryFn: async () => {
      const before = client.getQueryData<BulkRunState | null>(queryKey)
      const run = await fetchOwnRun(resource, id)
      if (before?.status === 'running' && run?.status !== 'running') await refresh()
      return run
    },
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? pollMs : false),
  })
  const show = (run: BulkRunState) => {
    localStorage.setItem(storageKeyOf(resource), run.id)
    client.setQueryData(['bulk-run', resource, run.id], run)
    setOpened({ resource, id: run.id })
    if (run.status !== 'running') void refresh()
  }
  return {
    run: (id !== null && data) || null,
    show,
    start: async (query: string, action: string, inputs: AnyRow) => {
      try {
        show(await startBulkRun(resource, query, action, inputs))
      } catch (error) {
        // Another run of this admin, perhaps started in another browser: shown, so that it can be stopped.
        const running = isApiError(error, 409) ? await fetchRunningBulkRun(resource) : null
        if (running) show(running)
        throw error
      }
    },
    close: () => {
      localStorage.removeItem(storageKeyOf(resource))
      setOpened({ resource, id: null })
    },
  }
}

const isApiError = (error: unknown, status: number): boolean => error instanceof ApiError && error.statusCode === status

// Null for a run of another admin in this browser, or one that was deleted by now.
async function fetchOwnRun(resource: string, id: string | null): Promise<BulkRunState | null> {
  try {
    return id === null ? null : await fetchBulkRun(resource, id)
  } catch (error) {
    if (isApiError(error, 404)) return null
    throw error
  }
}
