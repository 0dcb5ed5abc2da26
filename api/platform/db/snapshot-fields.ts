import type { SnapshotTable } from './stored-snapshot.ts'

/** The columns of a field: itself, or one for each language; none if the table has no such field. */
export const columnsOf = (table: SnapshotTable | undefined, field: string): string[] =>
  [[field], [`${field}_ar`, `${field}_en`]].find((columns) => columns.every((column) => table?.columns[column])) ?? []

/** The field that a column belongs to. */
export const fieldName = (column: string, columns: Readonly<Record<string, unknown>>): string => {
  const field = column.replace(/_(ar|en)$/, '')
  return field !== column && columns[`${field}_ar`] && columns[`${field}_en`] ? field : column
}

export const fieldNames = (columns: SnapshotTable['columns']): string[] => [
  ...new Set(Object.values(columns).flatMap(({ name, generated }) => (generated ? [] : [fieldName(name, columns)]))),
]

/** The table that a person names: `coupon-uses` and `coupon_uses` are the same. */
export const asTableName = (name: string): string => name.replaceAll('-', '_')

/** A text as a literal of SQL. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
