import type { AccessAction } from '../access/table.ts'
import type { ArabicForms } from '../i18n/arabic-plural.ts'
import type { Turns } from '../lifecycle/turns.ts'
import type { NoticeType } from '../notifications/notifications.ts'
import type { HoursSetting } from '../settings/settings.ts'
import type { Label } from '../units.ts'
import type { Fields, RowOf, StatusTone } from './fields.ts'

/** The groups of the admin menu, in its order. */
export const groups = {
  operations: ['Operations', 'التشغيل'],
  finance: ['Finance', 'المالية'],
  people: ['People', 'الأشخاص'],
  catalog: ['Services', 'الخدمات'],
  store: ['Store and cars', 'المتجر والسيارات'],
  marketing: ['Marketing', 'التسويق'],
  content: ['Content', 'المحتوى'],
  system: ['System', 'النظام'],
} as const satisfies Readonly<Record<string, Label>>
export type Group = keyof typeof groups

export type Tone = 'primary' | 'plain' | 'danger'

/** Reasons that are ready to choose from: the titles of the rows of a resource that hold one of these values in each of these fields. */
export type ReadyReasons = { from: string; where: Readonly<Record<string, readonly (string | boolean)[]>> }

/** A named act on one row (or many): a button on list and show, a route, a permission, an audit row. */
export type Action<Row, Name extends string = string> = {
  label: Label
  /** What the act is called in the history, where its button asks for it in other words. */
  done?: Label
  /** The act asks why; the answer stands in the audit row and is given to the effect. */
  reason?: 'required' | 'optional'
  /** Where a reason may be chosen beside giving it in own words. */
  reasons?: ReadyReasons
  /** Fields of the row that the act asks for in a small form, each as the field itself demands; what is given is stored with `set`. */
  ask?: readonly Name[]
  /** Whether the act makes sense for this row at this instant. */
  when: (row: Row, now: string) => boolean
  /** Why the button is disabled where `when` says no. */
  otherwise?: Label
  /** The fields it sets; what it does beside that is an effect of the same name in `api/resources/action-effects.ts`. */
  set: Partial<Row>
  /** The relation to the administrators that keeps who did it last. */
  by?: Name
  effect?: string
  /** The domain's own verb in `api/resources/custom-actions.ts` does the act in place of `set`, and writes its own history. */
  verb?: string
  /** The act of the access table that this is, where it is another than the resource's own. */
  access?: AccessAction
  /** The question asked before it is done. */
  confirm?: Label
  tone?: Tone
}

/** A status that is computed from the row, never stored: shown as a tag, filterable by the server's own SQL. */
export type Derived<Row> = {
  label: Label
  options: Readonly<Record<string, { label: Label; tone: StatusTone }>>
  of: (row: Row, now: string) => string
}

/** A file that can be had of a row, once `when` holds: a button of its page. */
export type RowDocument<Row> = { label: Label; when: (row: Row) => boolean; otherwise: Label }

/**
 * Who may touch a resource. `public` opens list and show of the named fields at `/api/<name>` to everyone, of the rows alone that hold
 * the values of `publicWhere`.
 * `create`, `edit`, `remove`: false closes that act for everyone (the domain writes those rows).
 */
export type Access<Name extends string> = {
  public?: readonly Name[]
  publicWhere?: { readonly [N in Name]?: string | boolean }
  create?: false
  edit?: false
  remove?: false
}

