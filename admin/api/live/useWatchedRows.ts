import { useEffect, useEffectEvent } from 'react'
import { watchRows } from './live.ts'
import type { Heard } from './watchers.ts'

const restMs = 1_000

/** Calls `onNew` when these resources have new rows, at most once a second however many come. */
export function useWatchedRows(resources: readonly string[], onNew: Heard): void {
  const heard = useEffectEvent(onNew)
  const names = resources.join()
  // The server's messages come from outside of React.
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    let isFirst = true
    const leave = watchRows(names.split(',').filter(Boolean), (isFirstNow) => {
      isFirst &&= isFirstNow
      resting ??= setTimeout(() => {
        resting = undefined
        heard(isFirst)
        isFirst = true
      }, restMs)
    })
    return () => {
      clearTimeout(resting)
      leave()
    }
  }, [names])
}
