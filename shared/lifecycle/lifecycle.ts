import type { AccessAction } from '../access/table.ts'
import type { NoticeType } from '../notifications/notifications.ts'
import type { Tone } from '../registry/resource.ts'
import type { Label } from '../units.ts'

/** Where a transition goes: one status, `same` for where it stands, what a guard decides, or one of several that is asked for (`former`: where a dispute began). */
export type Target<Status extends string, Guard extends string> =
  | Status
  | 'same'
  | { when: Guard; to: Status; otherwise: Status }
  | { oneOf: readonly (Status | 'former')[] }

type Told = Readonly<Partial<Record<'client' | 'provider' | 'providers' | 'losers' | 'admin', NoticeType>>>

/** One row of a lifecycle: who may do what from where, under which guards, with which effects and notices. */
export type Transition<
  Status extends string,
  Kind extends string,
  Actor extends string,
  Guard extends string,
  Effect extends string,
  Clock extends string,
> = {
  label: Label
  /** What it is called once it is done, wherever the history is told: the button's own words ask for it. */
  done: Label
  by: Actor | readonly Actor[]
  from: Status | readonly Status[]
  to: Target<Status, Guard>
  /** The kinds it is for; all where it is not given. */
  kinds?: readonly Kind[]
  tone?: Tone
  /** The question asked before it is done, where it cannot be undone. */
  confirm?: Label
  reason?: 'required' | 'optional'
  /** What it acts on: the order itself, or one of its offers. */
  on?: 'offer'
  guards?: readonly Guard[]
  /** What is narrower for one of several actors: fewer statuses, further guards, notices of their own. */
  narrower?: Readonly<Partial<Record<Actor, { from?: readonly Status[]; guards?: readonly Guard[]; notify?: Told }>>>
  effects?: readonly Effect[]
  /** Which notice goes to which side. */
  notify?: Told
  /** The clock that fires it, for `by: 'clock'`. */
  clock?: Clock
  /** The permission a provider's user needs for it. */
  permission?: 'show_orders' | 'manage_orders' | 'edit_orders' | 'delete_orders'
  /** Its rows of the access table, one for each side that makes it; what no person does has none. */
  access?: AccessAction | readonly AccessAction[]
}
export type AnyTransition = Transition<string, string, string, string, string, string>

export type Lifecycle<
  Status extends string,
  Kind extends string,
  Actor extends string,
  Guard extends string,
  Effect extends string,
  Transitions,
> = {
  start: NoInfer<Status>
  statuses: Readonly<Record<Status, Label>>
  kinds: Readonly<Record<Kind, Label>>
  actors: readonly Actor[]
  /** Each guard with the words of its refusal: the disabled button's reason and the 409's message. */
  guards: Readonly<Record<Guard, Label>>
  effects: readonly Effect[]
  transitions: Transitions
}

/** Checks that every name used in `transitions` is declared above it, and keeps every literal. */
export function lifecycle<
  const Status extends string,
  const Kind extends string,
  const Actor extends string,
  const Guard extends string,
  const Effect extends string,
  const Transitions extends Readonly<
    Record<string, Transition<NoInfer<Status>, NoInfer<Kind>, NoInfer<Actor>, NoInfer<Guard>, NoInfer<Effect>, string>>
  >,
>(declaration: Lifecycle<Status, Kind, Actor, Guard, Effect, Transitions>): Lifecycle<Status, Kind, Actor, Guard, Effect, Transitions> {
  return declaration
}

export type StatusOf<L> = L extends { statuses: Readonly<Record<infer S extends string, Label>> } ? S : never
export type KindOf<L> = L extends { kinds: Readonly<Record<infer K extends string, Label>> } ? K : never
export type ActorOf<L> = L extends { actors: readonly (infer A extends string)[] } ? A : never
export type GuardOf<L> = L extends { guards: Readonly<Record<infer G extends string, Label>> } ? G : never
export type EffectOf<L> = L extends { effects: readonly (infer E extends string)[] } ? E : never
export type TransitionOf<L> = L extends { transitions: infer T } ? keyof T & string : never

/** One pure test for each named guard. Shared, so that a button and the server ask the same question. */
export type Guards<L, Facts> = Readonly<Record<GuardOf<L>, (facts: Facts) => boolean>>

export type Verdict<Status extends string> = { may: true; to: Status } | { may: false; why: string; text: Label }

