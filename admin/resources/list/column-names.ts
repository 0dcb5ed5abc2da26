import type { CrudSort } from '@refinedev/core'
import type { Kind } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { timestampFieldsOf } from '@wasl/shared/registry/timestamps.ts'

// Long texts and lists are shown only on the page of a row.
const tooLongKinds: readonly Kind[] = ['longText', 'localizedLong', 'list', 'images', 'files', 'permissions']

/** Every column a list can show: the declared ones, the other fields that fit in a cell, and the timestamps. */
export const columnNames = (declaration: AnyResource): string[] => [
  ...new Set([
    ...declaration.list,
    ...Object.entries(declaration.fields)
      .filter(([, { kind }]) => !tooLongKinds.includes(kind))
      .map(([name]) => name),
    ...Object.keys(timestampFieldsOf(declaration)),
  ]),
]

/** The columns a list can be sorted by: the shown ones, the timestamps, and the current sort keys even if they are not shown. */
export const sortableNames = (declaration: AnyResource, shown: readonly string[], sorters: readonly CrudSort[]): string[] => [
  ...new Set([...shown, ...Object.keys(timestampFieldsOf(declaration)), ...sorters.map(({ field }) => field)]),
]
