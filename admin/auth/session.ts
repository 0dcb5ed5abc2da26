import type { AppInfo } from '@wasl/shared/contract/accounts.ts'
import type { DataOf } from '@wasl/shared/contract/endpoint.ts'
import { logInAsAdmin, logOutAsAdmin, showAdmin } from '@wasl/shared/contract/endpoints/admin-account.ts'
import { showAppInfo } from '@wasl/shared/contract/endpoints/catalog.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { api } from '../api/http.ts'
import { applyPreferences } from '../api/saved-preferences.ts'
import { sessionMark } from './session-mark.ts'

/** The logged-in admin, with their permissions and the client settings. */
export type AdminProfile = DataOf<typeof showAdmin>

/** `code`: from the authenticator app, when two-factor authentication is enabled. */
export type Credentials = { phone: string; password: string; code?: string }

let cachedAdmin: Promise<AdminProfile> | null = null

/** The logged-in admin, fetched once and cached. Throws `ApiError` 401 when the session has expired. */
export function currentAdmin(): Promise<AdminProfile> {
  cachedAdmin ??= loadAdmin()
  cachedAdmin.catch(invalidateAdmin)
  return cachedAdmin
}

async function loadAdmin(): Promise<AdminProfile> {
  const admin = await api.call(showAdmin)
  applyPreferences(admin)
  return admin
}

/** Opens a session, in a cookie. Throws `ApiError` with the API's message when the credentials are rejected. */
export async function logIn(credentials: Credentials): Promise<void> {
  await api.call(logInAsAdmin, { body: credentials })
  invalidateAdmin()
  sessionMark.open()
}

/** Ends the session in this browser, and in the API if it can be reached. */
export async function logOut(): Promise<void> {
  // An expired session or an unreachable server must not prevent the logout here.
  await api.call(logOutAsAdmin, { body: {} }).catch(() => undefined)
  invalidateAdmin()
  sessionMark.clear()
}

/** Whether a login failed only because of the two-factor code: missing or wrong. */
export const isCodeRequired = (error: unknown): boolean => error instanceof ApiError && 'code' in error.errors

/** The deployment's public settings: demo mode and its accounts. */
export const fetchAppInfo = (): Promise<AppInfo> => api.call(showAppInfo)

/** Clears the cached admin, so that the next `currentAdmin()` fetches it again. */
export function invalidateAdmin(): void {
  cachedAdmin = null
}
