import type { ApiClient } from './api.server.ts'

/** The number of unread notifications; 0 when it cannot be loaded. Redirects are still thrown. */
export async function loadUnreadCount(api: ApiClient): Promise<number> {
  try {
    return (await api.get<{ count: number }>('/general/count-notifications')).count
  } catch (error) {
    if (error instanceof Response) throw error
    return 0
  }
}
