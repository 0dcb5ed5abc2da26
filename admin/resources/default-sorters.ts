import type { CrudSort } from '@refinedev/core'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'

/** The default sorting of a resource, in Refine's format. */
export const defaultSorters = ({ sort }: AnyResource): CrudSort[] => [
  sort.startsWith('-') ? { field: sort.slice(1), order: 'desc' } : { field: sort, order: 'asc' },
]
