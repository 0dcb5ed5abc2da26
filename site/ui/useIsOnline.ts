import { useSyncExternalStore } from 'react'

/** Whether the browser has a connection. On the server it has one. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

const changes = ['online', 'offline'] as const

function subscribe(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener)
  return () => {
    for (const change of changes) window.removeEventListener(change, listener)
  }
}