export type Resource<Name extends string, F extends Fields> = {
  /** Kebab-case plural: the path, the permission prefix and (with underscores) the table. */
  name: Name
  /** `rows`: what several rows are called, where `many` names the whole of them as «log» does. `fresh`: how new ones are counted in Arabic. */
  label: { one: Label; many: Label; rows?: Label; fresh?: ArabicForms }
  group: Group
  /** Name of an icon of the admin's one icon table. */
  icon: string
  fields: F
  /** The field that names a row to people. */
  title: keyof F & string
  /** The relation that stands beside the title on the row's own page, where the title alone does not say which row it is. */
  besideTitle?: keyof F & string
  list: readonly ((keyof F & string) | Stamp | 'derived')[]
  /** Columns that stand for several fields: `{ type: ['percent', 'amount'] }` shows whichever of these the row has, its type where it has none. */
  joined?: { readonly [N in keyof F & string]?: readonly (keyof F & string)[] }
  filters?: readonly ((keyof F & string) | 'created_at' | 'derived')[]
  sort: (keyof F & string) | `-${keyof F & string}` | '-created_at' | 'created_at'
  /** Fields that `q` searches; the title alone where it is not given. Texts, links, e-mails and phones only. */
  search?: readonly (keyof F & string)[]
  /** Combinations of fields that no two rows share. */
  unique?: readonly (readonly (keyof F & string)[])[]
  rules?: readonly { on: keyof F & string; holds: (row: RowOf<F>) => boolean; otherwise: Label }[]
  access: Access<keyof F & string>
  actions?: Readonly<Record<string, Action<RowOf<F>, keyof F & string>>>
  /** What its history tells of beside its own actions and what every history does: each act as it is called once it is done. */
  acts?: Readonly<Record<string, Label>>
  /** Lists of other rows that the show page has as tabs: `orders.client_id` is the orders whose client is this row. */
  related?: readonly `${string}.${string}`[]
  /** The `money` fields whose sums over all matching rows stand below the list. */
  totals?: readonly (keyof F & string)[]
  /** Fields that can be changed in the list itself, one at a time. */
  inline?: readonly (keyof F & string)[]
  /** The `count` field that holds a row's place, from 1: rows are moved by drag and by buttons. `sort` is this field. */
  position?: keyof F & string
  /** The form in steps; a last one shows the whole row before it is saved. Fields of no step stand in the first. */
  steps?: readonly { label: Label; fields: readonly (keyof F & string)[] }[]
  derived?: Derived<RowOf<F>>
  /** The file of one row, made by the line of this resource in `api/resources/documents.ts`. */
  document?: RowDocument<RowOf<F>>
  /** What a row waits for by the status in the field `by`: whose turn it is and what comes next; `until` is the `dateTime` field of its deadline. */
  waits?: { by: keyof F & string; turns: Turns; until?: keyof F & string } & Queue
  /** The resource that this one shows a part of: rows have the same ids there, and what refers to those refers to these. */
  partOf?: string
  /** The field whose value is the id of the row's owner (a provider), where rows have one. */
  owner?: keyof F & string
  /** Its rows tell of others, as a log does: the search over all rows leaves them out. */
  isTrail?: true
  /** Its rows are met on the page of what they hang on: the menu does without it. */
  isWithin?: true
  /** `domain`: the table or view is declared by the domain (api/platform/db/tables) with columns of these names; this declaration gives screens and reads. */
  table?: 'domain'
  /** What the domain's table carries of the two stamps, where it is not both. */
  stamps?: readonly Stamp[]
}

/** When a row was added, and when it was last changed. */
export type Stamp = 'created_at' | 'updated_at'

/** What it means that the administration's turn has come: the rows of which `waits` says so. */
type Queue = {
  /** They stand as a queue on the home page, called by the resource's own word and this. */
  queue?: Label
  /** The administration is told of each row that begins to wait; the migrations give the table its trigger. */
  notice?: NoticeType
  /** After these hours from its creation the queue is late, and the administration is told of the row once more. */
  late?: { after: HoursSetting; notice: NoticeType }
}

/** What every stored row carries beside its fields. `version` counts writes and guards against lost updates. */
export type Stored = { id: string; version: number; created_at: string; updated_at: string }
export type Row<R> = R extends { fields: infer F extends Fields } ? Stored & RowOf<F> : never
/** What a create form sends. */
export type Draft<R> = R extends { fields: infer F extends Fields } ? RowOf<F> : never

// Method-style bivariance is wanted here: a resource of known fields is used as one of any fields by the generic code.
type Loose<T> = { bivariance(row: T): boolean }['bivariance']
type LooseAt<T> = { bivariance(row: never, now: string): T }['bivariance']
export type AnyRow = Readonly<Record<string, unknown>>
export type AnyResource = Omit<Resource<string, Fields>, 'rules' | 'actions' | 'derived' | 'document'> & {
  rules?: readonly { on: string; holds: Loose<never>; otherwise: Label }[]
  actions?: Readonly<Record<string, Omit<Action<never>, 'when' | 'set'> & { when: LooseAt<boolean>; set: AnyRow }>>
  document?: Omit<RowDocument<never>, 'when'> & { when: Loose<never> }
  derived?: Omit<Derived<never>, 'of'> & { of: LooseAt<string> }
}

/** Keeps every literal of a declaration and checks that each column, filter and rule names a field. */
export function resource<const Name extends string, F extends Fields>(declaration: Resource<Name, F>): Resource<Name, F> {
  return declaration
}

/** The permissions a resource gives, in the order of the role editor: `coupons.list`, `coupons.open`, … */
export function permissionsOf(declaration: AnyResource): string[] {
  const { access, name, actions } = declaration
  const acts = [
    'list',
    'show',
    access.create === false ? '' : 'create',
    access.edit === false ? '' : 'edit',
    access.remove === false ? '' : 'delete',
  ]
  return [...acts.filter(Boolean), ...Object.keys(actions ?? {})].map((act) => `${name}.${act}`)
}

/** The table of a resource: its name with underscores. */
export const tableNameOf = (name: string): string => name.replaceAll('-', '_')
