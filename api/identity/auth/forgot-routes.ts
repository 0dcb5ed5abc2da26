import { codeForm, forgotForm, resetPasswordForm } from '@wasl/shared/contract/account-security.ts'
import { challenge } from '@wasl/shared/contract/accounts.ts'
import { empty } from '@wasl/shared/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { checkResetCode, finishPasswordReset, startPasswordReset } from './forgot-password.ts'

/** A new password for those who forgot theirs: the phone, the code, the password. */
export function forgotPasswordRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/auth/forgot',
    action: 'auth.forgot',
    summary: 'Send a code to reset the password; the response is the same for unknown phones',
    body: forgotForm,
    response: challenge,
    msg: { en: 'If this number has an account, we sent a code to it', ar: 'إن كان لهذا الرقم حساب فقد أرسلنا إليه رمزًا' },
    handler: ({ ctx, body }) => startPasswordReset(ctx, body),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/forgot/check',
    action: 'auth.forgot',
    summary: 'Check the code of a reset; it stays valid for the new password',
    body: codeForm,
    response: empty,
    msg: { en: 'The code is right', ar: 'الرمز صحيح' },
    handler: async ({ ctx, body }) => {
      await checkResetCode(ctx, body)
      return {}
    },
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/forgot/change',
    action: 'auth.forgot',
    summary: 'Set a new password with the code; ends all sessions',
    // Documents the shape; the handler validates against the current settings.
    body: resetPasswordForm(8),
    response: empty,
    msg: { en: 'Your password was changed. Log in with the new one', ar: 'تغيّرت كلمة المرور. سجّل الدخول بالجديدة' },
    handler: async ({ ctx, body }) => {
      await finishPasswordReset(ctx, body)
      return {}
    },
  })
}
