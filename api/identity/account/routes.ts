import { changePasswordForm, ownSession } from '@wasl/shared/contract/account-security.ts'
import {
  beginTwoFactorForm,
  confirmTwoFactorForm,
  disableTwoFactorForm,
  newRecoveryCodes,
  twoFactorSecret,
} from '@wasl/shared/contract/admin-account.ts'
import { empty, idParams } from '@wasl/shared/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import { parse } from '../../platform/http/parse.ts'
import { adminCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { endOwnSession, listOwnSessions } from '../sessions/own-sessions.ts'
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor } from '../two-factor/enable-disable.ts'
import { changePassword } from './change-password.ts'

/** An admin's own account: password, two-factor authentication, sessions. */
export function accountRoutes(app: FastifyInstance): void {
  const access = { action: 'adm.me' } as const
  route(app, {
    ...access,
    method: 'POST',
    url: '/api/admin/auth/password',
    allowedBeforeSetup: true,
    summary: 'Change your own password and end your other sessions',
    body: z.unknown(),
    response: empty,
    msg: { en: 'Password changed', ar: 'تم تغيير كلمة المرور' },
    handler: async ({ ctx, body }) => {
      const { password_min } = await loadSettings(ctx)
      await changePassword(adminCtx(ctx), parse(changePasswordForm(password_min), body))
      return {}
    },
  })
  route(app, {
    ...access,
    method: 'POST',
    url: '/api/admin/auth/two-factor/begin',
    allowedBeforeSetup: true,
    summary: 'Start two-factor setup: a new secret as QR code and text',
    body: beginTwoFactorForm,
    response: twoFactorSecret,
    handler: ({ ctx, body }) => beginTwoFactor(adminCtx(ctx), body.password),
  })
  route(app, {
    ...access,
    method: 'POST',
    url: '/api/admin/auth/two-factor/confirm',
    allowedBeforeSetup: true,
    summary: 'Enable two-factor authentication with a code from the app; returns the recovery codes',
    body: confirmTwoFactorForm,
    response: newRecoveryCodes,
    msg: { en: 'Two-factor authentication enabled', ar: 'تم تفعيل التحقق بخطوتين' },
    handler: ({ ctx, body }) => confirmTwoFactor(adminCtx(ctx), body.code),
  })
  route(app, {
    ...access,
    method: 'POST',
    url: '/api/admin/auth/two-factor/disable',
    summary: 'Disable two-factor authentication with password and code',
    body: disableTwoFactorForm,
    response: empty,
    msg: { en: 'Two-factor authentication disabled', ar: 'تم إيقاف التحقق بخطوتين' },
    handler: async ({ ctx, body }) => {
      await disableTwoFactor(adminCtx(ctx), body)
      return {}
    },
  })
  route(app, {
    ...access,
    method: 'GET',
    url: '/api/admin/auth/sessions',
    summary: 'List your own sessions',
    response: z.array(ownSession),
    handler: ({ ctx }) => listOwnSessions(adminCtx(ctx)),
  })
  route(app, {
    ...access,
    method: 'POST',
    url: '/api/admin/auth/sessions/:id/end',
    summary: 'End one of your own sessions',
    params: idParams,
    response: empty,
    handler: async ({ ctx, params }) => {
      await endOwnSession(adminCtx(ctx), params.id)
      return {}
    },
  })
}
