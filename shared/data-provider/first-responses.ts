import type { AxiosAdapter, AxiosInstance } from 'axios'

type FirstResponse = { data: unknown; headers: Record<string, string> }

/** Responses of the API by their address, as a document brings them. */
export type FirstResponses = Readonly<Record<string, FirstResponse>>

// The rows are as old as the document: a page that needs longer asks again.
const maxAgeMs = 10_000

/**
 * Answers the first requests of a page with the responses that came in its document, each once. Everything else goes to the API. Returns a function
 * that takes the response of an address without a request, for what the first render shows.
 */
export function addFirstResponses(http: AxiosInstance, first: FirstResponses): (url: string) => FirstResponse | undefined {
  const responses = new Map(Object.entries(first))
  const take = (url: string) => {
    const response = performance.now() > maxAgeMs ? undefined : responses.get(url)
    responses.delete(url)
    return response
  }
  http.interceptors.request.use((request) => {
    const response = request.method === 'get' ? take(http.getUri(request)) : undefined
    if (!response) return request
    const adapter: AxiosAdapter = async (config) => ({ ...response, status: 200, statusText: 'OK', config, request: null })
    return { ...request, adapter }
  })
  return take
}
