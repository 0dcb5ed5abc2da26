import { phone } from '@wasl/shared/registry/fields.ts'
import { fieldSchema } from '@wasl/shared/registry/schema.ts'

const schema = fieldSchema(phone('Mobile number', 'رقم الجوال'))

/** A Saudi mobile number in any notation as '+9665xxxxxxxx'; null when it is not one. */
export function fullPhone(raw: string): string | null {
  const parsed = schema.safeParse(raw)
  return parsed.success && typeof parsed.data === 'string' ? parsed.data : null
}

/** A stored number as '05xxxxxxxx'. */
export const nationalPhone = (stored: string): string => stored.replace(/^\+966/, '0')
