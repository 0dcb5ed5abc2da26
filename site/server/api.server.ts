import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import { apiRoots } from '@wasl/shared/contract/api-roots.ts'
import { sendActivationCode } from '@wasl/shared/contract/endpoints/login.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { createCalls } from '@wasl/shared/data-provider/call.ts'
import { createDataProvider } from '@wasl/shared/data-provider/data-provider.ts'
import type { Entered } from '@wasl/shared/data-provider/endpoint-request.ts'
import { fetchAdapter } from '@wasl/shared/data-provider/fetch-adapter.ts'
import { createHttp, type Failure } from '@wasl/shared/data-provider/http.ts'
import { createOwnRow, listOwnRows, type OwnList, type OwnListName, type OwnResource } from '@wasl/shared/data-provider/own-rows.ts'
import { listPublicRows, type PublicList, type PublicResource } from '@wasl/shared/data-provider/public-rows.ts'
import type { Fields, RowOf } from '@wasl/shared/registry/fields.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { data } from 'react-router'
import { type ApiFailure, failureOf } from './api-error.server.ts'
import { type AuthMarker, authMarkerOf } from './auth-marker.server.ts'
import { throwAuthRedirect } from './auth-redirects.server.ts'
import { parseChallenge } from './challenge.server.ts'
import type { HostContext } from './host-context.server.ts'
import { serverI18n } from './i18n.server.ts'

export type RequestOptions = {
  /** The caller handles unauthenticated, blocked and needActive itself. */
  skipAuthRedirects?: boolean
  /** The caller handles errors of a page load itself. */
  skipPageStatus?: boolean
  /** The key of a guest's draft. */
  draftKey?: string
  /** The token of a guest's cart. */
  cartToken?: string | null
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

const baseAddress = (): string => process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}/api`

/** The API client of one request, with its language and token: the data provider of both apps. All API calls of the site go through it. */
export function createApiClient(options: ApiClientOptions) {
  const { locale, token, path: pagePath, isSubmission } = options
  const http = createRequestHttp(options)
  const provider = createDataProvider(apiRoots.public, http)
  const ownRows = createDataProvider(apiRoots.own, http)

  /** Turns what a response says about the session into a redirect, and the error of a page load into its page. */
  async function withPageErrors<T>(
    sent: Promise<T>,
    isRead: boolean,
    { skipAuthRedirects, skipPageStatus }: RequestOptions = {},
  ): Promise<T> {
    try {
      return await sent
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const marker = skipAuthRedirects ? null : authMarkerOf(error.statusCode, error.body)
      if (marker) await redirectByMarker(marker, error.current)
      if (isRead && !skipPageStatus) throwPageStatus(error)
      throw error
    }
  }
  const redirectByMarker = (marker: AuthMarker, found: unknown) =>
    throwAuthRedirect(marker, { locale, path: pagePath, token, isSubmission }, async () => parseChallenge(found) ?? requestActivation())
  /** Has a code sent to the phone of an account that is not activated. Without one, the code page leads to the login. */
  async function requestActivation(): Promise<Challenge | null> {
    const result = token ? await attempt(calls.submit(sendActivationCode, { body: {}, skipAuthRedirects: true })) : null
    return result?.ok ? result.data : null
  }
  const calls = createCalls((request, sending: RequestOptions | undefined) => {
    const headers = {
      ...request.headers,
      ...(sending?.draftKey && { 'X-Draft-Key': sending.draftKey }),
      ...(sending?.cartToken && { 'X-Cart-Token': sending.cartToken }),
    }
    return withPageErrors(provider.custom({ ...request, headers }), request.method === 'get', sending)
  }, 'stream')
  return {
    locale,
    ...calls,
    /** Public rows of a resource, with the total number of rows that match. */
    list: <F extends Fields, N extends keyof F & string>(resource: PublicResource<F>, list: PublicList<F, N>, sending?: RequestOptions) =>
      withPageErrors(listPublicRows(provider, resource, list), true, sending),
    /** Rows of a resource that belong to the user, or to the provider of the user. */
    listOwn: <F extends Fields, N extends OwnListName<F>>(resource: OwnResource<F>, list: OwnList<N>) =>
      withPageErrors(listOwnRows(ownRows, resource, list), true),
    /** Creates a row that belongs to the user; the API checks what was entered. `msg` is what the page says then. */
    createOwn: async <F extends Fields>(
      resource: OwnResource<F>,
      { entered, msg }: { entered: Entered<RowOf<F>>; msg: string },
    ): Promise<ApiResult<null>> => {
      await withPageErrors(createOwnRow(ownRows, resource, entered), false)
      return { data: null, msg }
    },
  }
}

/** The HTTP client of one request, with its language, token and browser. */
function createRequestHttp({ locale, token, requestId, userAgent, apiFetch = fetch }: ApiClientOptions) {
  const http = createHttp({
    locale: () => locale,
    // Paths begin with /api, which the base address already has.
    adapter: fetchAdapter(async (path, init) => apiFetch(baseAddress() + path.slice(apiRoots.public.length), init)),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(requestId && { 'X-Request-Id': requestId }),
      ...(userAgent && { 'User-Agent': userAgent }),
    },
    toError: (failure) => errorOf(failure, locale),
  })
  // Any response may carry a marker, whatever its status. Source: specification, section 4.
  http.interceptors.response.use((response) => {
    if (authMarkerOf(response.status, response.data)) throw new ApiError(response.status, response.data)
    return response
  })
  return http
}

/** The error of a failed call; without a response the API cannot be reached. */
function errorOf({ status, body, requestId }: Failure, locale: Locale): ApiError {
  const { t } = serverI18n(locale)
  return status === 0 ? new ApiError(503, null, null, t('errors:busy')) : new ApiError(status, body, requestId, t('errors:unexpected'))
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
