import type { DataProvider } from '@refinedev/core'
import { dataProviderFor } from '@wasl/shared/data-provider/data-provider.ts'
import { httpFor } from '@wasl/shared/data-provider/http.ts'
import { preferences } from '../app/preferences.ts'
import { token } from '../auth/token.ts'
import { withGroupQueries } from '../fields/filters/groups.ts'

/** The API of this origin, in the reader's language, as the admin who is logged in. */
export const http = httpFor({ locale: () => preferences().locale, token: token.read })

/** Where the resources are. */
export const resourcesAddress = '/api/admin'

const provider = dataProviderFor(resourcesAddress, http)

/** The rows of every resource. */
export const dataProvider: DataProvider = {
  ...provider,
  getList: ({ filters = [], ...asked }) => provider.getList({ ...asked, filters: withGroupQueries(filters) }),
}
