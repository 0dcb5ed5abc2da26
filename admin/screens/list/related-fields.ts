import type { Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'

/** The fields whose related rows a list names: its columns, and those it is filtered by. */
export const relatedFields = (
  { fields, list }: AnyResource,
  asked: Readonly<Record<string, unknown>>,
  columns: readonly string[] = list,
): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, { kind }]) => kind !== 'list' && (columns.includes(name) || name in asked)))
