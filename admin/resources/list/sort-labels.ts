import type { CrudSort } from '@refinedev/core'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { stampsOf } from '@wasl/shared/registry/timestamps.ts'

/**
 * What a list may be sorted by: the columns it shows, when its rows were added and changed, and what they are sorted by now, which is said by
 * its name even where it is no column of theirs.
 */
export const sortNames = (declaration: AnyResource, shown: readonly string[], sorters: readonly CrudSort[]): string[] => [
  ...new Set([...shown, ...Object.keys(stampsOf(declaration)), ...sorters.map(({ field }) => field)]),
]
