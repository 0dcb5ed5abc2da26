import { useEffect, useEffectEvent } from 'react'
import type { LiveHandlers } from './live-connection.ts'
import { runWhenIdle } from './run-when-idle.ts'

/** Listens for live pushes. The socket code is loaded once the browser is idle. */
export function useLiveConnection(handlers: LiveHandlers): void {
  const onPush = useEffectEvent(handlers.onPush)
  const onUnread = useEffectEvent(handlers.onUnread)
  const onChat = useEffectEvent(handlers.onChat)
  useEffect(() => {
    const unmounted = new AbortController()
    const { signal } = unmounted
    const connect = async () => {
      const loaded = await import('./live-connection.ts').catch(() => null)
      if (signal.aborted) return
      // Without a connection the code cannot be loaded: again once it is back.
      if (!loaded) return window.addEventListener('online', connect, { once: true, signal })
      const close = loaded.openLiveConnection({
        onPush: (push) => onPush(push),
        onUnread: () => onUnread(),
        onChat: (room) => onChat(room),
      })
      signal.addEventListener('abort', close)
    }
    const cancel = runWhenIdle(connect)
    return () => {
      unmounted.abort()
      cancel()
    }
  }, [])
}
