import type { NotificationType } from '../notifications/notifications.ts'
import type { DurationSetting } from '../settings/duration-settings.ts'
import type { Label } from '../units.ts'

/** The same text addressed to each side. */
export type PartyLabels = Readonly<Record<'client' | 'provider', Label>>

/** A deadline after which the scheduler makes the transition. */
export type TransitionDeadline<Status extends string> = {
  /** The setting with its length. */
  setting: DurationSetting
  /** The setting for orders of goods. Default: the same. */
  goodsSetting?: DurationSetting
  /** What happens when it ends and what stops it, as each side reads it; `{period}` is its length. */
  outcome: PartyLabels
  /** The same in a few words, beside a countdown on a phone. */
  briefOutcome: PartyLabels
  /** The statuses that it ends. Default: all that the transition starts from. */
  in?: readonly Status[]
  /** Default: `status`, from the moment the order reaches the status. */
  countsFrom?: 'status' | 'submission'
  /** A notification to the client, once, this long after the deadline started. */
  reminder?: { setting: DurationSetting; notification: NotificationType }
  /** Ends all orders of a checkout that are due in one transaction, or none of them. */
  wholeCheckout?: true
}
