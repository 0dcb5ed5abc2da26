import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { maskContacts } from '@wasl/shared/rules/mask-contacts.ts'
import type { Label } from '@wasl/shared/units.ts'
import { invalidFormMessage, RequestError } from '../platform/http/errors.ts'

/** Throws 422 on each of these fields whose text has a phone number, an email or a link to a messenger: nobody reviews it before clients read it. */
export function assertNoContacts(values: AnyRow, names: readonly string[]): void {
  const found = names.flatMap((name) => textsOf(name, values[name])).filter(([, text]) => maskContacts(text) !== text)
  if (found.length === 0) return
  throw new RequestError('invalid', invalidFormMessage, { errors: Object.fromEntries(found.map(([path]) => [path, [hasContact]])) })
}

/** The texts of a field by their path: one, or one of each language. */
function textsOf(path: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([language, text]) => textsOf(`${path}.${language}`, text))
    : []
}

const hasContact: Label = {
  en: 'Leave out phone numbers, emails and links to messengers',
  ar: 'احذف أرقام الهاتف والبريد وروابط تطبيقات المراسلة',
}
