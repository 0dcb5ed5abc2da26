import { createWatchers } from './watchers.ts'
import { whenIdle } from './when-idle.ts'

let tab: { watch: () => void; close: () => void } | undefined
const watchers = createWatchers(() => tab?.watch())

/** Hears, as far as this admin may list them, that these resources have new rows, or may have: the connection was away for a while. Gives what ends it. */
export const watchRows = watchers.watch

/** Opens the one live connection of this tab once the page has come to rest; the code for it is fetched then. Gives what closes it. */
export function openLive(): () => void {
  let isGone = false
  const waiting = whenIdle(async () => {
    const { connect } = await import('./connect.ts')
    if (!isGone) tab = connect({ watched: watchers.names, onRows: watchers.tell, onUp: watchers.tellAll })
  })
  return () => {
    isGone = true
    waiting()
    tab?.close()
    tab = undefined
  }
}
