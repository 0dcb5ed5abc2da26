import type { Label } from '../units.ts'
import type { NotificationType } from './notifications.ts'

/** What outbound messages are about besides notifications. */
export const ownMessagePurposes = {
  code: { en: 'Verification code', ar: 'رمز تحقق' },
  invitation: { en: 'Link to set a password', ar: 'رابط اختيار كلمة المرور' },
  temporary_password: { en: 'Password of an administrator', ar: 'كلمة مرور مشرف' },
  account_deleted: { en: 'Account deleted', ar: 'حذف الحساب' },
  accountant_confirm: { en: 'Confirmation of an accountant’s address', ar: 'تأكيد بريد محاسب' },
  accountant_document: { en: 'Tax document for an accountant', ar: 'مستند ضريبي لمحاسب' },
  accountant_statement: { en: 'Monthly statement for an accountant', ar: 'كشف شهري لمحاسب' },
  contact_reply: { en: 'Reply to a contact message', ar: 'رد على رسالة تواصل' },
  test: { en: 'Test message', ar: 'رسالة تجريبية' },
} as const satisfies Readonly<Record<string, Label>>

/** Why an outbound message is sent: a notification, or one of its own. */
export type MessagePurpose = NotificationType | keyof typeof ownMessagePurposes
