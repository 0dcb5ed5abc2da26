import { checkResetForm, forgotForm, type ResetStep, resetPasswordForm, resetStep } from '@wasl/shared/contract/account-security.ts'
import { challenge } from '@wasl/shared/contract/accounts.ts'
import { empty } from '@wasl/shared/contract/common.ts'
import { formatInstant } from '@wasl/shared/i18n/format.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { checkResetCode, finishPasswordReset, startPasswordReset, waitForReset } from './forgot-password.ts'

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
    summary: 'Check the code of a reset; it stays valid for the new password. The response says what else is needed',
    body: checkResetForm,
    response: resetStep,
    msg: stepMessage,
    handler: ({ ctx, body }) => checkResetCode(ctx, body),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/forgot/wait',
    action: 'auth.forgot',
    summary: 'Without access to the email: this device may reset the password after a day, and the owner is notified',
    body: checkResetForm,
    response: resetStep,
    msg: stepMessage,
    handler: ({ ctx, body }) => waitForReset(ctx, body),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/forgot/change',
    action: 'auth.forgot',
    summary: 'Set a new password with the code, on a new device also with that of the email; ends all sessions',
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

function stepMessage(step: ResetStep): Label {
  if (step.next === 'password') return { en: 'The code is right', ar: 'الرمز صحيح' }
  if (step.next === 'email') return { en: `We sent another code to ${step.email}`, ar: `أرسلنا رمزًا آخر إلى ${step.email}` }
  const at = formatInstant(step.usable_from)
  return {
    en: `This device is new for your account, so you can choose a new password on it from ${at} on. Come back then and request a new code.`,
    ar: `هذا الجهاز جديد على حسابك، فيمكنك اختيار كلمة مرور جديدة منه ابتداءً من ${at}. عُد حينها واطلب رمزًا جديدًا.`,
  }
}
