import type { GetListParams, GetListResponse } from '@refinedev/core'
import type { BareEndpoint, DataOf } from '@wasl/shared/contract/endpoint.ts'
import { listRows } from '@wasl/shared/contract/resource-endpoints.ts'
import { resultOf } from '@wasl/shared/data-provider/custom.ts'
import { totalOf } from '@wasl/shared/data-provider/data-provider.ts'
import { type CallArguments, endpointRequest } from '@wasl/shared/data-provider/endpoint-request.ts'
import { listQuery } from '@wasl/shared/data-provider/list-query.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { AxiosAdapter, AxiosInstance } from 'axios'
import { decodeGroups } from './filter-groups.ts'

type FirstResponse = { data: unknown; headers: Record<string, string> }

/** Responses of the API by their address, as api/platform/pages/first-responses.ts writes them into the document. */
export type FirstResponses = Readonly<Record<string, FirstResponse>>

// The rows are as old as the document: a page that needs longer asks again.
const maxAgeMs = 10_000

/** A function that returns the response of an address, once. */
export function takeOnce(first: FirstResponses): (url: string) => FirstResponse | undefined {
  const responses = new Map(Object.entries(first))
  return (url) => {
    const response = performance.now() > maxAgeMs ? undefined : responses.get(url)
    responses.delete(url)
    return response
  }
}

const takeFromDocument = takeOnce(readDocument())

/** Answers the first requests of a page with the responses that came in its document, each once. Everything else goes to the API. */
export function answerFirstRequests(http: AxiosInstance, take = takeFromDocument): void {
  http.interceptors.request.use((request) => {
    const response = request.method === 'get' ? take(http.getUri(request)) : undefined
    if (!response) return request
    const adapter: AxiosAdapter = async (config) => ({ ...response, status: 200, statusText: 'OK', config, request: null })
    return { ...request, adapter }
  })
}

function firstResponse<E extends BareEndpoint>(endpoint: E, ...input: CallArguments<E>) {
  const request = endpointRequest(endpoint, ...input)
  const response = takeFromDocument(request.url)
  return response && resultOf(request, response.data, response.headers)
}

/** What the document brought for a call, for the first render. Undefined later, and where it has to be fetched. */
export const firstData = <E extends BareEndpoint>(endpoint: E, ...input: CallArguments<E>): DataOf<E> | undefined =>
  firstResponse(endpoint, ...input)?.data

/** The rows that the document brought for a list, for the first render. */
export function firstRows({ resource, pagination, filters = [], sorters }: GetListParams): GetListResponse<AnyRow> | undefined {
  const query = new URLSearchParams(listQuery({ pagination, filters: decodeGroups(filters), sorters }))
  const response = firstResponse(listRows, { params: { resource }, query })
  return response && { data: response.data, total: totalOf(response.data, response.headers) }
}

/** Whether the document brought responses: only those of a session. */
export const hasFirstResponses = (): boolean => documentElement() !== null

function readDocument(): FirstResponses {
  const json = documentElement()?.textContent
  return json ? JSON.parse(json) : {}
}

function documentElement(): Element | null {
  return typeof document === 'undefined' ? null : document.getElementById('first-responses')
}
