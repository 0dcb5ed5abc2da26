import type { NotificationType } from '../notifications/notifications.ts'
import type { Label } from '../units.ts'
import type { StatusTone, Tone } from './tones.ts'
import type { Turns } from './turns.ts'

export type Actor = 'client' | 'provider' | 'admin' | 'system' | 'scheduler'

/** One transition of a small lifecycle. */
export type StatusTransition<Status extends string> = {
  /** The text of its button. */
  label: Label
  /** The text of its entries in the history. Default: `label`. */
  historyLabel?: Label
  /** What the back office announces once it is done; `{row}` is the title of the row. */
  done?: Label
  by: Actor | readonly Actor[]
  from: Status | readonly Status[]
  to: Status
  tone?: Tone
  /** The question in the confirmation dialog. */
  confirm?: Label
  reason?: 'required' | 'optional'
  /** The refusal in any other status. */
  message?: Label
  /** Who is notified: `[{ to: 'client_id', type: 'withdrawal_rejected', link: () => pages.withdraw() }]`. */
  notify?: readonly TransitionNotification[]
}

/** A notification about a row. The placeholders of its texts are fields of the row, relations without `_id` (`{order}`), and the `{reason}` of the transition. */
export type TransitionNotification = {
  type: NotificationType
  /** The field with the recipient: a user, or a provider, whose people who may see orders get it. */
  to: string
  /** Only of rows whose field has one of these values. Default: all. */
  when?: { field: string; is: readonly string[] }
  /** The page that it opens. Default: that of the order in `order_id`. */
  link?: (row: { id: string }) => string
}

/** A lifecycle of one status: no kinds, no guards, no effects of its own. */
export type StatusLifecycle<Status extends string, Transitions> = {
  label: Label
  start: NoInfer<Status>
  /** Other statuses in which a row can be created. */
  otherStarts?: readonly NoInfer<Status>[]
  statuses: Readonly<Record<Status, Label>>
  tones: Readonly<Record<Status, StatusTone>>
  transitions: Transitions
  /** Statuses in which nobody edits or deletes a row: only its transitions and actions change it. Default: none. */
  locked?: readonly NoInfer<Status>[]
  /** Whose turn it is in each status that waits for somebody. */
  turns: Turns<NoInfer<Status>>
}
export type AnyStatusLifecycle = StatusLifecycle<string, Readonly<Record<string, StatusTransition<string>>>>

/** Checks that every transition uses declared statuses, and keeps every literal. The registry of its resource checks the rest. */
export const statusLifecycle = <
  const Status extends string,
  const Transitions extends Readonly<Record<string, StatusTransition<NoInfer<Status>>>>,
>(
  declaration: StatusLifecycle<Status, Transitions>,
): StatusLifecycle<Status, Transitions> => declaration

/** Statuses that nothing leads to, and turns of somebody who cannot act. */
export function lifecycleProblems(lifecycle: AnyStatusLifecycle): string[] {
  const { statuses, start, otherStarts = [], transitions, turns } = lifecycle
  const all = Object.values(transitions)
  const reached = new Set([start, ...otherStarts])
  // A set visits what is added while it is visited.
  for (const status of reached) for (const transition of all) if (canTransition(transition, status)) reached.add(transition.to)
  const hasWayOut = (status: string, turn: string) =>
    all.some((transition) => canTransition(transition, status) && [transition.by].flat().some((side) => side === turn))
  return [
    ...Object.keys(statuses).flatMap((status) => (reached.has(status) ? [] : [`no transition leads to ${status}`])),
    ...Object.entries(turns).flatMap(([status, entry]) =>
      entry && !hasWayOut(status, entry.turn) ? [`in ${status} it is the turn of the ${entry.turn}, who has no transition`] : [],
    ),
    ...(finalStatuses(lifecycle).includes(start) ? [`no transition leaves ${start}, the first status`] : []),
  ]
}

/** Whether a transition starts from this status. */
export const canTransition = (transition: StatusTransition<string>, status: string): boolean => [transition.from].flat().includes(status)

/** The statuses that no transition leaves. */
export const finalStatuses = ({ statuses, transitions }: AnyStatusLifecycle): string[] =>
  Object.keys(statuses).filter((status) => !Object.values(transitions).some((transition) => canTransition(transition, status)))
