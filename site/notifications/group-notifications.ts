import type { NotificationView } from '@wasl/shared/contract/notifications.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'

/** The notifications of one day. Those about one order are together, the newest first. */
export type NotificationDay = { day: string; isRead: boolean; groups: [NotificationView, ...NotificationView[]][] }

/** The notifications of a page, unread ones first, by the calendar day in Riyadh. */
export function groupByDay(notifications: readonly NotificationView[]): NotificationDay[] {
  const days: NotificationDay[] = []
  for (const notification of notifications) {
    const day = riyadhDate(notification.created_at)
    let current = days.at(-1)
    if (current?.day !== day || current.isRead !== notification.is_read) {
      current = { day, isRead: notification.is_read, groups: [] }
      days.push(current)
    }
    const { link } = notification
    const sameOrder = link?.startsWith(`${pages.orders()}/`) ? current.groups.find(([newest]) => newest.link === link) : undefined
    if (sameOrder) sameOrder.push(notification)
    else current.groups.push([notification])
  }
  return days
}
