import type { Fields, RowOf, ValueOf } from '../registry/fields.ts'
import { queryString } from './list-query.ts'

/** What of a resource's declaration its public list depends on. */
export type PublicResource<F extends Fields> = {
  name: string
  fields: F
  access: { public?: { fields: readonly string[] } | undefined }
}
type Name<F> = keyof F & string
export type PublicList<F extends Fields, N extends Name<F>> = {
  /** The fields that the caller reads; each must be public. */
  fields: readonly N[]
  /** The values that rows must have. */
  filters?: { readonly [K in Name<F>]?: ValueOf<F[K]> }
  sort?: Name<F>
  /** The most rows; without it the API's page. */
  limit?: number
}
export type PublicRow<F extends Fields, N extends Name<F>> = { readonly id: string } & Pick<RowOf<F>, N>

/** The address of a public list. Throws if a field is not public. */
export function publicListUrl<F extends Fields, N extends Name<F>>(
  { name, access }: PublicResource<F>,
  { fields, filters = {}, sort, limit }: PublicList<F, N>,
): string {
  const hidden = fields.filter((field) => !access.public?.fields.includes(field))
  if (hidden.length > 0) throw new Error(`publicListUrl: ${name} does not make ${hidden.join(', ')} public`)
  const page = limit === undefined ? {} : { _start: 0, _end: limit }
  const query = queryString({ ...page, ...(sort && { _sort: sort, _order: 'asc' }), ...filters })
  return `/api/${name}${query && `?${query}`}`
}
