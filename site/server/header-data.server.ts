import { countNotifications } from '@wasl/shared/contract/endpoints/notifications.ts'
import type { ApiClient } from './api.server.ts'

/** The numbers of unread notifications and chat messages and of pieces in the cart, and the pages that the menus do not show to this user. */
export type HeaderData = { unread: number; unreadMessages: number; cartCount: number; deniedPages: readonly string[] }

/** Loads what the header and the menus show to a user; nothing unread and all pages when it cannot be loaded. Redirects are still thrown. */
export async function loadHeaderData(api: ApiClient): Promise<HeaderData> {
  try {
    const { count, messages, cart, denied_pages } = await api.call(countNotifications)
    return { unread: count, unreadMessages: messages, cartCount: cart, deniedPages: denied_pages }
  } catch (error) {
    if (error instanceof Response) throw error
    return emptyHeaderData
  }
}

export const emptyHeaderData: HeaderData = { unread: 0, unreadMessages: 0, cartCount: 0, deniedPages: [] }
