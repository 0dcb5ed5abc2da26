import type { Label } from '../units.ts'
import type { Importance } from './importance.ts'

/** Title and body of a notification, with placeholders such as {order}. */
export type NotificationTemplate = {
  /** The group of the specification's list it belongs to. */
  group: 'client' | 'provider' | 'car' | 'delegate' | 'admin' | 'other'
  /** By which channels it can arrive. */
  importance: Importance
  title: Label
  body: Label
  /** Nothing sends it yet: no code can, and no list shows it. */
  planned?: true
}
type ActiveTemplate = Omit<NotificationTemplate, 'planned'>

export const notificationTemplate = (
  group: NotificationTemplate['group'],
  importance: Importance,
  title: Label,
  body: Label,
): ActiveTemplate => ({ group, importance, title, body })

/** A notification that nothing sends yet: specification, section 10. */
export const plannedNotification = (
  group: NotificationTemplate['group'],
  title: Label,
  body: Label,
): ActiveTemplate & { planned: true } => ({ group, importance: 'normal', title, body, planned: true })
