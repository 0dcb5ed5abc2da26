import { type AxiosAdapter, AxiosError } from 'axios'

/** The parts of a `Response` that the adapter reads. */
export type FetchedResponse = Pick<Response, 'ok' | 'status' | 'json' | 'body'> & { headers: Pick<Headers, 'get'> }

/** Sends a request to a path of the API. Throws a TypeError if the API cannot be reached, as `fetch` does. */
export type ApiFetch = (path: string, init: RequestInit) => Promise<FetchedResponse>

/** The headers that callers read. */
const readHeaders = ['x-total-count', 'x-request-id', 'content-type', 'content-length', 'content-disposition', 'cache-control', 'etag']

/**
 * An adapter for servers: it sends the requests of an axios instance with `apiFetch`, in the API's own process or over HTTP. A response is parsed
 * JSON, or a stream if the request asks for one. There is no timeout: the API bounds how long a call takes.
 */
export const fetchAdapter =
  (apiFetch: ApiFetch): AxiosAdapter =>
  async (config) => {
    const { url = '', method = 'get', headers, data: sent, responseType } = config
    const isForm = sent instanceof FormData
    // The boundary is only known once the form is written.
    if (isForm) headers.delete('Content-Type')
    const init = { method: method.toUpperCase(), headers: headers.toJSON(true), body: isForm || typeof sent === 'string' ? sent : null }
    const response = await apiFetch(url, init).catch((error: unknown) => {
      throw error instanceof TypeError ? new AxiosError(error.message, AxiosError.ERR_NETWORK, config) : error
    })
    const result = {
      data: await dataOf(response, responseType === 'stream'),
      status: response.status,
      statusText: '',
      headers: headersOf(response),
      config,
    }
    if (response.ok) return result
    throw new AxiosError(`The API responded with ${response.status}`, undefined, config, null, result)
  }

async function dataOf(response: FetchedResponse, isStream: boolean): Promise<unknown> {
  if (!response.ok) return response.json().catch(() => null)
  return isStream ? response.body : response.json()
}

function headersOf({ headers }: FetchedResponse): Record<string, string> {
  const read: Record<string, string> = {}
  for (const name of readHeaders) {
    const value = headers.get(name)
    if (value !== null) read[name] = value
  }
  return read
}
