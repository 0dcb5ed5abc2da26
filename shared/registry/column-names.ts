import type { AnyField } from './fields.ts'

/** The column of a field, or its columns in both languages. */
export const columnNamesOf = (name: string, field: AnyField | undefined): string[] =>
  field?.kind.startsWith('localized') ? [`${name}_ar`, `${name}_en`] : [name]
