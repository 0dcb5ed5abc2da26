import { normalizeArabic } from '@wasl/shared/i18n/normalize-arabic.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'

export const longTextKinds = ['longText', 'localizedLong', 'localizedRich']

/** The fields that identify a row to people: its title and the short searched fields, such as a number, a code or a phone. */
export const nameFields = ({ fields, title, search = [] }: AnyResource): string[] =>
  [...new Set([title, ...search])].filter((name) => !longTextKinds.includes(fields[name]?.kind ?? '') && fields[name]?.kind !== 'choice')

/** How well a row matches: 0 if a name equals the query, 1 if a name starts with it, 2 if the terms occur anywhere. */
export function rankRow(declaration: AnyResource, row: AnyRow, q: string): 0 | 1 | 2 {
  const query = normalizeArabic(q)
  const names = nameFields(declaration).flatMap((name) => textsIn(row[name]))
  const normalized = names.flatMap((text) => [normalizeArabic(text), normalizeArabic(text).replace(/^\+966/, '')])
  if (normalized.includes(query)) return 0
  return normalized.some((text) => text.startsWith(query)) ? 1 : 2
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).filter((text) => typeof text === 'string') : []
}
