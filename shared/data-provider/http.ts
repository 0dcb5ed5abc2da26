import axios, { AxiosError, type AxiosInstance } from 'axios'
import type { Locale } from '../units.ts'
import { ApiError, type ErrorBody } from './api-error.ts'

/** An axios instance that sends the language, read at each call, and rejects with an `ApiError`. */
export function createHttp(locale: () => Locale): AxiosInstance {
  const http = axios.create({ timeout: 30_000, headers: { Accept: 'application/json' } })
  http.interceptors.request.use((request) => {
    request.headers.set('Accept-Language', locale())
    request.headers.set('lang', locale())
    return request
  })
  http.interceptors.response.use(undefined, (failure: unknown) => Promise.reject(apiErrorOf(failure)))
  return http
}

/** The `ApiError` of a failure; a cancelled call is returned unchanged. */
export function apiErrorOf(failure: unknown): unknown {
  if (!(failure instanceof AxiosError) || failure.code === AxiosError.ERR_CANCELED) return failure
  const { response } = failure
  if (!response) return new ApiError(0, { key: 'offline' })
  const requestId: unknown = response.headers['x-request-id']
  return new ApiError(response.status, errorBodyOf(response.data), typeof requestId === 'string' ? requestId : null)
}

// Safe: every key of ErrorBody is optional and read with a fallback; anything but an object becomes empty.
const errorBodyOf = (body: unknown): ErrorBody => (typeof body === 'object' && body !== null ? (body as ErrorBody) : {})
