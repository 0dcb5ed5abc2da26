import { phone } from '@wasl/shared/registry/fields.ts'
import { fieldSchema } from '@wasl/shared/registry/schema.ts'

const schema = fieldSchema(phone('Mobile number', 'رقم الجوال'))

/** '+9665xxxxxxxx' of a Saudi mobile number as people write it, or null where it is none. */
export function fullPhone(raw: string): string | null {
  const parsed = schema.safeParse(raw)
  return parsed.success && typeof parsed.data === 'string' ? parsed.data : null
}

/** '05xxxxxxxx' of a stored number. */
export const nationalPhone = (stored: string): string => stored.replace(/^\+966/, '0')
