import type { Fields, RowOf } from '../registry/fields.ts'
import type { RestProvider } from './data-provider.ts'
import type { Entered } from './endpoint-request.ts'

/** What of a resource's declaration the rows of its owner depend on. */
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

/** Lists the caller's own rows through the provider of `/api/own`. Throws if their owner may not read a field. */
export async function listOwnRows<F extends Fields, N extends OwnListName<F>>(
  provider: RestProvider,
  { name, access }: OwnResource<F>,
  { fields, limit }: OwnList<N>,
): Promise<OwnRow<F, N>[]> {
  const hidden = fields.filter((field) => !access.own?.fields.includes(field))
  if (hidden.length > 0) throw new Error(`listOwnRows: the owner of ${name} does not read ${hidden.join(', ')}`)
  const { data } = await provider.getList({
    resource: name,
    pagination: limit === undefined ? { mode: 'off' } : { currentPage: 1, pageSize: limit },
  })
  // Safe: the API validates each row against the declaration of its resource.
  return data as unknown[] as OwnRow<F, N>[]
}

/** Creates a row of the caller through the provider of `/api/own`; the API checks what was entered. */
export async function createOwnRow<F extends Fields>(
  provider: RestProvider,
  { name }: OwnResource<F>,
  entered: Entered<RowOf<F>>,
): Promise<void> {
  await provider.create({ resource: name, variables: entered })
}
