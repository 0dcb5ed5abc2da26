import { useEffect, useRef } from 'react'

/** Calls `onEnd` after so many milliseconds, of which none pass while it is paused. */
export function useLifetime(ms: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(ms)
  // A clock runs outside of React; what is left of it has to outlive each pause.
  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(onEnd, left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - startedAt))
    }
  }, [isPaused, onEnd])
}
