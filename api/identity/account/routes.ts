import {
  beginTwoStepForm,
  changePasswordForm,
  confirmTwoStepForm,
  endTwoStepForm,
  ownSession,
  recoveryCodesTold,
  twoStepSecret,
} from '@wasl/shared/contract/admin-account.ts'
import { empty, idParams } from '@wasl/shared/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import { adminCtx } from '../../platform/http/context-of.ts'
import { parse } from '../../platform/http/parse.ts'
import { route } from '../../platform/http/route.ts'
import { beginTwoStep, confirmTwoStep, endTwoStep } from '../two-factor/enable-disable.ts'
import { changePassword } from './change-password.ts'
import { endOwnSession, ownSessions } from './own-sessions.ts'

/** What an admin does with its own account: password, two-step log-in, sessions. */
export function ownAccountRoutes(app: FastifyInstance): void {
  const own = { action: 'adm.me' } as const
  route(app, {
    ...own,
    method: 'POST',
    url: '/api/admin/auth/password',
    summary: 'Change one’s own password; other sessions end',
    body: z.unknown(),
    answer: empty,
    msg: ['Your password is changed', 'تم تغيير كلمة المرور'],
    handler: async ({ ctx, body }) => {
      const { password_min } = await settingsOf(ctx)
      await changePassword(adminCtx(ctx), parse(changePasswordForm(password_min), body))
      return {}
    },
  })
  route(app, {
    ...own,
    method: 'POST',
    url: '/api/admin/auth/two-step/begin',
    summary: 'A new secret for an authenticator app, as a QR code and as text',
    body: beginTwoStepForm,
    answer: twoStepSecret,
    handler: ({ ctx, body }) => beginTwoStep(adminCtx(ctx), body.password),
  })
  route(app, {
    ...own,
    method: 'POST',
    url: '/api/admin/auth/two-step/confirm',
    summary: 'Switch the two-step log-in on by a code of the app; tells the recovery codes',
    body: confirmTwoStepForm,
    answer: recoveryCodesTold,
    msg: ['Two-step log-in is on', 'تم تفعيل التحقق بخطوتين'],
    handler: ({ ctx, body }) => confirmTwoStep(adminCtx(ctx), body.code),
  })
  route(app, {
    ...own,
    method: 'POST',
    url: '/api/admin/auth/two-step/off',
    summary: 'Switch the two-step log-in off by password and code',
    body: endTwoStepForm,
    answer: empty,
    msg: ['Two-step log-in is off', 'تم إيقاف التحقق بخطوتين'],
    handler: async ({ ctx, body }) => {
      await endTwoStep(adminCtx(ctx), body)
      return {}
    },
  })
  route(app, {
    ...own,
    method: 'GET',
    url: '/api/admin/auth/sessions',
    summary: 'Where one is logged in',
    answer: z.array(ownSession),
    handler: ({ ctx }) => ownSessions(adminCtx(ctx)),
  })
  route(app, {
    ...own,
    method: 'POST',
    url: '/api/admin/auth/sessions/:id/end',
    summary: 'End one of one’s own sessions',
    params: idParams,
    answer: empty,
    handler: async ({ ctx, params }) => {
      await endOwnSession(adminCtx(ctx), params.id)
      return {}
    },
  })
}
