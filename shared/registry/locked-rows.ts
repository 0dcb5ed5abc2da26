import type { Label } from '../units.ts'
import type { AnyResource, AnyRow } from './resource.ts'

/** Why a row cannot be edited or deleted in its status; null if it can. */
export function lockReason({ fields }: AnyResource, row: AnyRow, operation: 'edit' | 'delete'): Label | null {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'choice' || !field.lifecycle?.locked?.some((status) => status === row[name])) continue
    const status = field.options[String(row[name])]
    return operation === 'edit'
      ? { en: `Cannot be edited in the status “${status?.en}”`, ar: `لا يمكن التعديل في حالة «${status?.ar}»` }
      : { en: `Cannot be deleted in the status “${status?.en}”`, ar: `لا يمكن الحذف في حالة «${status?.ar}»` }
  }
  return null
}
