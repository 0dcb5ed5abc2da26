import type { Label } from '../units.ts'
import type { AnyResource } from './resource.ts'

/** Entries that the history of any row may have. */
export const commonHistoryLabels = {
  create: { en: 'Created', ar: 'إضافة' },
  edit: { en: 'Updated', ar: 'تعديل' },
  update: { en: 'Updated', ar: 'تعديل' },
  delete: { en: 'Deleted', ar: 'حذف' },
  note: { en: 'Internal note', ar: 'ملاحظة داخلية' },
  reorder: { en: 'Reordered', ar: 'تغيير الترتيب' },
  activate: { en: 'Account activated', ar: 'تفعيل الحساب' },
  verify_identity: { en: 'Identity verified', ar: 'التحقق من الهوية' },
  change_password: { en: 'Password changed', ar: 'تغيير كلمة المرور' },
  delete_account: { en: 'Account deleted by its owner', ar: 'حذف صاحب الحساب حسابه' },
  change_phone: { en: 'Phone changed', ar: 'تغيير رقم الجوال' },
  enable_two_factor: { en: 'Two-factor authentication enabled', ar: 'تفعيل التحقق بخطوتين' },
  disable_two_factor: { en: 'Two-factor authentication disabled', ar: 'إيقاف التحقق بخطوتين' },
  confirm_deployment: { en: 'Sending confirmed after a restore', ar: 'تأكيد الإرسال بعد الاستعادة' },
} as const satisfies Readonly<Record<string, Label>>

/** What entries of the history show and no field of the row has. */
export const historyFieldLabels: Readonly<Record<string, Label>> = { branch: { en: 'Branch', ar: 'الفرع' } }

/** The texts of every entry that the history of a resource may have, by the name of the entry's action. */
export function historyLabelsOf({
  actions = {},
  historyLabels,
}: Pick<AnyResource, 'actions' | 'historyLabels'>): Readonly<Record<string, Label>> {
  const actionLabels = Object.entries(actions).map(([name, { label, historyLabel }]) => [name, historyLabel ?? label] as const)
  return { ...commonHistoryLabels, ...Object.fromEntries(actionLabels), ...historyLabels }
}
