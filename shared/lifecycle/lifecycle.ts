import type { AccessAction } from '../access/table.ts'
import type { NotificationType } from '../notifications/notifications.ts'
import type { Tone } from '../registry/tones.ts'
import type { Label } from '../units.ts'
import type { TransitionDeadline } from './transition-deadline.ts'

/** The status after a transition: a fixed one; `same`, no change; one of two, by a guard, of which the second may be no change; or one of several by request (`former`: the status before the dispute). */
export type TransitionTarget<Status extends string, Guard extends string> =
  | Status
  | 'same'
  | { if: Guard; to: Status; else: Status | 'same' }
  | { oneOf: readonly (Status | 'former')[] }

/** The notification for each recipient. `providers`: every matching provider; `rejectedProviders`: the providers whose offers it closes. */
type TransitionNotifications = Readonly<
  Partial<Record<'client' | 'provider' | 'providers' | 'rejectedProviders' | 'admin', NotificationType>>
>

/** One transition: who may make it and from which status, its guards, effects and notifications. */
export type Transition<
  Status extends string,
  Kind extends string,
  Actor extends string,
  Guard extends string,
  Effect extends string,
  /** The names of the transitions that may follow it. */
  Name extends string = string,
> = {
  /** The text of its button. */
  label: Label
  /** The text of its button for kinds that need another one. */
  kindLabels?: Readonly<Partial<Record<Kind, Label>>>
  /** The text of its entries in histories of all kinds, and of those in the history of one order of kinds that need another one. */
  historyLabel: Label
  kindHistoryLabels?: Readonly<Partial<Record<Kind, Label>>>
  /** What the back office announces once it is done; `{row}` is the title of the row. */
  done?: Label
  by: Actor | readonly Actor[]
  from: Status | readonly Status[]
  to: TransitionTarget<Status, Guard>
  /** The kinds it exists for. Default: all. */
  kinds?: readonly Kind[]
  tone?: Tone
  /** The question in the confirmation dialog, if it cannot be undone. */
  confirm?: Label
  /** The question for kinds that need another one. */
  kindConfirms?: Readonly<Partial<Record<Kind, Label>>>
  reason?: 'required' | 'optional'
  /** People rarely mean it, such as cancelling: on the site its button is in the menu «More». */
  inMenu?: true
  /** Between the people of the client: its provider does not read of it. */
  isInternal?: true
  /** `offer`: it acts on one offer of the order. Default: on the order. */
  subject?: 'offer'
  guards?: readonly Guard[]
  /** Limits for one of several actors: fewer statuses, further guards, other notifications. */
  actorOverrides?: Readonly<
    Partial<Record<Actor, { from?: readonly Status[]; guards?: readonly Guard[]; notify?: TransitionNotifications }>>
  >
  effects?: readonly Effect[]
  notify?: TransitionNotifications
  /** When the scheduler makes it, for `by: 'scheduler'`. Several deadlines end different statuses. */
  deadline?: TransitionDeadline<Status> | readonly TransitionDeadline<Status>[]
  /** The permission that a provider's user needs. */
  permission?: 'show_orders' | 'manage_orders' | 'edit_orders' | 'delete_orders' | 'manage_store'
  /** Its rows of the access table, one for each side that makes it; none if no person does. */
  access?: AccessAction | readonly AccessAction[]
  /** The system makes this transition next, in the same database transaction, if the guard passes. `silent`: without its notifications. */
  followUp?: { if: Guard; transition: Name; silent?: true }
  /**
   * The system makes this transition of the other orders of the group that it may be made of, in the same database transaction, if the client
   * chose that the first acceptance closes them.
   */
  onSiblings?: Name
  /** Nothing serves it yet: it has no route, button or arrow in the diagram. A test lists the planned transitions. */
  planned?: true
}
export type AnyTransition = Transition<string, string, string, string, string>

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
  /** Each guard with its refusal: the tooltip of the disabled button and the message of the 409. */
  guards: Readonly<Record<Guard, Label>>
  effects: readonly Effect[]
  transitions: Transitions
}

/** Checks that `transitions` uses only declared names, and keeps every literal. */
export function lifecycle<
  const Status extends string,
  const Kind extends string,
  const Actor extends string,
  const Guard extends string,
  const Effect extends string,
  const Transitions extends Readonly<
    Record<string, Transition<NoInfer<Status>, NoInfer<Kind>, NoInfer<Actor>, NoInfer<Guard>, NoInfer<Effect>>>
  >,
>(declaration: Lifecycle<Status, Kind, Actor, Guard, Effect, Transitions>): Lifecycle<Status, Kind, Actor, Guard, Effect, Transitions> {
  return declaration
}

