import { useState } from 'react'

/** The ids that were new at any time since the page was opened: what is marked as read meanwhile still shows as new. */
export function useFresh(unread: readonly { id: string }[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set(unread.map(({ id }) => id)))
  const more = unread.filter(({ id }) => !fresh.has(id))
  if (more.length > 0) setFresh(new Set([...fresh, ...more.map(({ id }) => id)]))
  return fresh
}
