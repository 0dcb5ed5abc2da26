import type { OwnSession } from '@wasl/shared/contract/account-security.ts'
import type { TwoFactorSecret } from '@wasl/shared/contract/admin-account.ts'
import { http } from '../../api/http.ts'
import { invalidateAdmin } from '../../auth/session.ts'

type Envelope<T> = { data: T }
const authAddress = (path: string) => `/api/admin/auth/${path}`
const post = <T>(path: string, body: object = {}): Promise<T> =>
  http.post<Envelope<T>>(authAddress(path), body).then(({ data }) => data.data)

export const fetchSessions = (): Promise<OwnSession[]> =>
  http.get<Envelope<OwnSession[]>>(authAddress('sessions')).then(({ data }) => data.data)

export const endSession = (id: string): Promise<object> => post(`sessions/${id}/end`)

/** Changes the password and ends the admin's other sessions. */
export async function changePassword(form: { current: string; password: string; password_confirmation: string }): Promise<void> {
  await post('password', form)
  invalidateAdmin()
}

/** Returns a new secret for an authenticator app; two-factor authentication stays off until it is confirmed. */
export const beginTwoFactor = (password: string): Promise<TwoFactorSecret> => post('two-factor/begin', { password })

/** Turns two-factor authentication on and returns the recovery codes. */
export async function confirmTwoFactor(code: string): Promise<readonly string[]> {
  const { recovery_codes } = await post<{ recovery_codes: string[] }>('two-factor/confirm', { code })
  invalidateAdmin()
  return recovery_codes
}

export async function disableTwoFactor(form: { password: string; code: string }): Promise<void> {
  await post('two-factor/disable', form)
  invalidateAdmin()
}
