import type { AccessAction } from '../access/table.ts'
import type { Action, ReasonOptionsSource } from '../registry/resource.ts'
import type { Label } from '../units.ts'
import { typedEntries } from '../utils/typed-entries.ts'
import { type AnyTransition, asArray, type TransitionName, transitionOf } from './lifecycle.ts'
import { canTransition, type StatusLifecycle, type StatusTransition } from './status-lifecycle.ts'

/** Options of an action that its transition does not have. */
type ActionOptions = { access?: AccessAction; inputs?: readonly string[]; actorField?: string; effect?: string }
type FieldsNamedIn<O> = {
  [N in keyof O]:
    | (O[N] extends { inputs: readonly (infer F extends string)[] } ? F : never)
    | (O[N] extends { actorField: infer F extends string } ? F : never)
}[keyof O]
type FieldOptions<Field extends string> = { inputs?: readonly Field[]; actorField?: Field }
type StatusAction<Status extends string, Field extends string> = Omit<Action<{ status: Status }>, 'inputs' | 'actorField'> &
  FieldOptions<Field>

/** The administration's transitions of a small lifecycle as actions of its resource: each sets the status it leads to. */
export function statusActions<
  Status extends string,
  Transitions extends Readonly<Record<string, StatusTransition<NoInfer<Status>>>>,
  const O extends Readonly<Partial<Record<keyof NoInfer<Transitions>, ActionOptions>>>,
>({ transitions }: StatusLifecycle<Status, Transitions>, options: O): Readonly<Record<string, StatusAction<Status, FieldsNamedIn<O>>>> {
  const own = typedEntries<keyof Transitions, StatusTransition<Status>>(transitions).filter(([, { by }]) => asArray(by).includes('admin'))
  return Object.fromEntries(
    own.map(([name, transition]): [string, StatusAction<Status, FieldsNamedIn<O>>] => [
      String(name),
      {
        ...buttonOf(transition),
        ...fieldOptions<FieldsNamedIn<O>>(options[name]),
        when: ({ status }) => canTransition(transition, status),
        set: { status: transition.to },
      },
    ]),
  )
}

type Table = { transitions: Readonly<Record<string, AnyTransition>> }
/** `from`: fewer statuses than the transition's, where a guard is sure to fail in the others; `message` says why. */
type ActionOverrides = { from?: readonly string[]; message?: Label; reasonOptions?: ReasonOptionsSource }
type TransitionAction = Omit<Action<{ status: string }, never>, 'set'> & { set: Record<never, never> }

/**
 * The administration's transitions of a large lifecycle as actions of its resource. `handler` makes the transition, with its guards, effects,
 * notifications and history, so the actions set nothing themselves.
 */
export function transitionActions<L extends Table>(
  table: L,
  handler: string,
  names: readonly TransitionName<L>[],
  overrides: Readonly<Partial<Record<TransitionName<L>, ActionOverrides>>> = {},
): Readonly<Record<string, TransitionAction>> {
  return Object.fromEntries(
    names.map((name): [string, TransitionAction] => {
      const transition = transitionOf(table, name)
      const { from = asArray(transition.from), message, reasonOptions } = overrides[name] ?? {}
      const access = asArray(transition.access ?? []).find((row) => row.startsWith('adm.'))
      const button = buttonOf({ ...transition, ...(message && { message }) })
      return [
        name,
        {
          ...button,
          ...(reasonOptions && { reasonOptions }),
          ...(access && { access }),
          handler,
          when: ({ status }) => from.includes(status),
          set: {},
        },
      ]
    }),
  )
}

type Button = Pick<StatusTransition<string>, 'label' | 'historyLabel' | 'tone' | 'confirm' | 'reason' | 'message'>

const buttonOf = ({ label, historyLabel, tone, confirm, reason, message }: Button): Button => ({
  label,
  ...(historyLabel && { historyLabel }),
  ...(tone && { tone }),
  ...(confirm && { confirm }),
  ...(reason && { reason }),
  ...(message && { message }),
})

// Safe: `FieldsNamedIn` is read from these very options.
const fieldOptions = <Field extends string>(options: ActionOptions | undefined) => options as FieldOptions<Field> | undefined
