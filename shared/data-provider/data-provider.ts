import type { BaseRecord, DataProvider, GetManyParams, GetManyResponse, UpdateParams, UpdateResponse } from '@refinedev/core'
import simpleRest from '@refinedev/simple-rest'
import type { AxiosInstance } from 'axios'

/** Ids in one address: 80 uuids stay far below the 8 KB that proxies allow. */
const idsPerCall = 80

/**
 * Refine's data provider over the simple-rest routes at `address` (`/api/admin` or `/api`).
 * A `version` among the variables of an update travels as `If-Match`; the server answers 412 when another write came first.
 */
export function dataProviderFor(address: string, http: AxiosInstance): DataProvider {
  const rest = simpleRest(address, http)

  const getMany = async <T extends BaseRecord = BaseRecord>({ ids, ...asked }: GetManyParams): Promise<GetManyResponse<T>> => {
    const unique = [...new Set(ids)]
    const pages = Array.from({ length: Math.ceil(unique.length / idsPerCall) }, (_, page) =>
      rest.getMany<T>({ ...asked, ids: unique.slice(page * idsPerCall, (page + 1) * idsPerCall) }),
    )
    return { data: (await Promise.all(pages)).flatMap((page) => page.data) }
  }

  const update = <T extends BaseRecord = BaseRecord, V = object>({
    variables,
    meta,
    ...asked
  }: UpdateParams<V>): Promise<UpdateResponse<T>> => {
    const { version, ...changes } = withVersion(variables)
    const headers = version === undefined ? meta?.headers : { ...meta?.headers, 'If-Match': String(version) }
    return rest.update<T, typeof changes>({ ...asked, variables: changes, meta: { ...meta, headers } })
  }

  return { ...rest, getMany, update }
}

// Safe: only `version` is named, and it is read as unknown; everything else passes through.
const withVersion = (variables: unknown) => variables as { version?: unknown }
