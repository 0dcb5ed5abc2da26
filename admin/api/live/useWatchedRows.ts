import { useEffect, useEffectEvent } from 'react'
import { watchRows } from './live.ts'
import type { RowsListener } from './row-watchers.ts'

const throttleMs = 1_000

/** Calls `onNew` when these resources have new rows, at most once per second. */
export function useWatchedRows(resources: readonly string[], onNew: RowsListener): void {
  const emitNewRows = useEffectEvent(onNew)
  const names = resources.join()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isFirst = true
    const unwatch = watchRows(names.split(',').filter(Boolean), (isFirstNow) => {
      isFirst &&= isFirstNow
      timer ??= setTimeout(() => {
        timer = undefined
        emitNewRows(isFirst)
        isFirst = true
      }, throttleMs)
    })
    return () => {
      clearTimeout(timer)
      unwatch()
    }
  }, [names])
}
