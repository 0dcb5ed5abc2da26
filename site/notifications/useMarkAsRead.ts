import { useEffect } from 'react'
import { useFetcher } from 'react-router'

/** Marks the notifications of this page as read once they are on screen. */
export function useMarkAsRead(unread: readonly { id: string }[]): void {
  const { submit } = useFetcher()
  const ids = unread.map(({ id }) => id).join(',')
  // In an effect, not in the loader: links prefetch this page's data before anybody opens it.
  useEffect(() => {
    if (ids === '') return
    const form = new FormData()
    form.set('intent', 'read')
    for (const id of ids.split(',')) form.append('id', id)
    void submit(form, { method: 'post' })
  }, [ids, submit])
}
