import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { defaultsOf } from './values.ts'

/**
 * What a new row's form opens with when it starts from another row. What the house writes itself, and the row's place among the others,
 * begins anew; what no two rows may share is left for the writer, also in the row's own parts.
 */
export function copyOf(declaration: AnyResource, row: AnyRow): AnyRow {
  const { fields, position } = declaration
  const left = new Set([...sharedBy(declaration), ...(position ? [position] : [])])
  return copied(fields, row, left)
}

/** Of each combination that no two rows share, the one field that is asked for again: the name of the row where it takes part. */
const sharedBy = ({ unique = [], title }: AnyResource): string[] =>
  unique.flatMap((names) => (names.includes(title) ? [title] : names.slice(-1)))

function copied(fields: Fields, row: AnyRow, left: ReadonlySet<string>): AnyRow {
  const kept = Object.entries(fields)
    .filter(([name, field]) => row[name] != null && !left.has(name) && isCopied(field))
    .map(([name, field]) => [
      name,
      field.kind === 'list' ? entriesOf(row[name]).map((entry) => copied(field.fields, entry, none)) : row[name],
    ])
  return { ...defaultsOf(fields), ...Object.fromEntries(kept) }
}

// People's own files stay with the row they were given for.
const isCopied = (field: AnyField): boolean =>
  !field.readOnly && !('unique' in field && field.unique) && !('private' in field && field.private)

const none: ReadonlySet<string> = new Set()
// Safe: a row holds plain objects in a repeated group.
const entriesOf = (value: unknown): AnyRow[] => (Array.isArray(value) ? (value as AnyRow[]) : [])
