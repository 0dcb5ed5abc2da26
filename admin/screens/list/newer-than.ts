import type { CrudFilter } from '@refinedev/core'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { fieldNamed } from '../../parts/declarations.ts'

/** The filter for what came after this row, in a list whose own order is newest first; null for any other list. */
export function newerThan(declaration: AnyResource, first: AnyRow | undefined): CrudFilter | null {
  const { sort } = declaration
  const field = sort.slice(1)
  const at = first?.[field]
  if (!sort.startsWith('-') || fieldNamed(declaration, field)?.kind !== 'dateTime' || typeof at !== 'string') return null
  // Instants are kept to the millisecond, so the next one is the first that is newer.
  return { field, operator: 'gte', value: new Date(Date.parse(at) + 1).toISOString() }
}
