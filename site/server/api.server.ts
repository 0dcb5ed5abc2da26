import type { Locale } from '@wasl/shared/units.ts'
import { data } from 'react-router'
import { ApiError, type Refusal } from '../ui/api-error.ts'
import type { Outside } from '../ui/external-links.ts'
import { followMarker } from './error-markers.server.ts'

type Schema<T> = { parse: (value: unknown) => T }
type Sending = {
  idempotencyKey?: string
  /** The caller deals with unauthenticated, blocked and needActive itself. */
  ownMarkers?: boolean
}
export type Sent<T> = { data: T; msg: string }
type Asking = { locale: Locale; token: string | null; requestId?: string | undefined; apiFetch?: Outside['apiFetch'] | undefined }

const base = (): string => process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}/api`

/** The API as one request sees it: in its language and with its token. Every other file asks through this one. */
export function apiFor({ locale, token, requestId, apiFetch = fetch }: Asking) {
  async function call(method: string, path: string, body?: unknown, { idempotencyKey, ownMarkers }: Sending = {}): Promise<Response> {
    const isForm = body instanceof FormData
    const headers = new Headers({ accept: 'application/json', 'accept-language': locale, lang: locale })
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (requestId) headers.set('x-request-id', requestId)
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
    if (body !== undefined && !isForm) headers.set('content-type', 'application/json')
    const payload = body === undefined ? null : isForm ? body : JSON.stringify(body)
    const response = await apiFetch(base() + path, { method, headers, body: payload })
    if (response.ok) return response
    const error = await errorOf(response)
    if (!ownMarkers) await followMarker(error, locale)
    if (method === 'GET') throwPageStatus(error)
    throw error
  }
  async function sent<T>(method: string, path: string, body: unknown, sending?: Sending): Promise<Sent<T>> {
    const answer = envelope<T>(await (await call(method, path, body, sending)).json())
    return { data: answer.data, msg: answer.msg }
  }
  return {
    /** The `data` of a product call, or the bare body of a public read. Throws ApiError, or the redirect that a marker asks for. */
    get: async <T>(path: string, schema?: Schema<T>, sending?: Sending): Promise<T> => {
      const { data: found } = envelope<T>(await (await call('GET', path, undefined, sending)).json())
      return schema ? schema.parse(found) : found
    },
    /** One page of a public resource with the count of all its rows. */
    list: async <T>(path: string): Promise<{ rows: T[]; total: number }> => {
      const response = await call('GET', path)
      const { data: rows } = envelope<T[]>(await response.json())
      return { rows, total: Number(response.headers.get('x-total-count') ?? rows.length) }
    },
    /** The answer as it comes, for files that are handed on. */
    raw: (path: string): Promise<Response> => call('GET', path),
    post: <T = unknown>(path: string, body: unknown = {}, sending?: Sending): Promise<Sent<T>> => sent<T>('POST', path, body, sending),
    patch: <T = unknown>(path: string, body: unknown = {}, sending?: Sending): Promise<Sent<T>> => sent<T>('PATCH', path, body, sending),
    delete: <T = unknown>(path: string): Promise<Sent<T>> => sent<T>('DELETE', path, undefined),
  }
}
export type Api = ReturnType<typeof apiFor>

/**
 * What came of a call whose refusal belongs beside a form: `ok` with the answer, or the refusal with its field errors.
 * Redirects that markers ask for, and defects (5xx), pass through.
 */
export async function attempt<T>(call: Promise<Sent<T>>): Promise<({ ok: true } & Sent<T>) | ({ ok: false } & Refusal)> {
  try {
    return { ok: true, ...(await call) }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { ok: false, ...error.refusal }
    throw error
  }
}

/** Safe: both shapes are the API's own, which its tests compare with shared/contract; a caller in doubt passes the schema. */
function envelope<T>(body: unknown): { data: T; msg: string } {
  if (typeof body === 'object' && body !== null && 'key' in body && 'data' in body)
    return { data: body.data as T, msg: 'msg' in body && typeof body.msg === 'string' ? body.msg : '' }
  return { data: body as T, msg: '' }
}

/** A page whose content is missing, closed or asked for by a malformed address answers so itself, not as a defect. */
function throwPageStatus({ status }: ApiError): void {
  if (status === 403) throw data(null, { status })
  if (status === 400 || status === 404 || status === 422) throw data(null, { status: 404 })
}

async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  return new ApiError(response.status, body, response.headers.get('x-request-id'))
}
