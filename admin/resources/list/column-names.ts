import type { Kind } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { stampsOf } from '@wasl/shared/registry/timestamps.ts'

// Long texts and groups belong on the page of a row.
const tooLong: readonly Kind[] = ['longText', 'localizedLong', 'list', 'images', 'permissions']

/** Every column a list can show: those it declares, the other fields that fit in a cell, when rows were added and changed. */
export const columnNames = (declaration: AnyResource): string[] => [
  ...new Set([
    ...declaration.list,
    ...Object.entries(declaration.fields)
      .filter(([, { kind }]) => !tooLong.includes(kind))
      .map(([name]) => name),
    ...Object.keys(stampsOf(declaration)),
  ]),
]
