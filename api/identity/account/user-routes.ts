import { changePasswordForm, changePhoneForm, codeForm, ownSession } from '@wasl/shared/contract/account-security.ts'
import { challenge, profile, resendCodeForm } from '@wasl/shared/contract/accounts.ts'
import { empty, idParams } from '@wasl/shared/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from '../sessions/own-sessions.ts'
import { changeUserPassword } from './change-password.ts'
import { finishPhoneChange, resendPhoneCode, startPhoneChange } from './change-phone.ts'

/** A user's own account: password, phone, sessions. */
export function userAccountRoutes(app: FastifyInstance): void {
  passwordRoutes(app)
  phoneRoutes(app)
  sessionRoutes(app)
}

function passwordRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/user/change-password',
    action: 'me.password',
    summary: 'Change your own password and end your other sessions',
    body: changePasswordForm(1),
    resolveBody: async (ctx) => changePasswordForm((await loadSettings(ctx)).password_min),
    response: empty,
    msg: { en: 'Password changed', ar: 'تم تغيير كلمة المرور' },
    handler: async ({ ctx, body }) => {
      await changeUserPassword(userCtx(ctx), body)
      return {}
    },
  })
}

function phoneRoutes(app: FastifyInstance): void {
  const access = { method: 'POST', action: 'me.phone' } as const
  const sent = { response: challenge, msg: { en: 'We sent a code to your new number', ar: 'أرسلنا رمز التحقق إلى رقمك الجديد' } }
  route(app, {
    ...access,
    ...sent,
    url: '/api/user/change-phone',
    summary: 'Change your own phone: a code is sent to the new number',
    body: changePhoneForm,
    handler: ({ ctx, body }) => startPhoneChange(userCtx(ctx), body),
  })
  route(app, {
    ...access,
    ...sent,
    url: '/api/user/change-phone/resend',
    summary: 'Resend the code to your new number',
    body: resendCodeForm,
    handler: ({ ctx, body }) => resendPhoneCode(userCtx(ctx), body.challenge_id),
  })
  route(app, {
    ...access,
    url: '/api/user/change-phone/verify',
    summary: 'Verify the code of your new number; your other sessions end',
    body: codeForm,
    response: profile,
    msg: { en: 'Phone number changed', ar: 'تم تغيير رقم الجوال' },
    handler: ({ ctx, body }) => finishPhoneChange(userCtx(ctx), body),
  })
}

function sessionRoutes(app: FastifyInstance): void {
  const access = { action: 'me.sessions' } as const
  route(app, {
    ...access,
    method: 'GET',
    url: '/api/user/sessions',
    summary: 'List your own sessions',
    response: z.array(ownSession),
    handler: ({ ctx }) => listOwnSessions(userCtx(ctx)),
  })
  route(app, {
    ...access,
    method: 'POST',
    url: '/api/user/sessions/:id/end',
    summary: 'End one of your own sessions',
    params: idParams,
    response: empty,
    msg: { en: 'The device was logged out', ar: 'تم تسجيل خروج الجهاز' },
    handler: async ({ ctx, params }) => {
      await endOwnSession(userCtx(ctx), params.id)
      return {}
    },
  })
  route(app, {
    ...access,
    method: 'POST',
    url: '/api/user/sessions/end-others',
    summary: 'End all your sessions but this one',
    response: empty,
    msg: { en: 'All other devices were logged out', ar: 'تم تسجيل خروج بقية الأجهزة' },
    handler: async ({ ctx }) => {
      await endOtherSessions(userCtx(ctx))
      return {}
    },
  })
}
