import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import { listEntries } from '@wasl/shared/registry/list-entries.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { defaultsOf } from '../../fields/inputs/values.ts'

/**
 * The initial values of a form that copies a row. Read-only fields and the position get their defaults;
 * unique fields are left blank, also inside list entries.
 */
export function copyOf(declaration: AnyResource, row: AnyRow): AnyRow {
  const { fields, position } = declaration
  const omitted = new Set([...uniqueFieldsToClear(declaration), ...(position ? [position] : [])])
  return copyFields(fields, row, omitted)
}

/** For each combined unique constraint, the one field to leave blank: the title if it takes part, else the last field. */
const uniqueFieldsToClear = ({ unique = [], title }: AnyResource): string[] =>
  unique.flatMap((names) => (names.includes(title) ? [title] : names.slice(-1)))

function copyFields(fields: Fields, row: AnyRow, omitted: ReadonlySet<string>): AnyRow {
  const values = Object.entries(fields)
    .filter(([name, field]) => row[name] != null && !omitted.has(name) && isCopied(field))
    .map(([name, field]) => [
      name,
      field.kind === 'list' ? listEntries(row[name]).map((entry) => copyFields(field.fields, entry, nothingOmitted)) : row[name],
    ])
  return { ...defaultsOf(fields), ...Object.fromEntries(values) }
}

// Private files stay with the row they were uploaded for.
const isCopied = (field: AnyField): boolean =>
  !field.readOnly && !('unique' in field && field.unique) && !('private' in field && field.private)

const nothingOmitted: ReadonlySet<string> = new Set()
