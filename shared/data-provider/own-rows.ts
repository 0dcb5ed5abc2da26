import type { Fields, RowOf } from '../registry/fields.ts'
import { queryString } from './list-query.ts'

/** What of a resource's declaration the list of its owner depends on. */
export type OwnResource<F extends Fields> = {
  name: string
  fields: F
  access: { own?: { fields: readonly string[]; create?: readonly string[] } | undefined }
}
type Name<F> = keyof F & string
type Timestamps = { created_at: string; updated_at: string }
/** The fields that the caller reads, and the most rows; without it the API's page. */
export type OwnList<N extends string> = { fields: readonly N[]; limit?: number }
export type OwnRow<F extends Fields, N extends string> = { readonly id: string } & Pick<
  RowOf<F> & Timestamps,
  N & keyof (RowOf<F> & Timestamps)
>
export type OwnListName<F extends Fields> = Name<F> | keyof Timestamps

/** The address of the caller's own rows. Throws if their owner may not read a field. */
export function ownListUrl<F extends Fields, N extends OwnListName<F>>(
  { name, access }: OwnResource<F>,
  { fields, limit }: OwnList<N>,
): string {
  const hidden = fields.filter((field) => !access.own?.fields.includes(field))
  if (hidden.length > 0) throw new Error(`ownListUrl: the owner of ${name} does not read ${hidden.join(', ')}`)
  const query = limit === undefined ? '' : queryString({ _start: 0, _end: limit })
  return `${ownUrl(name)}${query && `?${query}`}`
}

/** Where the owner of rows reads and writes them. */
export const ownUrl = (resource: string): string => `/api/own/${resource}`
