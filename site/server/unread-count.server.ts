import type { ApiClient } from './api.server.ts'

export type UnreadCounts = { unread: number; unreadMessages: number }

/** The numbers of unread notifications and chat messages; 0 when they cannot be loaded. Redirects are still thrown. */
export async function loadUnreadCounts(api: ApiClient): Promise<UnreadCounts> {
  try {
    const { count, messages } = await api.get<{ count: number; messages: number }>('/general/count-notifications')
    return { unread: count, unreadMessages: messages }
  } catch (error) {
    if (error instanceof Response) throw error
    return noneUnread
  }
}

export const noneUnread: UnreadCounts = { unread: 0, unreadMessages: 0 }
