import { runWhenIdle } from '@wasl/shared/utils/run-when-idle.ts'
import { useEffect, useEffectEvent } from 'react'
import { pushState } from '../push/push-state.ts'
import type { LiveHandlers } from './live-connection.ts'

/** Listens for live pushes, and renews this device for those that arrive while no page is open. The socket code is loaded once the browser is idle. */
export function useLiveConnection(handlers: LiveHandlers): void {
  const onPush = useEffectEvent(handlers.onPush)
  const onUnread = useEffectEvent(handlers.onUnread)
  const onMessage = useEffectEvent(handlers.onMessage)
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
        onMessage: (event) => onMessage(event),
      })
      signal.addEventListener('abort', close)
    }
    const cancel = runWhenIdle(() => {
      void connect()
      // Only browsers that receive push messages load their code.
      if (pushState() === 'on')
        void import('../push/register-device.ts').then(({ refreshDevice }) => refreshDevice()).catch(() => undefined)
    })
    return () => {
      unmounted.abort()
      cancel()
    }
  }, [])
}
