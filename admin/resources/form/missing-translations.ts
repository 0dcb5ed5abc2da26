import type { Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'

/** How many texts of a form each language lacks while the other has them; repeated groups are looked into. */
export function missingTexts(fields: Fields, values: AnyRow): { ar: number; en: number } {
  const missing = { ar: 0, en: 0 }
  const count = (inner: Fields, row: AnyRow) => {
    for (const [name, field] of Object.entries(inner)) {
      if (!isVisible(field, row)) continue
      const value = row[name]
      if (field.kind === 'list') for (const entry of entriesOf(value)) count(field.fields, entry)
      else if (isPair(value)) {
        if (!value.ar && value.en) missing.ar += 1
        if (value.ar && !value.en) missing.en += 1
      }
    }
  }
  count(fields, values)
  return missing
}

/** Whether any of these fields is told in both languages. */
export const hasTexts = (fields: Fields): boolean =>
  Object.values(fields).some((field) => (field.kind === 'list' ? hasTexts(field.fields) : field.kind.startsWith('localized')))

const isPair = (value: unknown): value is { ar?: unknown; en?: unknown } =>
  typeof value === 'object' && value !== null && ('ar' in value || 'en' in value)
const entriesOf = (value: unknown): AnyRow[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : []
