import type { NotificationType } from '../../notifications/notifications.ts'
import { type DurationSetting, durationMs } from '../../settings/duration-settings.ts'
import type { Settings } from '../../settings/settings.ts'
import { typedKeys } from '../../utils/typed-entries.ts'
import { asArray, transitionNames } from '../lifecycle.ts'
import type { PartyLabels } from '../transition-deadline.ts'
import { type OrderKind, type OrderStatus, type OrderTransition, orderLifecycle, orderTransitions } from './order-lifecycle.ts'

/** The deadline of one status, as its transition's row declares it. */
export type OrderDeadline = {
  transition: OrderTransition
  status: OrderStatus
  /** The kinds of orders that have it. */
  kinds: readonly OrderKind[]
  /** What ends: the order's status, or one of its offers. */
  subject: 'order' | 'offer'
  setting: DurationSetting
  goodsSetting: DurationSetting
  /** What happens when it ends; `{period}` is its length. */
  outcome: PartyLabels
  briefOutcome: PartyLabels
  countsFrom: 'status' | 'submission'
  /** A notification to the client this long after the start of the deadline. */
  reminder: { setting: DurationSetting; notification: NotificationType } | null
  /** Whether it ends all orders of a checkout together. */
  wholeCheckout: boolean
}

/** Every deadline of the lifecycle, one entry for each status it ends. */
export const orderDeadlines: readonly OrderDeadline[] = transitionNames(orderLifecycle).flatMap((transition) => {
  const { deadline = [], from, subject = 'order', kinds = typedKeys(orderLifecycle.kinds) } = orderTransitions[transition]
  return asArray(deadline).flatMap(
    ({ in: statuses = asArray(from), setting, goodsSetting = setting, countsFrom = 'status', reminder = null, ...declared }) => {
      const { outcome, briefOutcome, wholeCheckout = false } = declared
      const common = { kinds, setting, goodsSetting, outcome, briefOutcome, countsFrom, reminder, wholeCheckout }
      return statuses.map((status) => ({ transition, status, subject, ...common }))
    },
  )
})

/** The deadlines that end this status of an order of this kind. All have the same length: the guards decide which transition is made. */
export const deadlinesOf = (status: OrderStatus, kind: OrderKind): readonly OrderDeadline[] =>
  orderDeadlines.filter((deadline) => deadline.subject === 'order' && deadline.status === status && deadline.kinds.includes(kind))

/** The deadlines that send a reminder before they pass. */
export const remindedDeadlines = orderDeadlines.flatMap(({ reminder, ...deadline }) => (reminder ? [{ ...deadline, reminder }] : []))

/** The setting with the length of a deadline for an order of this kind. */
export const settingFor = ({ setting, goodsSetting }: Pick<OrderDeadline, 'setting' | 'goodsSetting'>, kind: OrderKind): DurationSetting =>
  kind === 'store' ? goodsSetting : setting

/** How long before the deadline its reminder is sent, in milliseconds; null without a reminder. */
export const reminderLeadMs = (deadline: OrderDeadline, kind: OrderKind, settings: Settings): number | null =>
  deadline.reminder && durationMs(settings, settingFor(deadline, kind)) - durationMs(settings, deadline.reminder.setting)
