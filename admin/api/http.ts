import type { DataProvider } from '@refinedev/core'
import { createDataProvider } from '@wasl/shared/data-provider/data-provider.ts'
import { createHttp } from '@wasl/shared/data-provider/http.ts'
import { getPreferences } from '../app/preferences.ts'
import { sessionRenewal } from '../auth/session-renewal.ts'
import { decodeGroups } from '../fields/filters/filter-groups.ts'

/** Calls the API with the user's language; the browser adds the session's cookie. When the session has ended, calls wait for a new login. */
export const http = createHttp(() => getPreferences().locale, sessionRenewal.request)

export const apiBase = '/api/admin'

const provider = createDataProvider(apiBase, http)

export const dataProvider: DataProvider = {
  ...provider,
  getList: ({ filters = [], ...params }) => provider.getList({ ...params, filters: decodeGroups(filters) }),
}
