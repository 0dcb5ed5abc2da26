import { messages } from '@wasl/shared/registry/messages.ts'
import { type AnyResource, tableNameOf } from '@wasl/shared/registry/resource.ts'
import { columnNames } from '../platform/db/constraints-of.ts'
import { sqlFailure } from '../platform/db/database.ts'
import { invalid } from '../platform/http/errors.ts'
import type { StoredResource } from './stored-resource.ts'

/** Runs a write; what the database refuses (a taken value, a row that is not there, a bound) becomes a refusal on its field, named `within` a list. */
export async function namingFields<T>({ declaration }: StoredResource, write: () => Promise<T>, within = ''): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const failure = sqlFailure(error)
    const constraint = failure?.constraint ?? ''
    if (failure?.code === '23505') throw invalid(within + (takenField(declaration, constraint) ?? 'body'), messages.taken)
    if (failure?.code === '23503') throw invalid(within + (constrainedField(declaration, constraint) ?? 'body'), messages.wrong_relation)
    if (failure?.code === '23514') throw invalid(within + (constrainedField(declaration, constraint) ?? 'body'), messages.invalid)
    throw error
  }
}

/** The field, with its language where it has one, whose value another row holds. Of a combination: the last. */
function takenField(declaration: AnyResource, constraint: string): string | undefined {
  const columns = Object.entries(declaration.fields).flatMap(([name, field]) =>
    columnNames(name, field).map((column) => ({ column, path: column === name ? name : `${name}.${column.slice(-2)}` })),
  )
  return columns.find(({ column }) => constraint.endsWith(`_${column}_unique`))?.path
}

function constrainedField(declaration: AnyResource, constraint: string): string | undefined {
  const prefix = `${tableNameOf(declaration.name)}_`
  const named = Object.keys(declaration.fields).filter((name) => constraint.startsWith(`${prefix}${name}_`))
  return named.sort((one, other) => other.length - one.length)[0]
}
