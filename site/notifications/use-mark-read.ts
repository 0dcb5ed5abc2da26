import { useEffect } from 'react'
import { useFetcher } from 'react-router'

/** Tells the server that the notifications on the page were seen, once they are shown and where any is new. */
export function useMarkRead(hasUnread: boolean): void {
  const { submit } = useFetcher()
  // Seen is what a reader sees, not what a loader fetched: links fetch this page's data before anybody opens it.
  useEffect(() => {
    if (hasUnread) void submit({ intent: 'read' }, { method: 'post' })
  }, [hasUnread, submit])
}
