import type { DataProvider } from '@refinedev/core'
import { createDataProvider } from '@wasl/shared/data-provider/data-provider.ts'
import { addFirstResponses, type FirstResponses } from '@wasl/shared/data-provider/first-responses.ts'
import { createHttp } from '@wasl/shared/data-provider/http.ts'
import { getPreferences } from '../app/preferences.ts'
import { sessionRenewal } from '../auth/session-renewal.ts'
import { decodeGroups } from '../fields/filters/filter-groups.ts'
import { followServerClock } from './server-clock.ts'

/** Calls the API with the user's language; the browser adds the session's cookie. When the session has ended, calls wait for a new login. */
export const http = createHttp(() => getPreferences().locale, sessionRenewal.request)
followServerClock(http)
addFirstResponses(http, readFirstResponses())

export const apiBase = '/api/admin'

const provider = createDataProvider(apiBase, http)

export const dataProvider: DataProvider = {
  ...provider,
  getList: ({ filters = [], ...params }) => provider.getList({ ...params, filters: decodeGroups(filters) }),
}

/** What api/platform/pages/first-responses.ts wrote into the document. */
function readFirstResponses(): FirstResponses {
  const json = document.getElementById('first-responses')?.textContent
  return json ? JSON.parse(json) : {}
}
