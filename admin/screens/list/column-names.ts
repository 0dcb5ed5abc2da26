import type { Kind } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'

// Long texts and groups belong on the page of a row.
const tooLong: readonly Kind[] = ['longText', 'localizedLong', 'list', 'images', 'permissions']

/** Every column a list can show: those it declares, then the other fields that fit in a cell. */
export const columnNames = ({ list, fields }: AnyResource): string[] => [
  ...new Set([
    ...list,
    ...Object.entries(fields)
      .filter(([, { kind }]) => !tooLong.includes(kind))
      .map(([name]) => name),
  ]),
]
