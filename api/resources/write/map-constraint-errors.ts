import { messages } from '@wasl/shared/registry/messages.ts'
import { type AnyResource, tableNameOf } from '@wasl/shared/registry/resource.ts'
import { columnNames } from '../../platform/db/resource-constraints.ts'
import { sqlErrorOf } from '../../platform/db/sql-errors.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { StoredResource } from '../stored-resource.ts'

/** Runs a write and turns a violated constraint (unique, foreign key, check, exclusion) into a 422 on its field; `pathPrefix` is the path of a list entry. */
export async function mapConstraintErrors<T>({ declaration }: StoredResource, write: () => Promise<T>, pathPrefix = ''): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const failure = sqlErrorOf(error)
    const constraint = failure?.constraint ?? ''
    if (failure?.code === '23505') throw invalid(pathPrefix + (uniqueField(declaration, constraint) ?? 'body'), messages.taken)
    if (failure?.code === '23503')
      throw invalid(pathPrefix + (constrainedField(declaration, constraint) ?? 'body'), messages.wrong_relation)
    if (failure?.code === '23514') throw invalid(pathPrefix + (constrainedField(declaration, constraint) ?? 'body'), messages.invalid)
    if (failure?.code === '23P01') throw invalid(pathPrefix + (constrainedField(declaration, constraint) ?? 'body'), messages.overlaps)
    throw error
  }
}

/** The path of the field that violated a unique constraint, with its language if localized. Of a combination: the last field. */
function uniqueField(declaration: AnyResource, constraint: string): string | undefined {
  const columns = Object.entries(declaration.fields).flatMap(([name, field]) =>
    columnNames(name, field).map((column) => ({ column, path: column === name ? name : `${name}.${column.slice(-2)}` })),
  )
  return columns.find(({ column }) => constraint.endsWith(`_${column}_unique`))?.path
}

function constrainedField(declaration: AnyResource, constraint: string): string | undefined {
  const prefix = `${tableNameOf(declaration.name)}_`
  const matches = Object.keys(declaration.fields).filter((name) => constraint.startsWith(`${prefix}${name}_`))
  return matches.sort((a, b) => b.length - a.length)[0]
}
