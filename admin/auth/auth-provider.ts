import type { AuthProvider } from '@refinedev/core'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { forgetRecent } from '../features/search/recent.ts'
import type { AdminProfile } from './current-admin.ts'
import { type Credentials, currentAdmin, logIn, logOut } from './session.ts'
import { token } from './token.ts'

const isOver = (error: unknown) => error instanceof ApiError && error.statusCode === 401

/** Refine's questions about the session, answered by it. */
export const authProvider: AuthProvider = {
  login: async (credentials: Credentials) => {
    await logIn(credentials)
    return { success: true, redirectTo: '/' }
  },
  logout: async () => {
    await logOut()
    forgetRecent()
    return { success: true, redirectTo: '/login' }
  },
  check: async () => {
    if (!token.read()) return { authenticated: false }
    try {
      await currentAdmin()
    } catch (error) {
      // A server that is busy or out of reach has not said that the session is over; the screens tell of it themselves.
      if (!isOver(error)) return { authenticated: true }
      token.drop()
      return { authenticated: false }
    }
    return { authenticated: true }
  },
  onError: async (error) => (isOver(error) ? { logout: true, redirectTo: '/login' } : {}),
  getIdentity: (): Promise<AdminProfile> => currentAdmin(),
}
