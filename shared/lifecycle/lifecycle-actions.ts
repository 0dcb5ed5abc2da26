import type { AccessAction } from '../access/table.ts'
import type { Action, ReadyReasons } from '../registry/resource.ts'
import type { Label } from '../units.ts'
import { type AnyTransition, many, rowOf, type TransitionOf } from './lifecycle.ts'
import { mayStep, type StatusLifecycle, type Step } from './status-lifecycle.ts'

type More = { access?: AccessAction; ask?: readonly string[]; by?: string; effect?: string }
type NamedIn<M> = {
  [N in keyof M]:
    | (M[N] extends { ask: readonly (infer A extends string)[] } ? A : never)
    | (M[N] extends { by: infer B extends string } ? B : never)
}[keyof M]
type Fields<Name extends string> = { ask?: readonly Name[]; by?: Name }
type Taken<Status extends string, Name extends string> = Omit<Action<{ status: Status }>, 'ask' | 'by'> & Fields<Name>

/** The steps of a small lifecycle that the administration takes, as actions of its resource: each sets the status it leads to. */
export function stepActionsOf<
  Status extends string,
  Steps extends Readonly<Record<string, Step<NoInfer<Status>>>>,
  const M extends Readonly<Partial<Record<keyof NoInfer<Steps>, More>>>,
>({ steps }: StatusLifecycle<Status, Steps>, more: M): Readonly<Record<string, Taken<Status, NamedIn<M>>>> {
  const taken = entriesOf<keyof Steps, Step<Status>>(steps).filter(([, { by }]) => many(by).includes('admin'))
  return Object.fromEntries(
    taken.map(([name, step]): [string, Taken<Status, NamedIn<M>>] => [
      String(name),
      { ...wordsOf(step), ...moreOf<NamedIn<M>>(more[name]), when: ({ status }) => mayStep(step, status), set: { status: step.to } },
    ]),
  )
}

type Table = { transitions: Readonly<Record<string, AnyTransition>> }
type Narrower = { from?: readonly string[]; otherwise?: Label; reasons?: ReadyReasons }
type Made = Omit<Action<{ status: string }, never>, 'set'> & { set: Record<never, never> }

/**
 * Transitions of a large lifecycle that the administration makes, as actions of its resource: `verb` makes them, with guards, effects,
 * notices and history of their own, so that they set nothing themselves. `narrower` greys a button where a guard is sure to say no, and says
 * where its reasons are ready to choose from.
 */
export function transitionActionsOf<L extends Table>(
  table: L,
  verb: string,
  names: readonly TransitionOf<L>[],
  narrower: Readonly<Partial<Record<TransitionOf<L>, Narrower>>> = {},
): Readonly<Record<string, Made>> {
  return Object.fromEntries(
    names.map((name): [string, Made] => {
      const transition = rowOf(table, name)
      const { from = many(transition.from), otherwise, reasons } = narrower[name] ?? {}
      const access = many(transition.access ?? []).find((one) => one.startsWith('adm.'))
      const words = wordsOf({ ...transition, ...(otherwise && { otherwise }) })
      return [
        name,
        { ...words, ...(reasons && { reasons }), ...(access && { access }), verb, when: ({ status }) => from.includes(status), set: {} },
      ]
    }),
  )
}

type Words = Pick<Step<string>, 'label' | 'done' | 'tone' | 'confirm' | 'reason' | 'otherwise'>

const wordsOf = ({ label, done, tone, confirm, reason, otherwise }: Words): Words => ({
  label,
  ...(done && { done }),
  ...(tone && { tone }),
  ...(confirm && { confirm }),
  ...(reason && { reason }),
  ...(otherwise && { otherwise }),
})

// Safe: `NamedIn` is read from these very lists.
const moreOf = <Name extends string>(more: More | undefined) => more as Fields<Name> | undefined
// Safe: the keys of a record are its names.
const entriesOf = <K extends PropertyKey, V>(record: Readonly<Record<K, V>>) => Object.entries(record) as [K, V][]
