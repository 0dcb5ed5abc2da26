import type { BaseRecord, DataProvider, GetManyParams, GetManyResponse, UpdateParams, UpdateResponse } from '@refinedev/core'
import simpleRest from '@refinedev/simple-rest'
import type { AxiosInstance } from 'axios'
import { idsPerRequest } from '../registry/first-list.ts'

/**
 * Refine's data provider over the simple-rest routes at `address` (`/api/admin` or `/api`).
 * A `version` in the variables of an update is sent as `If-Match`; the server responds with 412 if another write came first.
 */
export function createDataProvider(address: string, http: AxiosInstance): DataProvider {
  const rest = simpleRest(address, http)

  const getMany = async <T extends BaseRecord = BaseRecord>({ ids, ...params }: GetManyParams): Promise<GetManyResponse<T>> => {
    const unique = [...new Set(ids)]
    const pages = Array.from({ length: Math.ceil(unique.length / idsPerRequest) }, (_, page) =>
      rest.getMany<T>({ ...params, ids: unique.slice(page * idsPerRequest, (page + 1) * idsPerRequest) }),
    )
    return { data: (await Promise.all(pages)).flatMap((page) => page.data) }
  }

  const update = <T extends BaseRecord = BaseRecord, V = object>({
    variables,
    meta,
    ...params
  }: UpdateParams<V>): Promise<UpdateResponse<T>> => {
    const { version, ...changes } = withVersion(variables)
    const headers = version === undefined ? meta?.headers : { ...meta?.headers, 'If-Match': String(version) }
    return rest.update<T, typeof changes>({ ...params, variables: changes, meta: { ...meta, headers } })
  }

  return { ...rest, getMany, update }
}

// Safe: only `version` is read, as unknown; everything else passes through.
const withVersion = (variables: unknown) => variables as { version?: unknown }
