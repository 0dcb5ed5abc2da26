import { searchRows } from '@wasl/shared/contract/endpoints/search.ts'
import type { SearchHit } from '@wasl/shared/contract/search.ts'
import { useEndpoint } from '../../api/useEndpoint.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { useLocale } from '../../ui/useLocale.ts'

const debounceMs = 180
const minLength = 2

/** Searches the rows of all resources once typing pauses. */
export function useRowSearch(search: string): { hits: readonly SearchHit[]; isSearching: boolean; hasFailed: boolean } {
  const { locale } = useLocale()
  const trimmed = search.trim()
  const q = useDebounced(trimmed, debounceMs)
  const isLongEnough = q.length >= minLength
  const { data, query } = useEndpoint(searchRows, { query: { q } }, { enabled: isLongEnough, staleTime: 10_000, dependsOn: locale })
  const isWaiting = trimmed.length >= minLength && trimmed !== q
  return {
    hits: isLongEnough && trimmed.length >= minLength ? (data?.hits ?? []) : [],
    isSearching: query.isFetching || isWaiting,
    hasFailed: query.isError && isLongEnough,
  }
}
