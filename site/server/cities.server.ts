import type { Named } from '@wasl/shared/contract/common.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { ApiClient } from './api.server.ts'

export type City = Pick<Named, 'id' | 'name'>

/** The cities to choose from, or null if they cannot be loaded: the field then offers to try again. */
export async function loadCities(api: ApiClient, query = ''): Promise<City[] | null> {
  try {
    const { rows } = await api.list<Named>(`/cities?_start=0&_end=200${query}`, { skipPageStatus: true })
    return rows.map(({ id, name }) => ({ id, name }))
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Of the cities in which orders are taken, by name. */
export const servedCities = '&_sort=name&_order=asc&is_served=true'
