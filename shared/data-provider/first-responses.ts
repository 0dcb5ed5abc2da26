import type { AxiosAdapter, AxiosInstance } from 'axios'

/** Responses of the API by their address, as a document brings them. */
export type FirstResponses = Readonly<Record<string, { data: unknown; headers: Record<string, string> }>>

// The rows are as old as the document: a page that needs longer asks again.
const maxAgeMs = 10_000

/** Answers the first requests of a page with the responses that came in its document, each once. Everything else goes to the API. */
export function addFirstResponses(http: AxiosInstance, first: FirstResponses): void {
  const responses = new Map(Object.entries(first))
  http.interceptors.request.use((request) => {
    const url = http.getUri(request)
    const response = request.method === 'get' ? responses.get(url) : undefined
    if (!response || performance.now() > maxAgeMs) return request
    responses.delete(url)
    const adapter: AxiosAdapter = async (config) => ({ ...response, status: 200, statusText: 'OK', config, request: null })
    return { ...request, adapter }
  })
}
