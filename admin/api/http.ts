import type { DataProvider } from '@refinedev/core'
import { createDataProvider } from '@wasl/shared/data-provider/data-provider.ts'
import { createHttp } from '@wasl/shared/data-provider/http.ts'
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
