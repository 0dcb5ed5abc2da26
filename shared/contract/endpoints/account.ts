import * as z from 'zod'
import { changePasswordForm, changePhoneForm, codeForm, ownSession } from '../account-security.ts'
import { challenge, profile, resendCodeForm } from '../accounts.ts'
import { companyForm } from '../business-fields.ts'
import { empty, idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { preferencesForm } from '../preferences.ts'
import { updateProfileForm } from '../update-profile.ts'

const codeSent = { en: 'We sent a code to your new number', ar: 'أرسلنا رمز التحقق إلى رقمك الجديد' }

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/change-password',
  action: 'me.password',
  summary: 'Change your own password and end your other sessions',
  body: changePasswordForm(1),
  response: empty,
  msg: { en: 'Password changed', ar: 'تم تغيير كلمة المرور' },
})
export const startPhoneChange = endpoint({
  method: 'POST',
  path: '/api/user/change-phone',
  action: 'me.phone',
  summary: 'Change your own phone: a code is sent to the new number',
  body: changePhoneForm,
  response: challenge,
  msg: codeSent,
})
export const resendPhoneChangeCode = endpoint({
  method: 'POST',
  path: '/api/user/change-phone/resend',
  action: 'me.phone',
  summary: 'Resend the code to your new number',
  body: resendCodeForm,
  response: challenge,
  msg: codeSent,
})
export const verifyPhoneChange = endpoint({
  method: 'POST',
  path: '/api/user/change-phone/verify',
  action: 'me.phone',
  summary: 'Verify the code of your new number; your other sessions end',
  body: codeForm,
  response: profile,
  msg: { en: 'Phone number changed', ar: 'تم تغيير رقم الجوال' },
})
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  action: 'me.sessions',
  summary: 'List your own sessions',
  response: z.array(ownSession),
})
export const endSession = endpoint({
  method: 'POST',
  path: '/api/user/sessions/:id/end',
  action: 'me.sessions',
  summary: 'End one of your own sessions',
  params: idParams,
  response: empty,
  msg: { en: 'The device was logged out', ar: 'تم تسجيل خروج الجهاز' },
})
export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/user/sessions/end-others',
  action: 'me.sessions',
  summary: 'End all your sessions but this one',
  response: empty,
  msg: { en: 'All other devices were logged out', ar: 'تم تسجيل خروج بقية الأجهزة' },
})
export const showProfile = endpoint({
  method: 'GET',
  path: '/api/user/profile',
  action: 'me.read',
  or: ['prv.perms.read'],
  summary: 'Your own profile',
  response: profile,
})
export const updateProfile = endpoint({
  method: 'POST',
  path: '/api/user/update-profile',
  action: 'me.update',
  summary: 'Change your own name, email, city or photo, and the registration number of your company: `_method=patch`, as JSON or form data',
  body: updateProfileForm(),
  form: true,
  response: profile,
  msg: { en: 'Your details were saved', ar: 'تم تحديث بياناتك' },
})
export const updateCompany = endpoint({
  method: 'POST',
  path: '/api/user/company',
  action: 'me.company',
  summary: 'Change the registration and VAT numbers of your company and, as the file `certificate`, its certificate',
  body: companyForm,
  form: true,
  response: profile,
  msg: { en: 'Your company was saved and will be reviewed', ar: 'تم حفظ بيانات منشأتك وستُراجع' },
})
export const updatePreferences = endpoint({
  method: 'PATCH',
  path: '/api/user/preferences',
  action: 'me.update',
  summary: 'Change your language and by which channels notifications also arrive',
  body: preferencesForm,
  response: profile,
  msg: { en: 'Saved', ar: 'تم حفظ اختيارك' },
})
export const switchNotifications = endpoint({
  method: 'PATCH',
  path: '/api/general/switch-notify',
  action: 'ntf.switch',
  summary: 'Turn notifications on or off; `data` is the new value',
  response: z.boolean(),
  msg: { en: 'Saved', ar: 'تم حفظ اختيارك' },
})
