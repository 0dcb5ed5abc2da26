import type { DataProvider } from '@refinedev/core'
import type { FileEndpoint } from '@wasl/shared/contract/endpoint.ts'
import { type ApiRequest, apiRequest, type CallArguments, createCalls } from '@wasl/shared/data-provider/call.ts'
import { createDataProvider } from '@wasl/shared/data-provider/data-provider.ts'
import { createHttp } from '@wasl/shared/data-provider/http.ts'
import type { AxiosRequestConfig } from 'axios'
import { apiBase } from './addresses.ts'
import { decodeGroups } from './filter-groups.ts'
import { answerFirstRequests } from './first-responses.ts'
import { getPreferences } from './preferences.ts'
import { followServerClock } from './server-clock.ts'
import { sessionRenewal } from './session-renewal.ts'

export { apiBase }

/** Calls the API with the user's language; the browser adds the session's cookie. When the session has ended, calls wait for a new login. */
export const http = createHttp(() => getPreferences().locale, sessionRenewal.request)
followServerClock(http)
answerFirstRequests(http)

const provider = createDataProvider(apiBase, http)

export const dataProvider: DataProvider = {
  ...provider,
  getList: ({ filters = [], ...params }) => provider.getList({ ...params, filters: decodeGroups(filters) }),
}

type RequestOptions = Pick<AxiosRequestConfig, 'signal' | 'timeout' | 'onUploadProgress'>

const send = ({ method, url, body }: ApiRequest, { signal, timeout, onUploadProgress }: RequestOptions = {}) => ({
  method,
  url,
  data: body,
  ...(signal && { signal }),
  ...(timeout !== undefined && { timeout }),
  ...(onUploadProgress && { onUploadProgress }),
})

/** Calls the endpoints of the table, with the types of each. */
export const api = {
  ...createCalls<RequestOptions>(async (request, options) => (await http.request<unknown>(send(request, options))).data),
  file: <E extends FileEndpoint>(endpoint: E, ...[input]: CallArguments<E, RequestOptions>) =>
    http.request<Blob>({ ...send(apiRequest(endpoint, input), input), responseType: 'blob' }),
}
