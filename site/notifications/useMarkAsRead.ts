import { useEffect } from 'react'
import { useRootData } from '../ui/root-data.ts'
import { markRead } from './mark-read.ts'

/** Marks the notifications about this page as read once it is on screen: links prefetch its data before anybody opens it. */
export function useMarkAsRead(link: string): void {
  const hasUnread = (useRootData()?.unread ?? 0) > 0
  useEffect(() => {
    if (hasUnread) markRead({ link })
  }, [link, hasUnread])
}
