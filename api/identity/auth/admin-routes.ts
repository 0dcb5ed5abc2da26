import { adminLoggedIn, adminLoginForm, adminProfile } from '@wasl/shared/contract/accounts.ts'
import { empty } from '@wasl/shared/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { adminCtx } from '../../platform/http/context-of.ts'
import { route } from '../../platform/http/route.ts'
import { adminProfileOf } from '../accounts/admin-profile.ts'
import { logInAdmin } from './log-in-admin.ts'
import { logOut } from './log-out.ts'
import { agentOf } from './routes.ts'

/** Logging in and out of the back office. */
export function adminAuthRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/admin/auth/login',
    action: 'auth.login',
    summary: 'Log in to the back office',
    body: adminLoginForm,
    answer: adminLoggedIn,
    msg: ['Welcome back', 'أهلًا بعودتك'],
    handler: ({ ctx, body, request }) => logInAdmin(ctx, { ...body, user_agent: agentOf(request) }),
  })
  route(app, {
    method: 'GET',
    url: '/api/admin/auth/me',
    action: 'adm.me',
    summary: 'The admin who asks, with the permissions of its role and the settings that forms go by',
    answer: adminProfile,
    handler: ({ ctx }) => adminProfileOf(ctx, adminCtx(ctx).who.id),
  })
  route(app, {
    method: 'POST',
    url: '/api/admin/auth/logout',
    action: 'adm.me',
    summary: 'Log out of the back office',
    body: z.strictObject({ everywhere: z.boolean().default(false) }),
    answer: empty,
    msg: ['You are logged out', 'تم تسجيل الخروج'],
    handler: async ({ ctx, body }) => {
      await logOut(adminCtx(ctx), body)
      return {}
    },
  })
}
