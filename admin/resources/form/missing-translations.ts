import type { Fields } from '@wasl/shared/registry/fields.ts'
import { listEntries } from '@wasl/shared/registry/list-entries.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'
import { isLocalizedPair } from '../../fields/inputs/empty-to-null.ts'

/** Counts, for each language, the texts only the other language has; list entries are included. */
export function missingTranslations(fields: Fields, values: AnyRow): { ar: number; en: number } {
  const missing = { ar: 0, en: 0 }
  const count = (inner: Fields, row: AnyRow) => {
    for (const [name, field] of Object.entries(inner)) {
      if (!isVisible(field, row)) continue
      const value = row[name]
      if (field.kind === 'list') for (const entry of listEntries(value)) count(field.fields, entry)
      else if (isLocalizedPair(value)) {
        if (!value.ar && value.en) missing.ar += 1
        if (value.ar && !value.en) missing.en += 1
      }
    }
  }
  count(fields, values)
  return missing
}

/** Whether any of these fields is localized. */
export const hasLocalizedFields = (fields: Fields): boolean =>
  Object.values(fields).some((field) => (field.kind === 'list' ? hasLocalizedFields(field.fields) : field.kind.startsWith('localized')))
