import { useEffect, useEffectEvent } from 'react'
import type { Heard } from './connect.ts'
import { whenIdle } from './when-idle.ts'

/** Listens to the server while somebody is signed in. The code for it is fetched once the page has come to rest. */
export function useLive(heard: Heard): void {
  const onNotice = useEffectEvent(heard.onNotice)
  const onUnread = useEffectEvent(heard.onUnread)
  // A connection is outside of React: it opens with the page's shell and closes with it.
  useEffect(() => {
    let isGone = false
    let stop = whenIdle(async () => {
      const { connect } = await import('./connect.ts')
      if (!isGone) stop = connect({ onNotice: (push) => onNotice(push), onUnread: () => onUnread() })
    })
    return () => {
      isGone = true
      stop()
    }
  }, [])
}
