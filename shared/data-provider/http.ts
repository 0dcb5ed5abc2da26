import axios, { type AxiosAdapter, AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'
import type { Locale } from '../units.ts'
import { ApiError } from './api-error.ts'

/** Asks for a new session when this call was rejected without one; whether there is one now. */
export type RenewSession = (call: InternalAxiosRequestConfig) => Promise<boolean>

/** A response that is not a success, or no response: then its status is 0. */
export type Failure = { status: number; body: unknown; requestId: string | null }

type HttpOptions = {
  /** The language, read at each call. */
  locale: () => Locale
  /** Headers of every call beside those of the specification. */
  headers?: Readonly<Record<string, string>>
  /** Sends the requests instead of the browser; its responses are parsed. */
  adapter?: AxiosAdapter
  renewSession?: RenewSession
  toError?: (failure: Failure) => ApiError
}

/**
 * An axios instance that sends the headers of the specification and rejects with an `ApiError`. A call that was rejected because the session had
 * ended is sent again once `renewSession` has got a new one. Source: specification, section 4.
 */
export function createHttp({ locale, headers = {}, adapter, renewSession, toError = defaultError }: HttpOptions): AxiosInstance {
  const http = axios.create({
    timeout: 30_000,
    headers: { Accept: 'application/json', ...headers },
    ...(adapter && { adapter, transformResponse: [] }),
  })
  const addLanguage = (request: InternalAxiosRequestConfig) => {
    request.headers.set('Accept-Language', locale())
    // Form data goes with the headers of its encoding, the reader and the session only: decision 0141.
    if (request.data instanceof FormData) request.headers.delete('Accept')
    else request.headers.set('lang', locale())
    return request
  }
  http.interceptors.request.use(addLanguage, null, { synchronous: true })
  http.interceptors.response.use(undefined, async (error: unknown) => {
    const unauthorized = error instanceof AxiosError && error.response?.status === 401 ? error.config : undefined
    if (unauthorized && (await renewSession?.(unauthorized))) return http.request(unauthorized)
    const failure = await failureOf(error)
    throw failure ? toError(failure) : error
  })
  return http
}

const defaultError = ({ status, body, requestId }: Failure): ApiError => new ApiError(status, body, requestId)

/** The failure of a call; null for a cancelled call and for errors of our own. */
async function failureOf(error: unknown): Promise<Failure | null> {
  if (!(error instanceof AxiosError) || error.code === AxiosError.ERR_CANCELED) return null
  const { response } = error
  if (!response) return { status: 0, body: { key: 'offline' }, requestId: null }
  const requestId: unknown = response.headers['x-request-id']
  return {
    status: response.status,
    body: response.data instanceof Blob ? await jsonOf(response.data) : response.data,
    requestId: typeof requestId === 'string' ? requestId : null,
  }
}

/** A failed download brings its error as a blob. */
async function jsonOf(blob: Blob): Promise<unknown> {
  const text = await blob.text()
  return text.startsWith('{') ? JSON.parse(text) : null
}
