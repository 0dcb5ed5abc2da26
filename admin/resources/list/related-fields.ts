import type { Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'

/** The fields whose related rows a list names: its columns with what is joined to them, and those it is filtered by. */
export function relatedFields(
  { fields, list, joined = {} }: AnyResource,
  asked: Readonly<Record<string, unknown>>,
  columns: readonly string[] = list,
): Fields {
  const shown = columns.flatMap((name) => [name, ...(joined[name] ?? [])])
  return Object.fromEntries(Object.entries(fields).filter(([name, { kind }]) => kind !== 'list' && (shown.includes(name) || name in asked)))
}
