import { cities } from '@wasl/resources/cities.ts'
import type { Named } from '@wasl/shared/contract/common.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { ApiClient } from './api.server.ts'

export type City = Pick<Named, 'id' | 'name'>

/** The cities to choose from, or only those in which orders are taken, by name. Null if they cannot be loaded: the field then offers to try again. */
export async function loadCities(api: ApiClient, { onlyServed = false } = {}): Promise<City[] | null> {
  try {
    const { rows } = await api.list(
      cities,
      { fields: ['name'], limit: 200, ...(onlyServed && { sort: 'name', filters: { is_served: true } }) },
      { skipPageStatus: true },
    )
    return rows.map(({ id, name }) => ({ id, name }))
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
