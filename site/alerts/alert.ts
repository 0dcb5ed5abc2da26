import type { LivePush } from '@wasl/shared/contract/notifications.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { notificationLink } from '../notifications/notification-link.ts'

export type Alert = { title: string; body: string; link: ReturnType<typeof notificationLink> }

/** A push in the page's language; falls back to its default title and body. */
export function toAlert({ data, notification }: LivePush, locale: Locale): Alert {
  const [title, body] = locale === 'ar' ? [data.title_ar, data.body_ar] : [data.title_en, data.body_en]
  return {
    title: title || data.title || notification.title,
    body: body || data.body || notification.body,
    link: notificationLink(data.link),
  }
}

/** Whether a push ends the recipient's session. Source: specification, section 4. */
export const endsSession = ({ type }: { type: string }): boolean => type === 'user_blocked'
