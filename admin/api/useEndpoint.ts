import { type BaseRecord, useCustom } from '@refinedev/core'
import type { DataOf, JsonEndpoint } from '@wasl/shared/contract/endpoint.ts'
import type { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { type CallInput, requestOf } from '@wasl/shared/data-provider/endpoint-request.ts'

/** `dependsOn`: what the response depends on besides its request: it is fetched again when that changes. */
type Options<Data> = { enabled?: boolean; staleTime?: number; initialData?: () => Data | undefined; dependsOn?: unknown }

/** The key of one call in the cache of queries; without an input, it matches all calls of the endpoint. */
export const endpointKey = <E extends JsonEndpoint>(endpoint: E, input?: CallInput<E>): readonly unknown[] => [
  'endpoint',
  endpoint.path,
  ...(input === undefined ? [] : [requestOf(endpoint, input).url]),
]

/** Refine's `useCustom` for an endpoint of the table: the data of its response, once it is loaded. The screen shows a failure itself. */
export function useEndpoint<E extends JsonEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { initialData, dependsOn, ...options }: Options<DataOf<E> & BaseRecord> = {},
) {
  const { url, method, meta } = requestOf(endpoint, input)
  const { query } = useCustom<DataOf<E> & BaseRecord, ApiError>({
    url,
    method,
    ...(meta && { meta }),
    errorNotification: false,
    queryOptions: {
      queryKey: [...endpointKey(endpoint, input), dependsOn],
      initialData: () => {
        const data = initialData?.()
        return data && { data }
      },
      ...options,
    },
  })
  const data: DataOf<E> | undefined = query.data?.data
  return { data, query }
}
