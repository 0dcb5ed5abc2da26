import { useEffect, useRef } from 'react'

/** Calls `onEnd` after `ms` milliseconds, not counting the time it is paused. */
export function usePausableTimeout(ms: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(ms)
  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(onEnd, remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, remaining.current - (performance.now() - startedAt))
    }
  }, [isPaused, onEnd])
}
