import type { Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'

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
