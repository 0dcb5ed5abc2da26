import { addressOf } from './addresses.ts'
import { listQuery } from './list-query.ts'

/** The address of a list that shows only the rows with one of these values in each field. */
export function filteredAddress(resource: string, filter: Readonly<Record<string, readonly string[]>>): string {
  const filters = Object.entries(filter).map(([field, value]) => ({ field, operator: 'in' as const, value: [...value] }))
  return `${addressOf.list(resource)}?${listQuery(filters)}`
}
