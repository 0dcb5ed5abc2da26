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
  /** Money is for who pays: the owner of a company, not its colleague who sent the order. Decision 0342. */
  isForPayer: boolean
}

export const notificationTemplate = (
  group: NotificationTemplate['group'],
  importance: Importance,
  title: Label,
  body: Label,
  isForPayer = importance === 'money',
): NotificationTemplate => ({ group, importance, title, body, isForPayer })
