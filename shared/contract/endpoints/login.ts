import * as z from 'zod'
import { formatDateTime } from '../../i18n/format.ts'
import type { Label } from '../../units.ts'
import { checkResetForm, forgotForm, type ResetStep, resetPasswordForm, resetStep } from '../account-security.ts'
import { challenge, loggedIn, loginForm, resendCodeForm, verifyForm } from '../accounts.ts'
import { empty } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { registerForm, registerGuestForm, registerProviderForm } from '../register.ts'

// Documents the shapes; the handlers validate against the current settings.
const anySettings = { password_min: 8, email_endings: [] }

const codeSent: Label = { en: 'We sent a code to your phone', ar: 'أرسلنا رمز التحقق إلى جوالك' }

function stepMessage(step: ResetStep): Label {
  if (step.next === 'password') return { en: 'The code is right', ar: 'الرمز صحيح' }
  if (step.next === 'email') return { en: `We sent another code to ${step.email}`, ar: `أرسلنا رمزًا آخر إلى ${step.email}` }
  const { usable_from } = step
  return {
    en: `This device is new for your account, so you can choose a new password on it from ${formatDateTime(usable_from, 'en')} on. Come back then and request a new code.`,
    ar: `هذا الجهاز جديد على حسابك، فيمكنك اختيار كلمة مرور جديدة منه ابتداءً من ${formatDateTime(usable_from, 'ar')}. عُد حينها واطلب رمزًا جديدًا.`,
  }
}

export const registerClient = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  action: 'auth.register',
  summary: 'Register a client; a code is sent to the phone',
  body: registerForm(anySettings),
  response: challenge,
  msg: codeSent,
  status: 201,
})
export const registerGuest = endpoint({
  method: 'POST',
  path: '/api/auth/register/guest',
  action: 'auth.register',
  summary: 'Register a client who orders as a guest, without a password and an email address; a code is sent to the phone',
  body: registerGuestForm(anySettings),
  response: challenge,
  msg: codeSent,
  status: 201,
})
export const registerCompany = endpoint({
  method: 'POST',
  path: '/api/auth/register/company',
  action: 'auth.register',
  summary: 'Register a company client as form data, with the file `certificate`; a code is sent to the phone',
  form: true,
  response: challenge,
  msg: codeSent,
  status: 201,
})
export const registerProvider = endpoint({
  method: 'POST',
  path: '/api/auth/register/provider',
  action: 'auth.register',
  summary: 'Register a provider and its owner; a code is sent to the phone, the application follows',
  body: registerProviderForm(anySettings),
  response: challenge,
  msg: codeSent,
  status: 201,
})
export const verifyCode = endpoint({
  method: 'POST',
  path: '/api/auth/verify',
  action: 'auth.otp.verify',
  summary: 'Verify the code of a challenge; activates the account and opens a session',
  body: verifyForm,
  response: loggedIn,
  msg: { en: 'Your account is active. Welcome', ar: 'تم تفعيل حسابك، أهلًا بك' },
})
export const resendCode = endpoint({
  method: 'POST',
  path: '/api/auth/resend',
  action: 'auth.otp.send',
  summary: 'Resend the code of a challenge',
  body: resendCodeForm,
  response: challenge,
  msg: codeSent,
})
export const sendActivationCode = endpoint({
  method: 'POST',
  path: '/api/auth/activation',
  action: 'auth.otp.send',
  summary: 'Send the code that activates the account of this session',
  body: empty,
  response: challenge,
  msg: codeSent,
})
export const logIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  action: 'auth.login',
  summary: 'Log in; `data.token` is the bearer token',
  body: loginForm,
  response: loggedIn,
  msg: { en: 'Welcome back', ar: 'أهلًا بعودتك' },
})
export const logOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  action: 'auth.logout',
  summary: 'Log out; with `everywhere` end all sessions',
  body: z.strictObject({ everywhere: z.boolean().default(false) }),
  response: empty,
  msg: { en: 'You are logged out', ar: 'تم تسجيل الخروج' },
})
export const startPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/forgot',
  action: 'auth.forgot',
  summary: 'Send a code to reset the password; the response is the same for unknown phones',
  body: forgotForm,
  response: challenge,
  msg: { en: 'If this number has an account, we sent a code to it', ar: 'إن كان لهذا الرقم حساب فقد أرسلنا إليه رمزًا' },
})
export const checkResetCode = endpoint({
  method: 'POST',
  path: '/api/auth/forgot/check',
  action: 'auth.forgot',
  summary: 'Check the code of a reset; it stays valid for the new password. The response says what else is needed',
  body: checkResetForm,
  response: resetStep,
  msg: stepMessage,
})
export const waitForReset = endpoint({
  method: 'POST',
  path: '/api/auth/forgot/wait',
  action: 'auth.forgot',
  summary: 'Without access to the email: this device may reset the password after a day, and the owner is notified',
  body: checkResetForm,
  response: resetStep,
  msg: stepMessage,
})
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot/change',
  action: 'auth.forgot',
  summary: 'Set a new password with the code, on a new device also with that of the email; ends all sessions',
  body: resetPasswordForm(8),
  response: empty,
  msg: { en: 'Your password was changed. Log in with the new one', ar: 'تغيّرت كلمة المرور. سجّل الدخول بالجديدة' },
})
