import { createCalls } from '@wasl/shared/data-provider/call.ts'
import type { RequestMeta } from '@wasl/shared/data-provider/custom.ts'
import { createDataProvider, type RestProvider } from '@wasl/shared/data-provider/data-provider.ts'
import { createHttp } from '@wasl/shared/data-provider/http.ts'
import { apiBase } from './addresses.ts'
import { decodeGroups } from './filter-groups.ts'
import { answerFirstRequests } from './first-responses.ts'
import { getPreferences } from './preferences.ts'
import { followServerClock } from './server-clock.ts'
import { sessionRenewal } from './session-renewal.ts'

export { apiBase }

/** Calls the API with the user's language; the browser adds the session's cookie. When the session has ended, calls wait for a new login. */
export const http = createHttp({ locale: () => getPreferences().locale, renewSession: sessionRenewal.request })
followServerClock(http)
answerFirstRequests(http)

const provider = createDataProvider(apiBase, http)

export const dataProvider: RestProvider = {
  ...provider,
  getList: ({ filters = [], ...params }) => provider.getList({ ...params, filters: decodeGroups(filters) }),
}

/** Calls the endpoints of the table through `custom` of the provider, with the types of each. */
export const api = createCalls(
  (request, options: RequestMeta | undefined) => dataProvider.custom({ ...request, meta: { ...request.meta, ...options } }),
  'blob',
)
