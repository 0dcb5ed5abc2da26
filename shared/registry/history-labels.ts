import type { Label } from '../units.ts'
import type { AnyResource } from './resource.ts'

/** What the history of any row may tell of. */
const commonActs: Readonly<Record<string, Label>> = {
  create: ['Added', 'إضافة'],
  edit: ['Changed', 'تعديل'],
  update: ['Changed', 'تعديل'],
  delete: ['Deleted', 'حذف'],
  move: ['Moved', 'تغيير الترتيب'],
  change_password: ['Password changed', 'تغيير كلمة المرور'],
  switch_on_two_step: ['Two-step sign-in switched on', 'تفعيل التحقق بخطوتين'],
  switch_off_two_step: ['Two-step sign-in switched off', 'إيقاف التحقق بخطوتين'],
}

/** Every act that the history of a resource may tell of, each as it is called once it is done. */
export function actsOf({ actions = {}, acts }: Pick<AnyResource, 'actions' | 'acts'>): Readonly<Record<string, Label>> {
  const own = Object.entries(actions).map(([name, { label, done }]) => [name, done ?? label] as const)
  return { ...commonActs, ...Object.fromEntries(own), ...acts }
}
