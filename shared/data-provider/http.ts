import axios, { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'
import type { Locale } from '../units.ts'
import { ApiError } from './api-error.ts'

/** Asks for a new session when this call was rejected without one; whether there is one now. */
export type RenewSession = (call: InternalAxiosRequestConfig) => Promise<boolean>

/**
 * An axios instance that sends the language, read at each call, and rejects with an `ApiError`. A call that was rejected because the
 * session had ended is sent again once `renewSession` has got a new one.
 */
export function createHttp(locale: () => Locale, renewSession: RenewSession = async () => false): AxiosInstance {
  const http = axios.create({ timeout: 30_000, headers: { Accept: 'application/json' } })
  http.interceptors.request.use((request) => {
    request.headers.set('Accept-Language', locale())
    request.headers.set('lang', locale())
    return request
  })
  http.interceptors.response.use(undefined, async (failure: unknown) => {
    const unauthorized = failure instanceof AxiosError && failure.response?.status === 401 ? failure.config : undefined
    if (unauthorized && (await renewSession(unauthorized))) return http.request(unauthorized)
    throw apiErrorOf(await withJsonBody(failure))
  })
  return http
}

/** A failed download brings its error as a blob, which is read as JSON. */
async function withJsonBody(failure: unknown): Promise<unknown> {
  if (!(failure instanceof AxiosError) || !failure.response || !(failure.response.data instanceof Blob)) return failure
  const text = await failure.response.data.text()
  failure.response.data = text.startsWith('{') ? JSON.parse(text) : null
  return failure
}

/** The `ApiError` of a failure; a cancelled call is returned unchanged. */
export function apiErrorOf(failure: unknown): unknown {
  if (!(failure instanceof AxiosError) || failure.code === AxiosError.ERR_CANCELED) return failure
  const { response } = failure
  if (!response) return new ApiError(0, { key: 'offline' })
  const requestId: unknown = response.headers['x-request-id']
  return new ApiError(response.status, response.data, typeof requestId === 'string' ? requestId : null)
}
