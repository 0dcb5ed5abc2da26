import type { Label } from '../units.ts'

/** Title and body of a notification, with placeholders such as {order}. `group` is the group of the specification's list it belongs to. */
export type NotificationTemplate = { group: 'client' | 'provider' | 'car' | 'delegate' | 'admin' | 'other'; title: Label; body: Label }

export const notificationTemplate = (group: NotificationTemplate['group'], title: Label, body: Label): NotificationTemplate => ({
  group,
  title,
  body,
})
