import { useQuery } from '@tanstack/react-query'
import type { SearchHit } from '@wasl/shared/contract/search.ts'
import { useEffect, useState } from 'react'
import { useLocale } from '../../app/useLocale.ts'
import { find } from './find.ts'

const pauseMs = 180
const shortest = 2

/** The rows that hold what is typed, asked for once typing pauses. */
export function useHits(typed: string): { hits: readonly SearchHit[]; isSearching: boolean; hasFailed: boolean } {
  const { locale } = useLocale()
  const wanted = typed.trim()
  const [q, setQ] = useState('')
  // A pause in typing is known only by a clock.
  useEffect(() => {
    const pause = setTimeout(() => setQ(wanted), pauseMs)
    return () => clearTimeout(pause)
  }, [wanted])
  const isLong = q.length >= shortest
  const { data, isFetching, isError } = useQuery({
    queryKey: ['search', q, locale],
    queryFn: ({ signal }) => find(q, signal),
    enabled: isLong,
    staleTime: 10_000,
    placeholderData: (before) => before,
  })
  const isWaiting = wanted.length >= shortest && wanted !== q
  return {
    hits: isLong && wanted.length >= shortest ? (data ?? []) : [],
    isSearching: isFetching || isWaiting,
    hasFailed: isError && isLong,
  }
}
