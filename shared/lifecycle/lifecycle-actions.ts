import { type AdminAccessAction, isAdminAction } from '../access/table.ts'
import type { ActionInputs, ReasonOptionsSource } from '../registry/action-inputs.ts'
import type { Action } from '../registry/resource.ts'
import { type AnyStatusLifecycle, canTransition, type StatusLifecycle, type StatusTransition } from '../registry/status-lifecycle.ts'
import type { Label } from '../units.ts'
import { type AnyTransition, asArray, type StatusOf, type TransitionName, transitionOf } from './lifecycle.ts'

/** The transitions that the administration makes. */
type AdminTransition<Transitions> = {
  [N in keyof Transitions]: 'admin' extends ActorsOf<Transitions[N]> ? N : never
}[keyof Transitions] &
  string
type ActorsOf<T> = T extends { by: infer By } ? (By extends readonly (infer A)[] ? A : By) : never

/** What an action has besides its transition. */
type ActionOptions<Field extends string, Effect extends string> = ActionInputs<Field> & {
  access?: AdminAccessAction
  actorField?: Field
  effect?: Effect
  blockedBy?: { field: Field; message: Label }
  notBy?: { field: Field; message: Label }
}
type StatusAction<Status extends string, Field extends string, Effect extends string> = Omit<
  Action<{ status: Status }, Field, Effect>,
  'handler'
>

/** The administration's transitions of a small lifecycle as actions of its resource: each sets the status it leads to. */
export function statusActions<Status extends string, Transitions extends Readonly<Record<string, StatusTransition<NoInfer<Status>>>>>(
  lifecycle: StatusLifecycle<Status, Transitions>,
): Readonly<Record<AdminTransition<Transitions>, Omit<StatusAction<Status, never, never>, 'effect'>>>
export function statusActions<
  Status extends string,
  Transitions extends Readonly<Record<string, StatusTransition<NoInfer<Status>>>>,
  const Name extends AdminTransition<NoInfer<Transitions>>,
  const Field extends string = never,
  const Effect extends string = never,
>(
  { transitions }: StatusLifecycle<Status, Transitions>,
  options: { readonly [N in Name]?: ActionOptions<Field, Effect> },
): Readonly<Record<AdminTransition<Transitions>, StatusAction<Status, NoInfer<Field>, NoInfer<Effect>>>>
export function statusActions(
  { transitions }: AnyStatusLifecycle,
  options: Readonly<Record<string, ActionOptions<string, string> | undefined>> = {},
): Readonly<Record<string, StatusAction<string, string, string>>> {
  const byAdmin = Object.entries(transitions).filter(([, { by }]) => asArray(by).includes('admin'))
  return Object.fromEntries(
    byAdmin.map(([name, transition]) => {
      const when = ({ status }: { status: string }) => canTransition(transition, status)
      return [name, { ...buttonOf(transition), ...options[name], when, set: { status: transition.to } }]
    }),
  )
}

/** `from`: fewer statuses than the transition's, where a guard is sure to fail in the others; `message` says why. */
type ActionOverrides<Status extends string> = { from?: readonly Status[]; message?: Label; reasonOptions?: ReasonOptionsSource }
type TransitionAction<Handler extends string> = Button & {
  access?: AdminAccessAction
  reasonOptions?: ReasonOptionsSource
  handler: Handler
  when: (row: { status: string }, now: string) => boolean
  set: Record<never, never>
}

/**
 * The administration's transitions of a large lifecycle as actions of its resource. `handler` makes the transition, with its guards, effects,
 * notifications and history, so the actions set nothing themselves.
 */
export function transitionActions<
  L extends { transitions: Readonly<Record<string, AnyTransition>> },
  const Handler extends string,
  const Name extends AdminTransition<L['transitions']> & TransitionName<L>,
>(
  table: L,
  handler: Handler,
  names: readonly Name[],
  overrides: { readonly [N in NoInfer<Name>]?: ActionOverrides<StatusOf<L>> } = {},
): Readonly<Record<Name, TransitionAction<NoInfer<Handler>>>> {
  return recordOf(
    names.map((name) => {
      const transition = transitionOf(table, name)
      const { from = asArray(transition.from), message, reasonOptions } = overrides[name] ?? {}
      const access = asArray(transition.access ?? []).find(isAdminAction)
      const button = buttonOf({ ...transition, ...(message && { message }) })
      const when = ({ status }: { status: string }) => from.some((one) => one === status)
      return [name, { ...button, ...(reasonOptions && { reasonOptions }), ...(access && { access }), handler, when, set: {} }]
    }),
  )
}

type Button = Pick<StatusTransition<string>, 'label' | 'historyLabel' | 'done' | 'tone' | 'confirm' | 'reason' | 'message'>

const buttonOf = ({ label, historyLabel, done, tone, confirm, reason, message }: Button): Button => ({
  label,
  ...(historyLabel && { historyLabel }),
  ...(done && { done }),
  ...(tone && { tone }),
  ...(confirm && { confirm }),
  ...(reason && { reason }),
  ...(message && { message }),
})

// Safe: the entries have every key of the record.
const recordOf = <Name extends string, Value>(entries: readonly (readonly [Name, Value])[]) =>
  Object.fromEntries(entries) as Readonly<Record<Name, Value>>
