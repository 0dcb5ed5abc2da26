import { useMany } from '@refinedev/core'
import type { Fields, RowOf } from '@wasl/shared/registry/fields.ts'

/** A row of a declared resource, with the types of its fields. */
type Row<F extends Fields> = { readonly id: string } & RowOf<F>

/** The rows of a declared resource with these ids; none until they are loaded. */
export const useRows = <F extends Fields>({ name }: { name: string; fields: F }, ids: readonly string[]): readonly Row<F>[] =>
  useMany<Row<F>>({ resource: name, ids: [...ids], queryOptions: { enabled: ids.length > 0 } }).result.data
