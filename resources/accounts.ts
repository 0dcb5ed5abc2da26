import { accountLifecycle } from '@wasl/shared/lifecycle/accounts.ts'
import type { Label } from '@wasl/shared/units.ts'

/** The help below the phone of an account. */
export const phoneHelp = {
  en: 'A new account receives an invitation by SMS and sets its own password',
  ar: 'تصل الحساب الجديد دعوة برسالة نصية ليختار صاحبه كلمة مروره',
} as const satisfies Label

/** History entries of accounts besides those of their actions. */
export const accountHistoryLabels = {
  join: accountLifecycle.transitions.join.historyLabel,
  impersonate: { en: 'Account viewed by the administration', ar: 'عرض الإدارة للحساب' },
  end_impersonation: { en: 'Viewing ended', ar: 'انتهاء عرض الحساب' },
} as const

/** The action that logs a person out on every device; each resource has its own question before it. */
export const endSessions = {
  label: { en: 'Log out everywhere', ar: 'إنهاء الجلسات' },
  done: { en: '{row} is logged out everywhere', ar: 'أُنهيت جلسات {row}' },
  when: () => true,
  set: {},
  effect: 'end_user_sessions',
} as const

/** The action that sends a person a link to set a password: an invitation, or a new password for a forgotten one. */
export const sendPasswordLink = {
  label: { en: 'Send password link', ar: 'إرسال رابط كلمة المرور' },
  done: { en: 'The link was sent to {row}', ar: 'أُرسل الرابط إلى {row}' },
  message: { en: 'Unblock the account first', ar: 'ارفع الحظر عن الحساب أولًا' },
  set: {},
  effect: 'send_password_link',
  confirm: {
    en: 'Send a link by SMS? The person sets a new password with it. An earlier link stops working.',
    ar: 'سيصل برسالة نصية رابط لاختيار كلمة مرور جديدة، ويتوقف أي رابط سابق. هل تتابع؟',
  },
} as const