export type StatusOf<L> = L extends { statuses: Readonly<Record<infer S extends string, Label>> } ? S : never
export type KindOf<L> = L extends { kinds: Readonly<Record<infer K extends string, Label>> } ? K : never
export type ActorOf<L> = L extends { actors: readonly (infer A extends string)[] } ? A : never
export type GuardOf<L> = L extends { guards: Readonly<Record<infer G extends string, Label>> } ? G : never
export type EffectOf<L> = L extends { effects: readonly (infer E extends string)[] } ? E : never
export type TransitionName<L> = L extends { transitions: infer T } ? keyof T & string : never

type TransitionsOf<L> = L extends { transitions: infer T } ? T : never
type Elements<T> = T extends readonly (infer E)[] ? E : T
/** The transitions that something serves: all but the planned ones. */
export type ServedTransition<L> = { [N in TransitionName<L>]: TransitionsOf<L>[N] extends { planned: true } ? never : N }[TransitionName<L>]
/** The served transitions that one of these actors can make. */
export type ServedTransitionBy<L, Actor extends string> = {
  [N in ServedTransition<L>]: TransitionsOf<L>[N] extends { by: infer By }
    ? Extract<Elements<By>, Actor> extends never
      ? never
      : N
    : never
}[ServedTransition<L>]
type ServedRow<L> = TransitionsOf<L>[ServedTransition<L>]
/** The effects of the served transitions. */
export type ServedEffect<L> =
  ServedRow<L> extends infer Row ? (Row extends { effects: readonly (infer E extends string)[] } ? E : never) : never

/** What a guard depends on besides the order: the offer that the request body names, or the content that it sends. */
export type GuardScope = 'order' | 'offer' | 'content'
/** A guard: a pure function of the facts that it needs, shared by the buttons and the server. */
export type GuardRule<Facts> = { needs: readonly (keyof Facts)[]; passes: (facts: Facts) => boolean; scope: GuardScope }
type GuardsOfRow<Row> =
  | (Row extends { guards: readonly (infer G)[] } ? G : never)
  | (Row extends { to: { if: infer G } } ? G : never)
  | (Row extends { followUp: { if: infer G } } ? G : never)
  | (Row extends { actorOverrides: infer O }
      ? { [A in keyof O]: O[A] extends { guards: readonly (infer G)[] } ? G : never }[keyof O]
      : never)
type ServedGuard<L> = ServedRow<L> extends infer Row ? (Row extends unknown ? Extract<GuardsOfRow<Row>, string> : never) : never
/** The rule of each guard; a guard of planned transitions alone may be missing. */
export type Guards<L, Facts> = Readonly<Record<ServedGuard<L>, GuardRule<Facts>>> & Readonly<Partial<Record<GuardOf<L>, GuardRule<Facts>>>>

export type TransitionVerdict<Status extends string> = { allowed: true; to: Status } | { allowed: false; code: string; reason: Label }

/** `target`: the requested status, for a transition with several. */
type TransitionSubject = { status: string; kind: string; target?: string | undefined }
type AnyLifecycle<G extends string> = {
  statuses: Readonly<Record<string, Label>>
  actors: readonly string[]
  guards: Readonly<Record<G, Label>>
  transitions: Readonly<Record<string, AnyTransition>>
}

const wrongStatus = {
  allowed: false,
  code: 'wrong_status',
  reason: { en: 'Not possible in this state', ar: 'غير ممكن في هذه المرحلة' },
} as const
const wrongActor = {
  allowed: false,
  code: 'wrong_actor',
  reason: { en: 'You cannot do this', ar: 'هذا الإجراء ليس من صلاحياتك' },
} as const

const allScopes: readonly GuardScope[] = ['order', 'offer', 'content']

/**
 * Whether this actor may make this transition now. Checked in this order: actor, status, kind, guards; the first failure is the code.
 * Only guards of these scopes are tested, and `facts` holds at least what they need. A target that depends on another scope is the current status.
 */
export function evaluateTransition<L extends AnyLifecycle<GuardOf<L>>, Facts extends TransitionSubject>(
  table: L,
  guards: Guards<L, Facts>,
  name: TransitionName<L>,
  actor: ActorOf<L>,
  facts: Facts,
  scopes: readonly GuardScope[] = allScopes,
): TransitionVerdict<StatusOf<L>> {
  const transition = transitionOf(table, name)
  if (!asArray(transition.by).includes(actor)) return wrongActor
  if (!asArray(transition.from).includes(facts.status)) return wrongStatus
  if (transition.actorOverrides?.[actor]?.from?.includes(facts.status) === false) return wrongActor
  if (transition.kinds && !transition.kinds.includes(facts.kind)) return wrongStatus
  const failed = guardNames(transition, actor).find((guard) => {
    const { scope, passes } = ruleOf(guards, guard)
    return scopes.includes(scope) && !passes(facts)
  })
  if (failed) return { allowed: false, code: failed, reason: table.guards[guardOf<L>(failed)] }
  const target = targetGuard(transition)
  const isTargetKnown = !target || scopes.includes(ruleOf(guards, target).scope)
  const passes = (guard: string) => ruleOf(guards, guard).passes(facts)
  return { allowed: true, to: isTargetKnown ? targetOf<L>(transition, facts, passes) : statusOf<L>(facts) }
}

