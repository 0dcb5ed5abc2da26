import type { SearchHit } from '@wasl/shared/contract/search.ts'
import { http, resourcesAddress } from '../../api/http.ts'

/** The rows of every resource that hold these words. */
export const find = (q: string, signal: AbortSignal): Promise<SearchHit[]> =>
  http.get<{ data: { hits: SearchHit[] } }>(`${resourcesAddress}/search`, { params: { q }, signal }).then(({ data }) => data.data.hits)
