import type { CrudSort } from '@refinedev/core'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'

/** The usual order of a resource, in Refine's words. */
export const sortersOf = ({ sort }: AnyResource): CrudSort[] => [
  sort.startsWith('-') ? { field: sort.slice(1), order: 'desc' } : { field: sort, order: 'asc' },
]
