import axios, { AxiosError, type AxiosInstance } from 'axios'
import type { Locale } from '../units.ts'
import { ApiError, type Refusal } from './api-error.ts'

/** Who is calling and in which language, asked anew at each call. */
export type Connection = { locale: () => Locale; token: () => string | null; baseUrl?: string; timeoutMs?: number }

/** One axios instance: language and bearer on each call, each failure an `ApiError`. */
export function httpFor({ locale, token, baseUrl, timeoutMs = 30_000 }: Connection): AxiosInstance {
  const http = axios.create({ baseURL: baseUrl, timeout: timeoutMs, headers: { Accept: 'application/json' } })
  http.interceptors.request.use((request) => {
    const bearer = token()
    request.headers.set('Accept-Language', locale())
    request.headers.set('lang', locale())
    if (bearer) request.headers.set('Authorization', `Bearer ${bearer}`)
    return request
  })
  http.interceptors.response.use(undefined, (failure: unknown) => Promise.reject(apiErrorOf(failure)))
  return http
}

/** The `ApiError` of whatever went wrong; a cancelled call stays what it is. */
export function apiErrorOf(failure: unknown): unknown {
  if (!(failure instanceof AxiosError) || failure.code === AxiosError.ERR_CANCELED) return failure
  const { response } = failure
  if (!response) return new ApiError(0, { key: 'offline' })
  const requestId: unknown = response.headers['x-request-id']
  return new ApiError(response.status, refusalOf(response.data), typeof requestId === 'string' ? requestId : null)
}

// Safe: every key of Refusal is optional and read with a fallback; anything but an object is dropped here.
const refusalOf = (body: unknown): Refusal => (typeof body === 'object' && body !== null ? (body as Refusal) : {})