type Subject = { status: string; kind: string; former_status: string | null; asked_status: string | null }
type AnyLifecycle<G extends string> = {
  statuses: Readonly<Record<string, Label>>
  actors: readonly string[]
  guards: Readonly<Record<G, Label>>
  transitions: Readonly<Record<string, AnyTransition>>
}

const notFromHere: Label = ['Not possible in this state', 'غير ممكن في هذه المرحلة']
const notYours: Label = ['This is not yours to do', 'هذا الإجراء ليس من صلاحياتك']

/** May this actor make this transition now? The first no wins: status, actor, kind, guards in their order. */
export function canTransition<L extends AnyLifecycle<GuardOf<L>>, Facts extends Subject>(
  table: L,
  guards: Guards<L, Facts>,
  name: TransitionOf<L>,
  actor: ActorOf<L>,
  facts: Facts,
): Verdict<StatusOf<L>> {
  const transition: AnyTransition | undefined = table.transitions[name]
  if (!transition) throw new Error(`canTransition: the lifecycle has no transition ${name}`)
  if (!many(transition.from).includes(facts.status)) return { may: false, why: 'not-from-here', text: notFromHere }
  const narrower = transition.narrower?.[actor]
  const isTheirs = many(transition.by).includes(actor) && (narrower?.from?.includes(facts.status) ?? true)
  if (!isTheirs) return { may: false, why: 'not-yours', text: notYours }
  if (transition.kinds && !transition.kinds.includes(facts.kind)) return { may: false, why: 'not-from-here', text: notFromHere }
  const ask = (guard: string): boolean => guards[guardIn<L>(guard)](facts)
  const failed = [...(narrower?.guards ?? []), ...(transition.guards ?? [])].find((guard) => !ask(guard))
  if (failed) return { may: false, why: failed, text: table.guards[guardIn<L>(failed)] }
  return { may: true, to: targetOf<L>(transition, facts, ask) }
}

/** Every transition that this actor could ever make from this status, with its verdict: the buttons of a page. */
export function transitionsOf<L extends AnyLifecycle<GuardOf<L>>, Facts extends Subject>(
  table: L,
  guards: Guards<L, Facts>,
  actor: ActorOf<L>,
  facts: Facts,
): { name: TransitionOf<L>; transition: AnyTransition; verdict: Verdict<StatusOf<L>> }[] {
  return namesOf(table)
    .map((name) => ({ name, transition: rowOf(table, name), verdict: canTransition(table, guards, name, actor, facts) }))
    .filter(({ verdict }) => verdict.may || (verdict.why !== 'not-from-here' && verdict.why !== 'not-yours'))
}

/** The transitions' names, in the table's order. Safe: the keys of `transitions` are what TransitionOf names. */
export const namesOf = <L extends { transitions: Readonly<Record<string, AnyTransition>> }>(table: L): TransitionOf<L>[] =>
  Object.keys(table.transitions) as TransitionOf<L>[]

/** One row of the table, in its general shape. */
export function rowOf<L extends { transitions: Readonly<Record<string, AnyTransition>> }>(table: L, name: TransitionOf<L>): AnyTransition {
  const row: AnyTransition | undefined = table.transitions[name]
  if (!row) throw new Error(`rowOf: the lifecycle has no transition ${name}`)
  return row
}

export const many = <T>(one: T | readonly T[]): readonly T[] => (isMany(one) ? one : [one])
const isMany = <T>(one: T | readonly T[]): one is readonly T[] => Array.isArray(one)

// Safe: `lifecycle()` let only declared guards into the table.
const guardIn = <L>(guard: string) => guard as GuardOf<L>

// Safe: `lifecycle()` let only declared statuses into the table, and facts carry a status of it.
function targetOf<L>({ to }: AnyTransition, facts: Subject, ask: (guard: string) => boolean): StatusOf<L> {
  const former = facts.former_status ?? facts.status
  if (to === 'same') return facts.status as StatusOf<L>
  if (typeof to === 'string') return to as StatusOf<L>
  if ('when' in to) return (ask(to.when) ? to.to : to.otherwise) as StatusOf<L>
  const asked = to.oneOf.find((status) => status === facts.asked_status) ?? to.oneOf[0]
  return (asked === undefined || asked === 'former' ? former : asked) as StatusOf<L>
}
