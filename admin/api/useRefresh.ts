import { useInvalidate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { listHistory } from '@wasl/shared/contract/resource-endpoints.ts'
import { declarationOf } from './declarations.ts'
import { endpointKey } from './useEndpoint.ts'

/** Returns a function that refetches a resource's lists, row and history after a write, and the lists of rows that refer to it: an action may add some. */
export function useRefresh(resource: string): (id?: string) => Promise<void> {
  const invalidate = useInvalidate()
  const client = useQueryClient()
  const { related = [] } = declarationOf(resource) ?? {}
  const relatedNames = new Set(related.flatMap((reference) => reference.split('.').slice(0, 1)))
  return async (id) => {
    await invalidate({ resource, invalidates: ['list', 'many', 'detail'], ...(id && { id }) })
    for (const name of relatedNames) await invalidate({ resource: name, invalidates: ['list'] })
    await client.invalidateQueries({ queryKey: ['related-count'] })
    await client.invalidateQueries({ queryKey: ['relation-names', resource] })
    await client.invalidateQueries({ queryKey: endpointKey(listHistory) })
  }
}
