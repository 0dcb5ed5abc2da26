import type { CrudFilter } from '@refinedev/core'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { fieldNamed } from '../../api/declarations.ts'

/**
 * The filters for rows added after a list with this first row was loaded. They match newer rows if the resource sorts newest first,
 * every row if the list was empty; null for any other list.
 */
export function newerRowsFilter(declaration: AnyResource, first: AnyRow | undefined): CrudFilter[] | null {
  if (!first) return []
  const { sort } = declaration
  const field = sort.slice(1)
  const at = first[field]
  if (!sort.startsWith('-') || fieldNamed(declaration, field)?.kind !== 'dateTime' || typeof at !== 'string') return null
  // Instants have millisecond precision, so newer rows start at the next millisecond.
  return [{ field, operator: 'gte', value: new Date(Date.parse(at) + 1).toISOString() }]
}
