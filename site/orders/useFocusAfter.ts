import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Focuses a part of the page once a submission led to it: the page itself keeps its scroll position. */
export function useFocusAfter<Part extends HTMLElement>(id: string): RefObject<Part | null> {
  const part = useRef<Part>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new submission
  useEffect(() => {
    if (hash !== `#${id}`) return
    part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block: 'start' })
    // A later reload starts at the top, not here.
    history.replaceState(history.state, '', window.location.pathname + window.location.search)
  }, [hash, key, id])
  return part
}
