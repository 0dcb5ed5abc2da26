import type { OwnSession, TwoStepSecret } from '@wasl/shared/contract/admin-account.ts'
import { http } from '../../api/http.ts'
import { refreshAdmin } from '../../auth/session.ts'

type Answer<T> = { data: T }
const at = (path: string) => `/api/admin/auth/${path}`
const post = <T>(path: string, body: object = {}): Promise<T> => http.post<Answer<T>>(at(path), body).then(({ data }) => data.data)

/** Where one is logged in. */
export const ownSessions = (): Promise<OwnSession[]> => http.get<Answer<OwnSession[]>>(at('sessions')).then(({ data }) => data.data)

/** Ends one of one's sessions. */
export const endOwnSession = (id: string): Promise<object> => post(`sessions/${id}/end`)

/** Changes one's password; other sessions end. */
export const changePassword = (form: { current: string; password: string; password_confirmation: string }): Promise<object> =>
  post('password', form)

/** A new secret for an authenticator app. */
export const beginTwoStep = (password: string): Promise<TwoStepSecret> => post('two-step/begin', { password })

/** Switches the two-step log-in on and tells the recovery codes. */
export async function confirmTwoStep(code: string): Promise<readonly string[]> {
  const { recovery_codes } = await post<{ recovery_codes: string[] }>('two-step/confirm', { code })
  refreshAdmin()
  return recovery_codes
}

/** Switches the two-step log-in off. */
export async function endTwoStep(form: { password: string; code: string }): Promise<void> {
  await post('two-step/off', form)
  refreshAdmin()
}
