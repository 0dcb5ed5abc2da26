import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { impersonationSeconds, type StartedImpersonation } from '@wasl/shared/contract/impersonation.ts'
import type { Locale } from '@wasl/shared/units.ts'
import type { Viewer } from '../ui/root-data.ts'
import { type ApiResult, attempt } from './api.server.ts'
import { challengeCookie, deviceCookie, endedCookie, tokenCookie, userCookie } from './cookies.server.ts'
import { serverI18n } from './i18n.server.ts'

/** The response of a login. */
export type LoggedIn = { token: string; device: string; user: Profile }

/** The secret of this browser, to send with a login. */
export async function deviceOf(cookies: string | null): Promise<{ device?: string }> {
  const device: unknown = await deviceCookie.parse(cookies)
  return typeof device === 'string' && device !== '' ? { device } : {}
}

export const toViewer = ({ id, name, role, client_type, company, permissions, is_notify, avatar_url }: Profile): Viewer => ({
  ...{ id, name, client_type, is_notify, avatar_url },
  role: company ? 'colleague' : role,
  can_order: company !== null && permissions.includes('order'),
})

/** Attempts a login. An error of the server is one of the form too: it can be tried again. */
export async function attemptLogin<T>(call: Promise<ApiResult<T>>, locale: Locale) {
  const result = await attempt(call)
  const isServerError = !result.ok && result.status >= 500 && result.status !== 503
  return isServerError ? { ...result, msg: serverI18n(locale).t('auth:login.failed') } : result
}

/** Sets the cookies of a new session. */
export async function loggedInHeaders({ token, device, user }: LoggedIn): Promise<[string, string][]> {
  const cookies = [
    await tokenCookie.serialize(token),
    await deviceCookie.serialize(device),
    await userCookie.serialize(toViewer(user)),
    await challengeCookie.serialize('', { maxAge: 0 }),
    await endedCookie.serialize('', { maxAge: 0 }),
  ]
  return cookies.map((value) => ['set-cookie', value])
}

/** Sets the cookies of a session in which an administrator sees the site as somebody else. */
export async function viewingHeaders({ token, user, until }: StartedImpersonation): Promise<[string, string][]> {
  const maxAge = impersonationSeconds
  const cookies = [
    await tokenCookie.serialize(token, { maxAge }),
    await userCookie.serialize({ ...toViewer(user), viewed_until: until }, { maxAge }),
  ]
  return cookies.map((value) => ['set-cookie', value])
}
