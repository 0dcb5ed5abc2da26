import { useQuery } from '@tanstack/react-query'
import { searchRows } from '@wasl/shared/contract/endpoints/search.ts'
import type { SearchHit } from '@wasl/shared/contract/search.ts'
import { api } from '../../api/http.ts'
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
  const { data, isFetching, isError } = useQuery({
    queryKey: ['search', q, locale],
    queryFn: async ({ signal }) => (await api.call(searchRows, { query: { q }, signal })).hits,
    enabled: isLongEnough,
    staleTime: 10_000,
    placeholderData: (before) => before,
  })
  const isWaiting = trimmed.length >= minLength && trimmed !== q
  return {
    hits: isLongEnough && trimmed.length >= minLength ? (data ?? []) : [],
    isSearching: isFetching || isWaiting,
    hasFailed: isError && isLongEnough,
  }
}
