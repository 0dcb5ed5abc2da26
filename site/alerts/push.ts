import type { LivePush } from '@wasl/shared/contract/notifications.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { noticeLink } from '../notifications/notification-link.ts'

export type Alert = { title: string; body: string; link: ReturnType<typeof noticeLink> }

/** What a push says in the page's language; the push's own title and body where a language is missing. */
export function alertOf({ data, notification }: LivePush, locale: Locale): Alert {
  const [title, body] = locale === 'ar' ? [data.title_ar, data.body_ar] : [data.title_en, data.body_en]
  return { title: title || data.title || notification.title, body: body || data.body || notification.body, link: noticeLink(data.link) }
}

/** Whether a push ends the session of whoever receives it. Source: specification, section 4. */
export const endsSession = ({ data }: LivePush): boolean => data.type === 'user_blocked'
