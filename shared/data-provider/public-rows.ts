import type { CrudFilter } from '@refinedev/core'
import type { Fields, RowOf, ValueOf } from '../registry/fields.ts'
import type { RestProvider } from './data-provider.ts'

/** What of a resource's declaration its public rows depend on. */
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

/** Lists public rows of a resource through the provider of `/api`. Throws if a field is not public. */
export async function listPublicRows<F extends Fields, N extends Name<F>>(
  provider: RestProvider,
  { name, access }: PublicResource<F>,
  { fields, filters = {}, sort, limit }: PublicList<F, N>,
): Promise<{ rows: PublicRow<F, N>[]; total: number }> {
  const hidden = fields.filter((field) => !access.public?.fields.includes(field))
  if (hidden.length > 0) throw new Error(`listPublicRows: ${name} does not make ${hidden.join(', ')} public`)
  const { data, total } = await provider.getList({
    resource: name,
    pagination: limit === undefined ? { mode: 'off' } : { currentPage: 1, pageSize: limit },
    ...(sort && { sorters: [{ field: sort, order: 'asc' }] }),
    filters: Object.entries(filters).map(([field, value]): CrudFilter => ({ field, operator: 'eq', value })),
  })
  // Safe: the API validates each row against the declaration of its resource.
  return { rows: data as unknown[] as PublicRow<F, N>[], total }
}
