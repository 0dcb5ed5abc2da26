import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import type { FileEndpoint } from '@wasl/shared/contract/endpoint.ts'
import { sendActivationCode } from '@wasl/shared/contract/endpoints/login.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { apiRequest, type CallArguments, createCalls } from '@wasl/shared/data-provider/call.ts'
import { type OwnList, type OwnListName, type OwnResource, type OwnRow, ownListUrl, ownUrl } from '@wasl/shared/data-provider/own-rows.ts'
import { type PublicList, type PublicResource, type PublicRow, publicListUrl } from '@wasl/shared/data-provider/public-rows.ts'
import type { Fields } from '@wasl/shared/registry/fields.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { data } from 'react-router'
import { type ApiFailure, failureOf } from './api-error.server.ts'
import { type AuthMarker, authMarkerOf } from './auth-marker.server.ts'
import { throwAuthRedirect } from './auth-redirects.server.ts'
import { parseChallenge } from './challenge.server.ts'
import type { ApiResponse, HostContext } from './host-context.server.ts'
import { serverI18n } from './i18n.server.ts'

export type RequestOptions = {
  idempotencyKey?: string
  /** The caller handles unauthenticated, blocked and needActive itself. */
  skipAuthRedirects?: boolean
  accept?: string
  /** The caller handles errors of a page load itself. */
  skipPageStatus?: boolean
  /** The key of a guest's draft. */
  draftKey?: string
}
export type ApiResult<T> = { data: T; msg: string }
type ApiClientOptions = {
  locale: Locale
  token: string | null
  /** The path and query of the page that calls the API. */
  path: string
  /** Whether the request submits a form of this page. */
  isSubmission?: boolean
  requestId?: string | undefined
  /** The browser, so that a session shows the user's device. */
  userAgent?: string | undefined
  apiFetch?: HostContext['apiFetch'] | undefined
}

// `fetch` throws a TypeError if the API cannot be reached.
const noResponse = (error: unknown): null => {
  if (error instanceof TypeError) return null
  throw error
}

const readJson = async (response: ApiResponse) => {
  const json: unknown = await response.json()
  return { json, headers: response.headers, status: response.status }
}

