import type { CrudSort } from '@refinedev/core'
import { defaultSorter } from '@wasl/shared/registry/first-list.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'

/** The default sorting of a resource, in Refine's format. */
export const defaultSorters = (resource: AnyResource): CrudSort[] => [defaultSorter(resource)]
