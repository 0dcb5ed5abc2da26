import { formatMinutes } from '@wasl/shared/i18n/format.ts'
import { invalid, RequestError } from '../../platform/http/errors.ts'

export const requestUnusable = () =>
  new RequestError('conflict', {
    en: 'This Nafath verification is no longer valid. Start again',
    ar: 'لم يعد هذا التحقق عبر نفاذ صالحًا. ابدأ من جديد',
  })

export const identityTaken = () =>
  new RequestError('conflict', {
    en: 'This identity already has an account. Log in with Nafath',
    ar: 'لهذه الهوية حساب من قبل. سجّل الدخول عبر نفاذ',
  })

export const identityUnknown = () =>
  new RequestError('conflict', { en: 'This identity has no account yet. Create one', ar: 'لا حساب لهذه الهوية بعد. أنشئ حسابًا' })

export const nafathUnavailable = () =>
  new RequestError('busy', { en: 'Nafath does not respond. Try again in a moment', ar: 'نفاذ لا يستجيب الآن. أعد المحاولة بعد لحظات' })

/** Another request for this id waits, of whichever browser. */
export const requestWaits = (seconds: number) =>
  invalid('national_id', {
    en: `A request for this number is open in the Nafath app. Try again in ${formatMinutes(Math.ceil(seconds / 60), 'en')}`,
    ar: `لهذا الرقم طلب مفتوح في تطبيق نفاذ. حاول مجددًا بعد ${formatMinutes(Math.ceil(seconds / 60), 'ar')}`,
  })

export const tooManyRequests = () =>
  new RequestError('too_many', {
    en: 'Too many Nafath requests. Try again in an hour',
    ar: 'طلبات نفاذ كثيرة. حاول مجددًا بعد ساعة',
  })

/** The same for every callback that is not an answer to a request of ours. */
export const wrongCallback = () =>
  invalid('token', { en: 'The token does not belong to this request', ar: 'الرمز الموقّع لا يخص هذا الطلب' })
