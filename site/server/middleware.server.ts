import { localeOf, pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { isbot } from 'isbot'
import { type MiddlewareFunction, redirect } from 'react-router'
import { prefersEnglish } from '../i18n/prefers-english.ts'
import type { Theme, ToastMessage, Viewer } from '../ui/root-data.ts'
import { createApiClient } from './api.server.ts'
import { localeCookie, themeCookie, toastCookie, tokenCookie, userCookie } from './cookies.server.ts'
import { readHostContext } from './host-context.server.ts'
import { assertOwnOrigin, setPrivateHeaders } from './request-guard.server.ts'
import { type Session, sessionContext } from './session.server.ts'

/** Fills `sessionContext` from the cookies for all loaders, and stores the page's language. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  assertOwnOrigin(request)
  const url = new URL(request.url)
  const cookies = request.headers.get('cookie')
  const locale = localeOf(url.pathname)
  const lastLocale = localeCookie.read(cookies)
  if (isFirstVisit(request, url) && prefersEnglish(lastLocale, request.headers.get('accept-language')))
    throw redirect(pathIn('en', `/${url.search}`), { headers: { vary: 'Accept-Language, Cookie' } })

  const { apiFetch, now = new Date().toISOString(), requestId = crypto.randomUUID(), nonce } = readHostContext(context)
  const token = nonEmptyString(await tokenCookie.parse(cookies))
  const apiWithToken = (token: string | null) =>
    createApiClient({
      locale,
      token,
      path: pagePathOf(url),
      isSubmission: request.method !== 'GET',
      requestId,
      userAgent: request.headers.get('user-agent') ?? undefined,
      apiFetch,
    })
  context.set(sessionContext, {
    locale,
    api: apiWithToken(token),
    apiWithToken,
    viewer: token ? parseViewer(await userCookie.parse(cookies)) : null,
    theme: parseTheme(await themeCookie.parse(cookies)),
    toast: parseToast(await toastCookie.parse(cookies)),
    now,
    requestId,
    nonce,
  } satisfies Session)

  const response = await next()
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (isPage && lastLocale !== locale) response.headers.append('set-cookie', localeCookie.write(locale))
  if (isPage) response.headers.set('content-language', locale)
  setPrivateHeaders(response.headers, { hasSession: token !== null })
  if (!response.headers.has('x-request-id')) response.headers.set('x-request-id', requestId)
  return response
}

/** The path and query of the page that a request loads; react-router names the loaders to run in a query parameter of its own. */
export function pagePathOf({ pathname, search }: URL): string {
  const query = new URLSearchParams(search)
  if (!query.has('_routes')) return pathname + search
  query.delete('_routes')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** The home page opened from outside the site: a visitor who follows our own link to Arabic stays there. */
const isFirstVisit = (request: Request, url: URL): boolean =>
  request.method === 'GET' &&
  url.pathname === pages.home() &&
  request.headers.get('sec-fetch-site') !== 'same-origin' &&
  !(request.headers.get('referer') ?? '').startsWith(`${url.origin}/`) &&
  !isbot(request.headers.get('user-agent'))

const nonEmptyString = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const parseTheme = (value: unknown): Theme | null => (value === 'light' || value === 'dark' ? value : null)

// Users can edit their cookies: an invalid value counts as none.
function parseViewer(value: unknown): Viewer | null {
  if (typeof value !== 'object' || value === null || !('id' in value && 'name' in value && 'role' in value)) return null
  const { id, name, role } = value
  const known = viewerRoles.find((one) => one === role)
  if (typeof id !== 'string' || typeof name !== 'string' || !known) return null
  return {
    id,
    name,
    role: known,
    can_order: 'can_order' in value && value.can_order === true,
    client_type: 'client_type' in value ? parseClientType(value.client_type) : null,
    is_notify: 'is_notify' in value && value.is_notify === true,
    avatar_url: 'avatar_url' in value ? nonEmptyString(value.avatar_url) : null,
    viewed_until: 'viewed_until' in value ? nonEmptyString(value.viewed_until) : null,
  }
}

const viewerRoles: readonly Viewer['role'][] = ['client', 'colleague', 'provider', 'provider_user']
const parseClientType = (value: unknown): Viewer['client_type'] => (value === 'individual' || value === 'company' ? value : null)

function parseToast(value: unknown): ToastMessage | null {
  if (typeof value !== 'object' || value === null || !('text' in value && 'at' in value)) return null
  const { text, at } = value
  const tone = 'tone' in value && (value.tone === 'bad' || value.tone === 'warn' || value.tone === 'note') ? value.tone : 'good'
  return typeof text === 'string' && typeof at === 'number' ? { tone, text, at } : null
}
