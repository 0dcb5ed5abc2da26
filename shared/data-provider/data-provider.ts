import type { BaseRecord, DataProvider, GetManyParams, GetManyResponse, UpdateParams, UpdateResponse } from '@refinedev/core'
import restProvider from '@refinedev/simple-rest'
import type { AxiosInstance } from 'axios'
import { idsPerRequest } from '../registry/first-list.ts'
import { type Custom, createCustom } from './custom.ts'

/** What every call of a provider has; bulk calls are custom routes. */
export type RestProvider = Omit<Required<DataProvider>, 'createMany' | 'updateMany' | 'deleteMany' | 'custom'> & { custom: Custom }

/**
 * Refine's provider for simple-rest over the routes at `address` (`/api/admin` or `/api`), with what our API adds: many rows are requested in
 * addresses of limited length, and a `version` in the variables of an update is sent as `If-Match`; the server responds with 412 if another
 * write came first. `custom` sends the requests of the endpoint table.
 */
export function createDataProvider(address: string, http: AxiosInstance): RestProvider {
  const rest = restProvider(address, http)

  const getMany = async <T extends BaseRecord = BaseRecord>({ ids, ...params }: GetManyParams): Promise<GetManyResponse<T>> => {
    const unique = [...new Set(ids)]
    const chunks = Array.from({ length: Math.ceil(unique.length / idsPerRequest) }, (_, index) =>
      unique.slice(index * idsPerRequest, (index + 1) * idsPerRequest),
    )
    const pages = await Promise.all(chunks.map((chunk) => rest.getMany<T>({ ...params, ids: chunk })))
    return { data: pages.flatMap(({ data }) => data) }
  }

  const update = <T extends BaseRecord = BaseRecord, V = object>({
    variables,
    meta,
    ...row
  }: UpdateParams<V>): Promise<UpdateResponse<T>> => {
    const { version, ...changes } = withVersion(variables)
    const headers = version === undefined ? meta?.headers : { ...meta?.headers, 'If-Match': String(version) }
    return rest.update<T, object>({ ...row, variables: changes, meta: { ...meta, headers } })
  }

  return { ...rest, getMany, update, custom: createCustom(http) }
}

/** The number of all rows of a list, of which a response has one page. */
export const totalOf = (data: readonly unknown[], headers: Readonly<Record<string, unknown>>): number =>
  Number(headers['x-total-count']) || data.length

// Safe: only `version` is read, as unknown; everything else passes through.
const withVersion = (variables: unknown) => variables as { version?: unknown }
