import * as z from 'zod'
import { ownSession } from '../account-security.ts'
import { adminLoggedIn, adminLoginForm, adminProfile } from '../accounts.ts'
import { beginTwoFactorForm, confirmTwoFactorForm, disableTwoFactorForm, newRecoveryCodes, twoFactorSecret } from '../admin-account.ts'
import { preferencesChange } from '../admin-preferences.ts'
import { empty, idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'

export const logInAsAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/auth/login',
  allowedBeforeSetup: true,
  action: 'auth.login',
  summary: 'Log in; pages of the back office get the session in a cookie, other callers `data.token`, the bearer token',
  body: adminLoginForm,
  response: adminLoggedIn,
  msg: { en: 'Welcome back', ar: 'أهلًا بعودتك' },
})
export const showAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/auth/me',
  allowedBeforeSetup: true,
  action: 'adm.me',
  summary: 'The current admin with their effective permissions and the client settings',
  response: adminProfile,
})
export const saveAdminPreferences = endpoint({
  method: 'PATCH',
  path: '/api/admin/own/preferences',
  action: 'adm.me',
  summary: 'Store how you arranged the menu and the columns of lists; what is missing stays',
  body: preferencesChange,
  response: empty,
})
export const logOutAsAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/auth/logout',
  allowedBeforeSetup: true,
  action: 'adm.me',
  summary: 'Log out of the back office',
  body: z.strictObject({ everywhere: z.boolean().default(false) }),
  response: empty,
  msg: { en: 'You are logged out', ar: 'تم تسجيل الخروج' },
})
export const changeAdminPassword = endpoint({
  method: 'POST',
  path: '/api/admin/auth/password',
  action: 'adm.me',
  allowedBeforeSetup: true,
  summary: 'Change your own password and end your other sessions',
  body: z.unknown(),
  response: empty,
  msg: { en: 'Password changed', ar: 'تم تغيير كلمة المرور' },
})
export const beginTwoFactor = endpoint({
  method: 'POST',
  path: '/api/admin/auth/two-factor/begin',
  action: 'adm.me',
  allowedBeforeSetup: true,
  summary: 'Start two-factor setup: a new secret as QR code and text',
  body: beginTwoFactorForm,
  response: twoFactorSecret,
})
export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/api/admin/auth/two-factor/confirm',
  action: 'adm.me',
  allowedBeforeSetup: true,
  summary: 'Enable two-factor authentication with a code from the app; returns the recovery codes',
  body: confirmTwoFactorForm,
  response: newRecoveryCodes,
  msg: { en: 'Two-factor authentication enabled', ar: 'تم تفعيل التحقق بخطوتين' },
})
export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/admin/auth/two-factor/disable',
  action: 'adm.me',
  summary: 'Disable two-factor authentication with password and code',
  body: disableTwoFactorForm,
  response: empty,
  msg: { en: 'Two-factor authentication disabled', ar: 'تم إيقاف التحقق بخطوتين' },
})
export const listAdminSessions = endpoint({
  method: 'GET',
  path: '/api/admin/auth/sessions',
  action: 'adm.me',
  summary: 'List your own sessions',
  response: z.array(ownSession),
})
export const endAdminSession = endpoint({
  method: 'POST',
  path: '/api/admin/auth/sessions/:id/end',
  action: 'adm.me',
  summary: 'End one of your own sessions',
  params: idParams,
  response: empty,
})
