import type {
  BaseRecord,
  CreateParams,
  CreateResponse,
  DataProvider,
  DeleteOneParams,
  DeleteOneResponse,
  GetListParams,
  GetListResponse,
  GetManyParams,
  GetManyResponse,
  GetOneParams,
  GetOneResponse,
  UpdateParams,
  UpdateResponse,
} from '@refinedev/core'
import type { AxiosInstance } from 'axios'
import { idsPerRequest } from '../registry/first-list.ts'
import { listQuery, queryString } from './list-query.ts'

/**
 * Refine's data provider over the simple-rest routes at `address` (`/api/admin` or `/api`).
 * A `version` in the variables of an update is sent as `If-Match`; the server responds with 412 if another write came first.
 */
export function createDataProvider(address: string, http: AxiosInstance): DataProvider {
  const rowAddress = ({ resource, id }: { resource: string; id: unknown }) => `${address}/${resource}/${id}`

  const getList = async <T extends BaseRecord = BaseRecord>({
    resource,
    pagination = {},
    filters,
    sorters,
  }: GetListParams): Promise<GetListResponse<T>> => {
    const { data, headers } = await http.get<T[]>(`${address}/${resource}?${listQuery({ pagination, filters, sorters })}`)
    return { data, total: totalOf(data, headers) }
  }

  const getOne = async <T extends BaseRecord = BaseRecord>({ meta, ...row }: GetOneParams): Promise<GetOneResponse<T>> => {
    const { data } = await http.get<T>(rowAddress(row), { headers: meta?.headers })
    return { data }
  }

  const getMany = async <T extends BaseRecord = BaseRecord>({ ids, resource }: GetManyParams): Promise<GetManyResponse<T>> => {
    const unique = [...new Set(ids)]
    const pages = Array.from({ length: Math.ceil(unique.length / idsPerRequest) }, (_, page) => {
      const id = unique.slice(page * idsPerRequest, (page + 1) * idsPerRequest)
      return http.get<T[]>(`${address}/${resource}?${queryString({ id })}`)
    })
    return { data: (await Promise.all(pages)).flatMap((page) => page.data) }
  }

  const create = async <T extends BaseRecord = BaseRecord, V = object>({
    resource,
    variables,
    meta,
  }: CreateParams<V>): Promise<CreateResponse<T>> => {
    const { data } = await http.post<T>(`${address}/${resource}`, variables, { headers: meta?.headers })
    return { data }
  }

  const update = async <T extends BaseRecord = BaseRecord, V = object>({
    variables,
    meta,
    ...row
  }: UpdateParams<V>): Promise<UpdateResponse<T>> => {
    const { version, ...changes } = withVersion(variables)
    const headers = version === undefined ? meta?.headers : { ...meta?.headers, 'If-Match': String(version) }
    const { data } = await http.patch<T>(rowAddress(row), changes, { headers })
    return { data }
  }

  const deleteOne = async <T extends BaseRecord = BaseRecord, V = object>({
    variables,
    meta,
    ...row
  }: DeleteOneParams<V>): Promise<DeleteOneResponse<T>> => {
    const { data } = await http.delete<T>(rowAddress(row), { data: variables, headers: meta?.headers })
    return { data }
  }

  return { getList, getOne, getMany, create, update, deleteOne, getApiUrl: () => address }
}

/** The number of all rows of a list, of which a response has one page. */
export const totalOf = (data: readonly unknown[], headers: Readonly<Record<string, unknown>>): number =>
  Number(headers['x-total-count']) || data.length

// Safe: only `version` is read, as unknown; everything else passes through.
const withVersion = (variables: unknown) => variables as { version?: unknown }
