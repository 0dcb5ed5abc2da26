import type { BaseRecord, DataProvider, GetListParams, GetListResponse } from '@refinedev/core'
import { createDataProvider, totalOf } from '@wasl/shared/data-provider/data-provider.ts'
import { addFirstResponses, type FirstResponses } from '@wasl/shared/data-provider/first-responses.ts'
import { createHttp } from '@wasl/shared/data-provider/http.ts'
import { listQuery } from '@wasl/shared/data-provider/list-query.ts'
import { getPreferences } from '../app/preferences.ts'
import { sessionRenewal } from '../auth/session-renewal.ts'
import { decodeGroups } from '../fields/filters/filter-groups.ts'
import { followServerClock } from './server-clock.ts'

/** Calls the API with the user's language; the browser adds the session's cookie. When the session has ended, calls wait for a new login. */
export const http = createHttp(() => getPreferences().locale, sessionRenewal.request)
followServerClock(http)
const takeFirstResponse = addFirstResponses(http, readFirstResponses())

export const apiBase = '/api/admin'

const provider = createDataProvider(apiBase, http)

export const dataProvider: DataProvider = {
  ...provider,
  getList: ({ filters = [], ...params }) => provider.getList({ ...params, filters: decodeGroups(filters) }),
}

/** What the document brought for an address of the API, for the first render. Undefined later, and where it has to be fetched. */
export const firstData = <T>(path: string): T | undefined =>
  // Safe: the document has the response of the API to this address.
  takeFirstResponse(`${apiBase}/${path}`)?.data as T | undefined

/** The rows that the document brought for a list, for the first render. */
export function firstRows({ resource, pagination, filters = [], sorters }: GetListParams): GetListResponse | undefined {
  const query = listQuery({ pagination, filters: decodeGroups(filters), sorters })
  const response = takeFirstResponse(`${apiBase}/${resource}?${query}`)
  // Safe: the document has the response of the API to this address.
  const data = response?.data as BaseRecord[] | undefined
  return response && data && { data, total: totalOf(data, response.headers) }
}

/** Whether the document brought responses: only those of a session. */
export const hasFirstResponses = (): boolean => document.getElementById('first-responses') !== null

/** What api/platform/pages/first-responses.ts wrote into the document. */
function readFirstResponses(): FirstResponses {
  const json = document.getElementById('first-responses')?.textContent
  return json ? JSON.parse(json) : {}
}