const base = (): string => process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}/api`

/** The API client of one request, with its language and token. All API calls of the site go through it. */
export function createApiClient(options: ApiClientOptions) {
  const { locale, token, path: pagePath, isSubmission, requestId, userAgent, apiFetch = fetch } = options
  async function call(
    method: string,
    path: string,
    body?: unknown,
    { idempotencyKey, skipAuthRedirects, skipPageStatus, draftKey, accept = 'application/json' }: RequestOptions = {},
  ): Promise<ApiResponse> {
    const isForm = body instanceof FormData
    // Form data goes with the headers of its encoding, the reader and the session only: decision 0141.
    const headers = new Headers({ 'accept-language': locale, ...(!isForm && { accept, lang: locale }) })
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (requestId) headers.set('x-request-id', requestId)
    if (userAgent) headers.set('user-agent', userAgent)
    // From a form field, so it may hold what a header cannot.
    if (idempotencyKey) headers.set('idempotency-key', encodeURIComponent(idempotencyKey.toWellFormed()))
    if (draftKey) headers.set('x-draft-key', draftKey)
    if (body !== undefined && !isForm) headers.set('content-type', 'application/json')
    const payload = body === undefined ? null : isForm ? body : JSON.stringify(body)
    const response = await apiFetch(base() + path, { method, headers, body: payload }).catch(noResponse)
    if (response?.ok) return response
    const errorBody: unknown = await response?.json().catch(() => null)
    const { t } = serverI18n(locale)
    // Without a response the API cannot be reached.
    const error = response
      ? new ApiError(response.status, errorBody, response.headers.get('x-request-id'), t('errors:unexpected'))
      : new ApiError(503, null, null, t('errors:busy'))
    const marker = skipAuthRedirects || !response ? null : authMarkerOf(response.status, errorBody)
    if (marker) await redirectByMarker(marker, error.current)
    if (method === 'GET' && !skipPageStatus) throwPageStatus(error)
    throw error
  }
  const redirectByMarker = (marker: AuthMarker, found: unknown) =>
    throwAuthRedirect(marker, { locale, path: pagePath, token, isSubmission }, async () => parseChallenge(found) ?? requestActivation())
  /** Has a code sent to the phone of an account that is not activated. Without one, the code page leads to the login. */
  async function requestActivation(): Promise<Challenge | null> {
    const result = token ? await attempt(calls.submit(sendActivationCode, { body: {}, skipAuthRedirects: true })) : null
    return result?.ok ? result.data : null
  }
  /** The JSON of a response. Any may carry a marker, whatever its status. Source: specification, section 4. */
  async function callJson(method: string, path: string, body?: unknown, options: RequestOptions = {}) {
    const { json, headers, status } = await readJson(await call(method, path, body, options))
    const marker = options.skipAuthRedirects ? null : authMarkerOf(status, json)
    if (marker) await redirectByMarker(marker, null)
    return { json, headers }
  }
  /** Paths of the endpoint table begin with /api, which the base address already has. */
  const pathOf = (url: string): string => url.slice('/api'.length)
  const calls = createCalls<RequestOptions>(async ({ method, url, body, idempotencyKey }, sending) => {
    const { json } = await callJson(method, pathOf(url), body, { ...sending, ...(idempotencyKey && { idempotencyKey }) })
    return json
  })
  return {
    locale,
    ...calls,
    /** The raw response of an endpoint that sends a file. */
    file: <E extends FileEndpoint>(endpoint: E, ...[input]: CallArguments<E, RequestOptions>): Promise<ApiResponse> => {
      const { method, url } = apiRequest(endpoint, input)
      return call(method, pathOf(url), undefined, { accept: '*/*', ...input })
    },
    /** Public rows of a resource, with the total number of rows that match. */
    list: async <F extends Fields, N extends keyof F & string>(
      resource: PublicResource<F>,
      list: PublicList<F, N>,
      sending?: RequestOptions,
    ): Promise<{ rows: PublicRow<F, N>[]; total: number }> => {
      const { json, headers } = await callJson('GET', pathOf(publicListUrl(resource, list)), undefined, sending)
      // Safe: the API validates each row against the declaration of its resource.
      const rows = json as PublicRow<F, N>[]
      return { rows, total: Number(headers.get('x-total-count') ?? rows.length) }
    },
    /** Rows of a resource that belong to the user, or to the provider of the user. */
    listOwn: async <F extends Fields, N extends OwnListName<F>>(resource: OwnResource<F>, list: OwnList<N>): Promise<OwnRow<F, N>[]> => {
      const { json } = await callJson('GET', pathOf(ownListUrl(resource, list)))
      // Safe: as above.
      return json as OwnRow<F, N>[]
    },
    /** Creates a row that belongs to the user; the API checks what was entered. `msg` is what the page says then. */
    createOwn: async <F extends Fields>(
      { name }: OwnResource<F>,
      { entered, msg }: { entered: { readonly [K in keyof F & string]?: unknown }; msg: string },
    ): Promise<ApiResult<null>> => {
      await callJson('POST', pathOf(ownUrl(name)), entered)
      return { data: null, msg }
    },
  }
}

export type ApiClient = ReturnType<typeof createApiClient>

/** Returns the errors of the API, for a form to show with what was typed, instead of throwing them. Auth redirects and errors of our own are still thrown. */
export async function attempt<T>(call: Promise<ApiResult<T>>): Promise<({ ok: true } & ApiResult<T>) | ({ ok: false } & ApiFailure)> {
  try {
    return { ok: true, ...(await call) }
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, ...failureOf(error) }
    throw error
  }
}

/** Failed page loads become 403, 404 and 503 pages, and with 500 the page of data that cannot be loaded. */
function throwPageStatus({ statusCode: status }: ApiError): void {
  if (status === 403) throw data(null, { status })
  if (status === 503) throw data(null, { status, headers: { 'retry-after': '2' } })
  if (status >= 500) throw data(null, { status: 500 })
  if (status === 400 || status === 404 || status === 422) throw data(null, { status: 404 })
}

/** Whether a failed page load was forbidden: for pages that explain why instead of showing the error page. */
export const isForbidden = (error: unknown): boolean => pageStatusOf(error) === 403

/** Whether a page load failed because there is no such row, or not for this user. */
export const isUnavailable = (error: unknown): boolean => pageStatusOf(error) === 404 || isForbidden(error)

const pageStatusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'init' in error ? (error.init as ResponseInit | null)?.status : undefined
