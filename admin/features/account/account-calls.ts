import type { TwoFactorSecret } from '@wasl/shared/contract/admin-account.ts'
import * as endpoints from '@wasl/shared/contract/endpoints/admin-account.ts'
import { api } from '../../api/http.ts'
import { invalidateAdmin } from '../../auth/session.ts'

export const endSession = (id: string): Promise<object> => api.call(endpoints.endAdminSession, { params: { id } })

/** Changes the password and ends the admin's other sessions. */
export async function changePassword(form: { current: string; password: string; password_confirmation: string }): Promise<void> {
  await api.call(endpoints.changeAdminPassword, { body: form })
  invalidateAdmin()
}

/** Returns a new secret for an authenticator app; two-factor authentication stays off until it is confirmed. */
export const beginTwoFactor = (password: string): Promise<TwoFactorSecret> => api.call(endpoints.beginTwoFactor, { body: { password } })

/** Turns two-factor authentication on and returns the recovery codes. */
export async function confirmTwoFactor(code: string): Promise<readonly string[]> {
  const { recovery_codes } = await api.call(endpoints.confirmTwoFactor, { body: { code } })
  invalidateAdmin()
  return recovery_codes
}

export async function disableTwoFactor(form: { password: string; code: string }): Promise<void> {
  await api.call(endpoints.disableTwoFactor, { body: form })
  invalidateAdmin()
}
