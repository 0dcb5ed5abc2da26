import { apiRoots } from '@wasl/shared/contract/api-roots.ts'
import type { FileEndpoint } from '@wasl/shared/contract/endpoint.ts'
import { createCalls } from '@wasl/shared/data-provider/call.ts'
import type { RequestMeta } from '@wasl/shared/data-provider/custom.ts'
import { createDataProvider, type RestProvider } from '@wasl/shared/data-provider/data-provider.ts'
import { type CallArguments, endpointRequest } from '@wasl/shared/data-provider/endpoint-request.ts'
import { createHttp } from '@wasl/shared/data-provider/http.ts'
import { decodeGroups } from './filter-groups.ts'
import { answerFirstRequests } from './first-responses.ts'
import { noteOwnWrite } from './own-writes.ts'
import { getPreferences } from './preferences.ts'
import { followServerClock } from './server-clock.ts'
import { sessionRenewal } from './session-renewal.ts'

/** Calls the API with the user's language; the browser adds the session's cookie. When the session has ended, calls wait for a new login. */
const http = createHttp({ locale: () => getPreferences().locale, renewSession: sessionRenewal.request })
followServerClock(http)
answerFirstRequests(http)

const provider = createDataProvider(apiRoots.admin, http)

export const dataProvider: RestProvider = {
  ...provider,
  getList: ({ filters = [], ...params }) => provider.getList({ ...params, filters: decodeGroups(filters) }),
  update: (params) => {
    noteOwnWrite(params.resource, String(params.id))
    return provider.update(params)
  },
}

/** Calls the endpoints of the table through `custom` of the provider, with the types of each. */
export const api = {
  ...createCalls(
    (request, options: RequestMeta | undefined) => dataProvider.custom({ ...request, meta: { ...request.meta, ...options } }),
    'blob',
  ),
  /** The headers of a file, without the file. */
  head: async <E extends FileEndpoint>(endpoint: E, ...input: CallArguments<E>) =>
    (await http.head(endpointRequest(endpoint, ...input).url)).headers,
}
