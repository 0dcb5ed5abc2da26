import { createRowWatchers } from './row-watchers.ts'
import { runWhenIdle } from './run-when-idle.ts'

let tab: { watch: () => void; close: () => void } | undefined
const watchers = createRowWatchers(() => tab?.watch())

/** Calls the listener when these resources have new rows, or after a reconnect may have. Returns a stop function. */
export const watchRows = watchers.watch

/** Loads the live code and opens the tab's live connection when the page is idle. Returns a close function. */
export function openLive(): () => void {
  let isClosed = false
  const cancelWait = runWhenIdle(async () => {
    const { connect } = await import('./connect.ts')
    if (!isClosed) tab = connect({ watched: watchers.names, onRows: watchers.notify, onConnect: watchers.notifyAll })
  })
  return () => {
    isClosed = true
    cancelWait()
    tab?.close()
    tab = undefined
  }
}
