import { useEffect, useEffectEvent } from 'react'
import type { LiveHandlers } from './live-connection.ts'
import { runWhenIdle } from './run-when-idle.ts'

/** Listens for live pushes. The socket code is loaded once the browser is idle. */
export function useLiveConnection(handlers: LiveHandlers): void {
  const onPush = useEffectEvent(handlers.onPush)
  const onUnread = useEffectEvent(handlers.onUnread)
  useEffect(() => {
    let isUnmounted = false
    let stop = runWhenIdle(async () => {
      const { openLiveConnection } = await import('./live-connection.ts')
      if (!isUnmounted) stop = openLiveConnection({ onPush: (push) => onPush(push), onUnread: () => onUnread() })
    })
    return () => {
      isUnmounted = true
      stop()
    }
  }, [])
}
