import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { stampsOf } from '@wasl/shared/registry/timestamps.ts'
import type { Label, Locale } from '@wasl/shared/units.ts'
import { isLocalized } from '../../resources/row-mapping.ts'

/** One column of a resource in a table: a field, or one language of it. `path` names it: `code`, `title.ar`. */
export type Column = { path: string; name: string; field: AnyField; language: Locale | null; label: Label }

const languages: readonly { language: Locale; called: Label }[] = [
  { language: 'ar', called: ['Arabic', 'بالعربية'] },
  { language: 'en', called: ['English', 'بالإنجليزية'] },
]

/** The columns of a resource in the order of its fields, one a language where a field has both; at last when its rows were added and changed. */
export const columnsOf = (declaration: AnyResource): Column[] =>
  Object.entries({ ...declaration.fields, ...stampsOf(declaration) }).flatMap(([name, field]): Column[] => {
    if (!isLocalized(field)) return [{ path: name, name, field, language: null, label: field.label }]
    return languages.map(({ language, called }) => ({
      path: `${name}.${language}`,
      name,
      field,
      language,
      label: [`${field.label[0]} (${called[0]})`, `${field.label[1]} (${called[1]})`],
    }))
  })

/** The part of a row's value that stands in this column. */
export function valueIn({ name, language }: Column, row: Readonly<Record<string, unknown>>): unknown {
  const value = row[name]
  if (language === null) return value
  return typeof value === 'object' && value !== null && language in value
    ? Object.entries(value).find(([one]) => one === language)?.[1]
    : null
}
