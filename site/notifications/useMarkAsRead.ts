import { useEffect } from 'react'
import { useFetcher } from 'react-router'

/** Marks the notifications as read once they are on screen. */
export function useMarkAsRead(hasUnread: boolean): void {
  const { submit } = useFetcher()
  // In an effect, not in the loader: links prefetch this page's data before anybody opens it.
  useEffect(() => {
    if (hasUnread) void submit({ intent: 'read' }, { method: 'post' })
  }, [hasUnread, submit])
}
