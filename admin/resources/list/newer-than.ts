import type { CrudFilter } from '@refinedev/core'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { fieldNamed } from '../declarations.ts'

/**
 * The filters for what came after a list was read whose first row is this one: what is newer, in a list whose own order is newest first;
 * whatever is there now, in one that was empty. Null for any other list.
 */
export function newerThan(declaration: AnyResource, first: AnyRow | undefined): CrudFilter[] | null {
  if (!first) return []
  const { sort } = declaration
  const field = sort.slice(1)
  const at = first[field]
  if (!sort.startsWith('-') || fieldNamed(declaration, field)?.kind !== 'dateTime' || typeof at !== 'string') return null
  // Instants are kept to the millisecond, so the next one is the first that is newer.
  return [{ field, operator: 'gte', value: new Date(Date.parse(at) + 1).toISOString() }]
}
