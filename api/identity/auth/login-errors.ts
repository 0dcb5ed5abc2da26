import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import { RequestError } from '../../platform/http/errors.ts'

export const accountBlocked = () =>
  new RequestError('blocked', { en: 'Your account has been blocked by the administration', ar: 'تم حظر حسابك من قبل الإدارة' })

export const wrongCredentials = () =>
  new RequestError('fail', { en: 'Wrong mobile number or password', ar: 'رقم الجوال أو كلمة المرور غير صحيحة' })

/** For a phone without an account, if the settings allow to tell. Source: decision 0056. */
export const notRegistered = () => new RequestError('fail', { en: 'Sorry, you are not registered', ar: 'عذرًا، لست مسجلًا بعد' })

/** The challenge of the code that was sent is in `data`. */
export const activationRequired = (data: Challenge) =>
  new RequestError(
    'needActive',
    { en: 'Enter the code we sent to activate your account', ar: 'أدخل رمز التحقق المرسل إليك لتفعيل حسابك' },
    {
      details: { data },
    },
  )

export const temporaryPasswordExpired = () =>
  new RequestError('fail', {
    en: 'This temporary password has expired. Ask a super admin for a new one',
    ar: 'انتهت صلاحية كلمة المرور المؤقتة. اطلب كلمة جديدة من المشرف العام',
  })
