import type { AdminNotificationType } from '../notifications/admin-notifications.ts'
import type { DurationSetting } from '../settings/duration-settings.ts'
import type { Label } from '../units.ts'
import type { FieldCondition } from './field-options.ts'
import type { Turn, Turns } from './turns.ts'

/** The rows that wait for somebody: whose turn it is, and what administrators are notified of. */
export type Pending<Status extends string = string, Deadline extends string = string, Name extends string = string> = {
  /** The `choice` field with the status that `turns` looks up. If it is a filter, the list has a tab for each status in use. */
  statusField: Status
  /** Whose turn it is in each status, and what to do next. */
  turns: Turns
  /** What the administration does next in a status that is nobody's turn. */
  advice?: Readonly<Partial<Record<string, Label>>>
  /** While one of these fields has a value, or one of `is`, the row waits for this instead, whatever its status; the first counts. `when`: only for rows of this condition; `deadlineField`: with this deadline, null with none, in the place of the row's own. */
  interruptions?: readonly {
    field: Name
    is?: readonly string[]
    when?: FieldCondition
    turn: Turn
    next: Label
    deadlineField?: Deadline | null
  }[]
  /** What the turn of a side is called, where it is not the general text: «The seller’s turn» for goods. */
  turnLabels?: readonly { turn: Turn; label: Label; when?: FieldCondition }[]
  /** A turn of this side is taken by another in rows without a value in the field: what the platform sells itself has no provider. */
  standIn?: { turn: Turn; without: Name; by: Turn; when?: FieldCondition }
  /** The `dateTime` field with the deadline, shown as a countdown. */
  deadlineField?: Deadline
  /** The rows whose turn is the administration's are a queue on the home page, titled with the plural label and this text. */
  queue?: Label
  /** The field with the administrator who has taken the row: its own rows come first on the home page. */
  assigneeField?: Name
  /** Administrators are notified when a row enters the queue; the texts' placeholders are fields of the row. `insertRow` does it for new rows; code that changes the status calls `notifyPendingRow`. */
  notification?: AdminNotificationType
  /** The `dateTime` field with the time since when a row is in the queue. Default: its creation. */
  waitingSinceField?: Deadline
  /** When a row in the queue is overdue: `after` this long (a setting) in it, by default at its deadline. Administrators are then notified once more. */
  overdue?: { after?: DurationSetting; notification: AdminNotificationType }
}
