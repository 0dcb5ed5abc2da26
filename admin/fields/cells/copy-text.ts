import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { isCode } from './text.tsx'

/** What people copy of a value to use it elsewhere: phones, email addresses and codes with digits such as an IBAN; null for all else. */
export function copyText(field: AnyField, value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null
  if (field.kind === 'phone' || field.kind === 'email') return value
  return field.kind === 'text' && !field.resourceField && !field.valueLabels?.[value] && isCode(value) && /\d/.test(value) ? value : null
}
