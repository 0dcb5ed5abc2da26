import { useEffect, useEffectEvent } from 'react'

/** Listens for the types of the push messages that the service worker of this browser receives. */
export function useWorkerPushes(onPush: (type: string) => void): void {
  const onMessage = useEffectEvent(({ data }: MessageEvent) => {
    if (typeof data?.push === 'string') onPush(data.push)
  })
  useEffect(() => {
    const { serviceWorker } = navigator
    // Without a secure connection there is none.
    if (!serviceWorker) return
    const listener = (event: MessageEvent) => onMessage(event)
    serviceWorker.addEventListener('message', listener)
    return () => serviceWorker.removeEventListener('message', listener)
  }, [])
}
