import { useState } from 'react'

/** The ids that were unread at any time since the page opened, so that they still show as new after being marked as read. */
export function useNewNotifications(unread: readonly { id: string }[]): ReadonlySet<string> {
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set(unread.map(({ id }) => id)))
  const added = unread.filter(({ id }) => !newIds.has(id))
  if (added.length > 0) setNewIds(new Set([...newIds, ...added.map(({ id }) => id)]))
  return newIds
}
