import { foldArabic } from '@wasl/shared/i18n/normalize-arabic.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'

const long = ['longText', 'localizedLong', 'localizedRich']

/** The fields that people call a row by: its title and the short ones of what is searched, a number, a code, a phone. */
export const namesOf = ({ fields, title, search = [] }: AnyResource): string[] =>
  [...new Set([title, ...search])].filter((name) => !long.includes(fields[name]?.kind ?? '') && fields[name]?.kind !== 'choice')

/** How well a row answers: 0 where one of its names is just this, 1 where one begins so, 2 where the words stand anywhere in it. */
export function rankOf(declaration: AnyResource, row: AnyRow, q: string): 0 | 1 | 2 {
  const wanted = foldArabic(q)
  const names = namesOf(declaration).flatMap((name) => textsIn(row[name]))
  const folded = names.flatMap((text) => [foldArabic(text), foldArabic(text).replace(/^\+966/, '')])
  if (folded.includes(wanted)) return 0
  return folded.some((text) => text.startsWith(wanted)) ? 1 : 2
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).filter((text) => typeof text === 'string') : []
}
