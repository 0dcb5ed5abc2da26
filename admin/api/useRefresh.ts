import { useInvalidate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { listHistory } from '@wasl/shared/contract/resource-endpoints.ts'
import { endpointKey } from './useEndpoint.ts'

/** Returns a function that refetches a resource's lists, row and history after a write. */
export function useRefresh(resource: string): (id?: string) => Promise<void> {
  const invalidate = useInvalidate()
  const client = useQueryClient()
  return async (id) => {
    await invalidate({ resource, invalidates: ['list', 'many', 'detail'], ...(id && { id }) })
    await client.invalidateQueries({ queryKey: ['relation-names', resource] })
    await client.invalidateQueries({ queryKey: endpointKey(listHistory) })
  }
}
