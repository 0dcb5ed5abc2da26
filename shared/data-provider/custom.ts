import type { CustomResponse, MetaQuery } from '@refinedev/core'
import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios'
import type { EndpointRequest } from './endpoint-request.ts'
import { listQuery, queryString } from './list-query.ts'

/** Options of one request, in its `meta`. */
export type RequestMeta = Pick<AxiosRequestConfig, 'signal' | 'timeout' | 'responseType' | 'onUploadProgress'>

/** `msg`: the message of an envelope, else empty. */
export type CustomResult<T> = CustomResponse<T> & { msg: string; headers: AxiosResponse['headers'] }

/** Refine's `custom`: a request of `endpointRequest` has the type of its data, which is taken out of its envelope. */
export type Custom = <T>(request: EndpointRequest<T>) => Promise<CustomResult<T>>

/** `custom` over this axios instance. What simple-rest's drops is sent: the query of a write and the signal that cancels a query. */
export const createCustom =
  (http: AxiosInstance): Custom =>
  async <T>(request: EndpointRequest<T>) => {
    const { url, method, filters, sorters, query, payload, headers: sent, meta } = request
    const search = [listQuery({ filters, sorters }), queryString(Object(query))].filter(Boolean).join('&')
    const address = search ? `${url}${url.includes('?') ? '&' : '?'}${search}` : url
    const { data: body, headers } = await http.request<unknown>({
      ...requestOptions(meta),
      method,
      url: address,
      data: payload,
      ...(sent && { headers: sent }),
    })
    return resultOf(request, body, headers)
  }

/** The result of a request from the body and the headers of its response. */
export function resultOf<T>({ meta }: EndpointRequest<T>, body: unknown, headers: AxiosResponse['headers']): CustomResult<T> {
  const { data, msg } = meta?.isEnveloped ? openEnvelope(body) : { data: body, msg: '' }
  // Safe: the API validates each response against the schema of its endpoint, in the shared table.
  return { data: data as T, msg, headers }
}

function requestOptions({ signal, timeout, responseType, onUploadProgress, queryContext }: MetaQuery = {}): RequestMeta {
  return {
    signal: signal ?? queryContext?.signal,
    ...(timeout !== undefined && { timeout }),
    ...(responseType && { responseType }),
    ...(onUploadProgress && { onUploadProgress }),
  }
}

function openEnvelope(json: unknown): { data: unknown; msg: string } {
  if (typeof json !== 'object' || json === null || !('data' in json)) return { data: undefined, msg: '' }
  return { data: json.data, msg: 'msg' in json && typeof json.msg === 'string' ? json.msg : '' }
}