/** The facts that `evaluateTransition` needs for these scopes. */
export function factsNeeded<L extends AnyLifecycle<GuardOf<L>>, Facts>(
  table: L,
  guards: Guards<L, Facts>,
  name: TransitionName<L>,
  actor: ActorOf<L>,
  scopes: readonly GuardScope[],
): (keyof Facts)[] {
  const transition = transitionOf(table, name)
  const rules = [...guardNames(transition, actor), targetGuard(transition) ?? []].flat().map((guard) => ruleOf(guards, guard))
  return [...new Set(rules.filter(({ scope }) => scopes.includes(scope)).flatMap(({ needs }) => needs))]
}

/** Every served transition that this actor can make from this status once its guards pass, with its verdict: the buttons of a page. */
export function evaluateTransitions<L extends AnyLifecycle<GuardOf<L>>, Facts extends TransitionSubject>(
  table: L,
  guards: Guards<L, Facts>,
  actor: ActorOf<L>,
  facts: Facts,
  scopes: readonly GuardScope[] = allScopes,
): { name: TransitionName<L>; transition: AnyTransition; verdict: TransitionVerdict<StatusOf<L>> }[] {
  return servedTransitionNames(table)
    .map((name) => ({
      name,
      transition: transitionOf(table, name),
      verdict: evaluateTransition(table, guards, name, actor, facts, scopes),
    }))
    .filter(({ verdict }) => verdict.allowed || (verdict.code !== 'wrong_status' && verdict.code !== 'wrong_actor'))
}

/** The names of the transitions that are not planned, in the table's order. Safe: `ServedTransition` excludes exactly the planned ones. */
export const servedTransitionNames = <L extends { transitions: Readonly<Record<string, AnyTransition>> }>(table: L) =>
  transitionNames(table).filter((name) => !transitionOf(table, name).planned) as (ServedTransition<L> & TransitionName<L>)[]

/** The transitions' names, in the table's order. Safe: the keys of `transitions` are what TransitionOf names. */
export const transitionNames = <L extends { transitions: Readonly<Record<string, AnyTransition>> }>(table: L): TransitionName<L>[] =>
  Object.keys(table.transitions) as TransitionName<L>[]

/** One transition of the table, with the literals widened. */
export function transitionOf<L extends { transitions: Readonly<Record<string, AnyTransition>> }>(
  table: L,
  name: TransitionName<L>,
): AnyTransition {
  const row: AnyTransition | undefined = table.transitions[name]
  if (!row) throw new Error(`transitionOf: the lifecycle has no transition ${name}`)
  return row
}

/** The value as an array: itself, or one element. */
export const asArray = <T>(value: T | readonly T[]): readonly T[] => (isArray(value) ? value : [value])
const isArray = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value)

const guardNames = (transition: AnyTransition, actor: string): readonly string[] => [
  ...(transition.actorOverrides?.[actor]?.guards ?? []),
  ...(transition.guards ?? []),
]

/** The guard that decides between two targets. */
const targetGuard = ({ to }: AnyTransition): string | undefined => (typeof to === 'object' && 'if' in to ? to.if : undefined)

function ruleOf<L, Facts>(guards: Guards<L, Facts>, guard: string): GuardRule<Facts> {
  const rule = guards[guardOf<L>(guard)]
  if (!rule) throw new Error(`evaluateTransition: the guard ${guard} is planned`)
  return rule
}

// Safe: `lifecycle()` accepts only declared guards.
const guardOf = <L>(guard: string) => guard as GuardOf<L>

// Safe: the facts carry a declared status.
const statusOf = <L>({ status }: TransitionSubject) => status as StatusOf<L>

// Safe: `lifecycle()` accepts only declared statuses, and the facts carry declared ones.
function targetOf<L>({ to }: Pick<AnyTransition, 'to'>, facts: TransitionSubject, passes: (guard: string) => boolean): StatusOf<L> {
  if (to === 'same') return facts.status as StatusOf<L>
  if (typeof to === 'string') return to as StatusOf<L>
  if ('if' in to) return targetOf({ to: passes(to.if) ? to.to : to.else }, facts, passes)
  return (facts.target ?? facts.status) as StatusOf<L>
}
