import type { AuthProvider } from '@refinedev/core'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { drafts } from '../api/drafts.ts'
import { clearRecentItems } from '../ui/recent-items.ts'
import { forgetAnswers, knownAdmin } from './access-control.ts'
import type { AdminProfile } from './session.ts'
import { type Credentials, currentAdmin, logIn, logOut } from './session.ts'
import { sessionMark } from './session-mark.ts'

const isSessionExpired = (error: unknown) => error instanceof ApiError && error.statusCode === 401

const permissionsOf = ({ is_super, permissions }: AdminProfile) => ({ is_super, permissions })

export const authProvider: AuthProvider = {
  login: async (credentials: Credentials) => {
    await logIn(credentials)
    return { success: true, redirectTo: '/' }
  },
  logout: async () => {
    await logOut()
    clearRecentItems()
    drafts.clear()
    return { success: true, redirectTo: adminPages.login() }
  },
  check: async () => {
    if (!sessionMark.isOpen()) return { authenticated: false }
    try {
      await currentAdmin()
    } catch (error) {
      // A busy or unreachable server does not mean the session has expired; the screens show that error themselves.
      if (!isSessionExpired(error)) return { authenticated: true }
      sessionMark.expire()
      return { authenticated: false }
    }
    return { authenticated: true }
  },
  // LoginDialog handles a session that ended; the screens show every other error themselves.
  onError: async () => ({}),
  getIdentity: async (): Promise<AdminProfile> => {
    const before = knownAdmin()
    const admin = await currentAdmin()
    if (before && !deepEqual(permissionsOf(before), permissionsOf(admin))) void forgetAnswers()
    return admin
  },
}
