import type { AnyField, Fields } from './fields.ts'
import { listEntries } from './list-entries.ts'
import type { AnyResource, AnyRow } from './resource.ts'

/** The relation fields whose row names a list needs: its columns with their merged fields, and the filtered fields. */
export function relatedFields(
  { fields, list, mergedColumns = {} }: AnyResource,
  criteria: Readonly<Record<string, unknown>>,
  columns: readonly string[] = list,
): Fields {
  const visibleColumns = columns.flatMap((name) => [name, ...(mergedColumns[name] ?? [])])
  return Object.fromEntries(
    Object.entries(fields).filter(([name, { kind }]) => kind !== 'list' && (visibleColumns.includes(name) || name in criteria)),
  )
}

/** The resources that these fields refer to, each once; entries of lists are included. */
export const referredResources = (fields: Fields): string[] => [
  ...new Set(
    Object.values(fields).flatMap((field) => {
      if (field.kind === 'list') return referredResources(field.fields)
      return field.kind === 'belongsTo' || field.kind === 'hasMany' ? [field.to] : []
    }),
  ),
]

type ResolveField = (field: AnyField, row: AnyRow) => AnyField

/** The ids these rows refer to, by resource, unique and sorted; list entries are included. `resolve` replaces fields that depend on their row. */
export function relatedIds(fields: Fields, rows: readonly AnyRow[], resolve: ResolveField = (field) => field): Record<string, string[]> {
  const idsByResource: Record<string, Set<string>> = {}
  for (const [name, field] of Object.entries(fields)) for (const row of rows) collect(resolve(field, row), row[name], idsByResource)
  return Object.fromEntries(Object.entries(idsByResource).map(([resource, ids]) => [resource, [...ids].sort()]))
}

function collect(field: AnyField, value: unknown, idsByResource: Record<string, Set<string>>) {
  if (field.kind === 'list') {
    for (const entry of listEntries(value))
      for (const [name, inner] of Object.entries(field.fields)) collect(inner, entry[name], idsByResource)
    return
  }
  if (field.kind !== 'belongsTo' && field.kind !== 'hasMany') return
  for (const id of [value].flat()) {
    if (typeof id !== 'string' || id === '') continue
    idsByResource[field.to] ??= new Set()
    idsByResource[field.to]?.add(id)
  }
}
