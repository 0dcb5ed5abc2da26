import { isbot } from 'isbot'
import { type MiddlewareFunction, redirect } from 'react-router'
import { localeOf, pathIn } from '../i18n/locale.ts'
import { wantsEnglish } from '../i18n/wants-english.ts'
import { outsideOf } from '../ui/external-links.ts'
import type { Theme, ToastText } from '../ui/page-info.ts'
import { apiFor } from './api.server.ts'
import { localeCookie, themeCookie, toastCookie, tokenCookie, userCookie } from './cookies.server.ts'
import { type Session, sessionContext, type Viewer } from './session.server.ts'

/** Reads the cookies once, hands every loader its session, and remembers the language that was read. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const url = new URL(request.url)
  const cookies = request.headers.get('cookie')
  const locale = localeOf(url.pathname)
  const remembered = localeCookie.read(cookies)
  if (isFirstVisit(request, url) && wantsEnglish(remembered, request.headers.get('accept-language')))
    throw redirect(pathIn('en', `/${url.search}`), { headers: { vary: 'Accept-Language, Cookie' } })

  const { apiFetch, requestId = crypto.randomUUID(), nonce } = outsideOf(context)
  const token = textOf(await tokenCookie.parse(cookies))
  context.set(sessionContext, {
    locale,
    api: apiFor({ locale, token, requestId, apiFetch }),
    viewer: token ? viewerIn(await userCookie.parse(cookies)) : null,
    theme: themeIn(await themeCookie.parse(cookies)),
    toast: toastIn(await toastCookie.parse(cookies)),
    requestId,
    nonce,
  } satisfies Session)

  const response = await next()
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (isPage && remembered !== locale) response.headers.append('set-cookie', localeCookie.write(locale))
  if (isPage) response.headers.set('content-language', locale)
  if (!response.headers.has('x-request-id')) response.headers.set('x-request-id', requestId)
  return response
}

/** Coming from outside to the bare home page; a person who follows our own link to Arabic stays there. */
const isFirstVisit = (request: Request, url: URL): boolean =>
  request.method === 'GET' &&
  url.pathname === '/' &&
  request.headers.get('sec-fetch-site') !== 'same-origin' &&
  !(request.headers.get('referer') ?? '').startsWith(`${url.origin}/`) &&
  !isbot(request.headers.get('user-agent'))

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const themeIn = (value: unknown): Theme | null => (value === 'light' || value === 'dark' ? value : null)

// The cookies are ours, yet anybody may edit their own: a shape that is not ours counts as none.
function viewerIn(value: unknown): Viewer | null {
  if (typeof value !== 'object' || value === null || !('id' in value && 'name' in value && 'role' in value)) return null
  const { id, name, role } = value
  if (typeof id !== 'string' || typeof name !== 'string' || (role !== 'client' && role !== 'provider' && role !== 'provider_user'))
    return null
  return {
    id,
    name,
    role,
    is_notify: 'is_notify' in value && value.is_notify === true,
    avatar_url: 'avatar_url' in value ? textOf(value.avatar_url) : null,
  }
}

function toastIn(value: unknown): ToastText | null {
  if (typeof value !== 'object' || value === null || !('text' in value && 'at' in value)) return null
  const { text, at } = value
  const tone = 'tone' in value && (value.tone === 'bad' || value.tone === 'note') ? value.tone : 'good'
  return typeof text === 'string' && typeof at === 'number' ? { tone, text, at } : null
}
