import type { Api } from './api.server.ts'

/** How many notifications wait; none when the count cannot be had, since a page is worth more than its badge. */
export async function unreadCount(api: Api): Promise<number> {
  try {
    return (await api.get<{ count: number }>('/general/count-notifications')).count
  } catch (error) {
    if (error instanceof Response) throw error
    return 0
  }
}
