import { runWhenIdle } from '@wasl/shared/utils/run-when-idle.ts'
import { createRowWatchers } from './row-watchers.ts'

let tab: { watch: () => void; close: () => void } | undefined
const watchers = createRowWatchers(() => tab?.watch())

/** Calls the listener when these resources have new rows, or after a reconnect may have. Returns a stop function. */
export const watchRows = watchers.watch

/** Loads the live code and opens the tab's live connection when the page is idle. Returns a close function. */
export function openLive(): () => void {
  let isClosed = false
  const load = () =>
    void import('./connect.ts').then(
      ({ connect }) => {
        if (!isClosed) tab = connect({ watched: watchers.names, onRows: watchers.notify, onConnect: watchers.notifyAll })
      },
      // Without a network the code cannot be loaded.
      () => addEventListener('online', load, { once: true }),
    )
  const cancelWait = runWhenIdle(load)
  return () => {
    isClosed = true
    cancelWait()
    removeEventListener('online', load)
    tab?.close()
    tab = undefined
  }
}
