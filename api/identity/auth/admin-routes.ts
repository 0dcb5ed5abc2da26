import { adminLoggedIn, adminLoginForm, adminProfile } from '@wasl/shared/contract/accounts.ts'
import { empty } from '@wasl/shared/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { adminCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { loadAdminProfile } from '../profiles/admin-profile.ts'
import { logInAdmin } from './log-in-admin.ts'
import { logOut } from './log-out.ts'
import { userAgentOf } from './routes.ts'

/** Logging in and out of the back office. */
export function adminAuthRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/admin/auth/login',
    action: 'auth.login',
    summary: 'Log in to the back office',
    body: adminLoginForm,
    response: adminLoggedIn,
    msg: { en: 'Welcome back', ar: 'أهلًا بعودتك' },
    handler: ({ ctx, body, request }) => logInAdmin(ctx, { ...body, user_agent: userAgentOf(request) }),
  })
  route(app, {
    method: 'GET',
    url: '/api/admin/auth/me',
    action: 'adm.me',
    summary: 'The current admin with the permissions of their role and the client settings',
    response: adminProfile,
    handler: ({ ctx }) => loadAdminProfile(ctx, adminCtx(ctx).principal.id),
  })
  route(app, {
    method: 'POST',
    url: '/api/admin/auth/logout',
    action: 'adm.me',
    summary: 'Log out of the back office',
    body: z.strictObject({ everywhere: z.boolean().default(false) }),
    response: empty,
    msg: { en: 'You are logged out', ar: 'تم تسجيل الخروج' },
    handler: async ({ ctx, body }) => {
      await logOut(adminCtx(ctx), body)
      return {}
    },
  })
}
