import type { AdminAccessAction, PublicAccessAction, UserAccessAction } from '../access/table.ts'
import type { ArabicForms } from '../i18n/arabic-plural.ts'
import type { Label } from '../units.ts'
import type { ActionInputs, ReasonOptionsSource } from './action-inputs.ts'
import type { DerivedStatus } from './derived-status.ts'
import type { FieldCondition, Fields, Kind, RowOf, ValueOf } from './fields.ts'
import type { bulkEditKinds, NamesOfKind, searchableKinds, titleKinds, unfilterableKinds, unsortableKinds } from './kinds.ts'
import type { MenuIcon } from './menu-icons.ts'
import type { Pending } from './pending.ts'
import type { RowDocument } from './row-document.ts'
import type { Tone } from './tones.ts'

/** The groups of the admin menu, in its order. */
export const groups = {
  operations: { en: 'Operations', ar: 'التشغيل' },
  finance: { en: 'Finance', ar: 'المالية' },
  people: { en: 'People', ar: 'الأشخاص' },
  catalog: { en: 'Services', ar: 'الخدمات' },
  store: { en: 'Store and cars', ar: 'المتجر والسيارات' },
  marketing: { en: 'Marketing', ar: 'التسويق' },
  content: { en: 'Content', ar: 'المحتوى' },
  system: { en: 'System', ar: 'النظام' },
} as const satisfies Readonly<Record<string, Label>>
export type Group = keyof typeof groups

/** A named action on one row or on several: a button on list and show pages, a route, a permission and an audit entry. */
export type Action<Row, Name extends string = string, Effect extends string = string> = ActionInputs<Name> & {
  /** The text of the button. */
  label: Label
  /** The text of its entries in the history. Default: `label`. */
  historyLabel?: Label
  /** What is announced once it is done; `{row}` is the title of the row. Default: a general text with `label`. */
  done?: Label
  /** Asks for a reason, which is written to the audit entry and passed to the effect. Default: no reason. */
  reason?: 'required' | 'optional'
  /** Ready-made reasons to choose from, besides writing one. */
  reasonOptions?: ReasonOptionsSource
  /** Other rows never have the action, so they have no button for it. Default: every row may have it. */
  visibleWhen?: FieldCondition
  /** Whether the action is possible for this row at this instant. Otherwise its button is disabled and the API answers 409. */
  when: (row: Row, now: string) => boolean
  /** Why the action is not possible: the tooltip of the disabled button and the message of the 409. */
  message?: Label
  /** Not possible either while this field of the row has a value, with its own message; checked after `when`. */
  blockedBy?: { field: Name; message: Label }
  /** Not possible for the administrator in this field, such as who requested it: two people decide. */
  notBy?: { field: Name; message: Label }
  /** The fields that the action changes. */
  set: Partial<Row>
  /** The `belongsTo` field to `admins` that stores who did it last. */
  actorField?: Name
  /** The name of a function in `api/app/action-effects.ts` that runs after the change, in its transaction. */
  effect?: Effect
  /** The name of a function in `api/app/action-handlers.ts` that runs instead of `set` and writes its own history. */
  handler?: string
  /** The row of the access table that this action belongs to. Default: the resource's own for writing. */
  access?: AdminAccessAction
  /** The question in the confirmation dialog. Default: no dialog. */
  confirm?: Label
  /** The look of the button. Default: `plain`. */
  tone?: Tone
}

/** A check over several fields of a row, on create and on edit. */
export type Rule<Row, Name extends string = string> = {
  /** The field that shows the error. */
  field: Name
  /** The entry of the list, and its field, that show it: `[2, 'sku']`. Default: the whole field. */
  at?: (row: Row) => readonly (string | number)[]
  /** Whether the row, with its changes, is valid. `stored` is the row before them, null for a new one; `now` the current instant. */
  isValid: (row: Row, context: { stored: Row | null; now: string }) => boolean
  /** The error. */
  message: Label
}

/** Who may read and write a resource. */
export type Access<Name extends string, Where = PublicWhere<Fields>> = {
  /** The row of the access table that its back office routes belong to; two rows if reading and writing differ. */
  action: AdminAccessAction | { read: AdminAccessAction; write: AdminAccessAction }
  /** What everyone may list and show at `/api/<name>`, without logging in. Default: administrators only. */
  public?: PublicAccess<Name, Where>
  /** What the user or provider that a row belongs to may do with it at `/api/own/<name>`; rows of others answer 404. Default: nothing. */
  own?: OwnAccess<Name>
  /** No route and no permission to create rows: the application does it itself. */
  create?: false
  /** No route and no permission to edit rows: the application does it itself. */
  edit?: false
  /** No route and no permission to delete rows. */
  remove?: false
}

/** The values that public rows have, by field. */
export type PublicWhere<F> = {
  readonly [N in keyof F & string]?: string extends keyof F ? string | boolean : Extract<ValueOf<F[N]>, string | boolean>
}

/** What of a resource everyone may read. */
export type PublicAccess<Name extends string, Where = PublicWhere<Fields>> = {
  /** The row of the access table that its public routes belong to. */
  action: PublicAccessAction
  /** The fields that are public, besides the id. */
  fields: readonly Name[]
  /** The public sees only rows that have these values. Default: all rows. */
  where?: Where
}

/** What the owner of a row may read and write: `{ action: 'me.requests', owner: 'user_id', fields: ['kind', 'details'], create: ['details'] }`. */
export type OwnAccess<Name extends string> = {
  /** The row of the access table that its personal routes belong to. */
  action: UserAccessAction
  /** The `belongsTo` field with the owner: an account, or the provider whose people the rows belong to. Nobody sends it: the session says who it is. */
  owner: Name
  /** The fields that the owner reads, besides the id. */
  fields: readonly (Name | Timestamp)[]
  /** The fields that the owner sends for a new row; a `beforeWrite` hook adds what else is required. Default: no route to create rows. */
  create?: readonly Name[]
  /** The fields that the owner may change. Default: no route to change rows. */
  edit?: readonly Name[]
}

/** A field that lists can be ordered by, or the time of creation. */
type SortName<F> = NamesOfKind<F, Exclude<Kind, (typeof unsortableKinds)[number]>> | 'created_at'

/** The declaration of one resource: its table, API routes, permissions and admin pages all follow from it. */
export type Resource<
  Name extends string,
  F extends Fields,
  Effect extends string = string,
  Status extends string = string,
  Renderer extends string = string,
  Table extends 'domain' = 'domain',
> = {
  /** Kebab-case plural, such as `bank-transfers`: the path of its routes, the prefix of its permissions and, with underscores, its table. */
  name: Name
  /** What its rows are called: `{ one: { en: 'Coupon', ar: 'كوبون' }, many: { en: 'Coupons', ar: 'الكوبونات' } }`. */
  label: {
    /** One row: titles of forms and pages, such as «Add a coupon». */
    one: Label
    /** All rows: the menu item and the title of the list. */
    many: Label
    /** The plural in sentences with a count, if `many` names the whole, such as «Activity log». Default: `many`. */
    rows?: Label
    /** The Arabic forms of «n new rows». Default: a sentence without a count form. */
    newRowsArabic?: ArabicForms
  }
  /** The group of the admin menu: `finance`. */
  group: Group
  /** The icon of the menu, such as `bank`; `admin/ui/icons.tsx` has its component. */
  icon: MenuIcon
  /** Its fields in the order of forms and show pages, by the names of their columns: `{ code: text('Code', 'الرمز', { max: 30 }) }`. */
  fields: F
  /** The field that names a row: `number`. */
  title: NamesOfKind<F, (typeof titleKinds)[number]>
  /** A field shown next to the title on the show page, such as `order_id`, if the title alone does not identify the row. */
  subtitle?: keyof F & string
  /** What the dialogs of its actions show of the row, such as `amount`, or of one that it refers to: `order_id.client_id`. */
  dialogFacts?: readonly string[]
  /** The columns of the list, such as `['number', 'amount', 'created_at']`; readers may hide and add columns. */
  list: readonly ((keyof F & string) | Timestamp | 'derived')[]
  /** Columns that show the first of several fields that has a value: `{ type: ['percent', 'amount'] }`; the column's own field if none has. */
  mergedColumns?: { readonly [N in keyof F & string]?: readonly (keyof F & string)[] }
  /** The fields that the list can be filtered by: `['status', 'provider_id']`. Default: none. */
  filters?: readonly (NamesOfKind<F, Exclude<Kind, (typeof unfilterableKinds)[number]>> | 'created_at' | 'derived')[]
  /** More filters whose values are tabs above the list, besides the status: `['store_step']`. Rows without a value are in none. Default: none. */
  tabs?: readonly NamesOfKind<F, 'choice'>[]
  /** The default order of the list; a leading `-` is descending: `-created_at`. */
  sort: SortName<F> | `-${SortName<F>}`
  /** The fields that `q` searches, such as `['name', 'phone']`: texts, links, emails and phones only. Default: the title. */
  search?: readonly NamesOfKind<F, (typeof searchableKinds)[number]>[]
  /**
   * Rows of other resources whose texts `q` searches too, in the back office: of the row that a `belongsTo` field names (`client_id`), or of
   * the rows that refer to this one (`invoices.order_id`). By their own `search`, whose index it uses. Default: none.
   */
  searchRelated?: readonly ((keyof F & string) | `${string}.${string}`)[]
  /** Combinations of fields that are unique, one unique index each: `[['category_id', 'name']]`. */
  unique?: readonly (readonly (keyof F & string)[])[]
  /** Checks over several fields, on create and on edit: `[{ field: 'ends_on', isValid: (row) => row.ends_on >= row.starts_on, message }]`. */
  rules?: readonly Rule<RowOf<F>, keyof F & string>[]
  /** Who may read and write it: `{ action: 'adm.features', remove: false }`. */
  access: Access<keyof F & string, PublicWhere<F>>
  /**
   * Buttons of a row besides edit and delete, in their order, by the names of their routes and permissions:
   * `{ close: { label, when: ({ status }) => status === 'open', set: { status: 'closed' } } }`. Default: none.
   */
  actions?: Readonly<Record<string, Action<RowOf<F>, keyof F & string, Effect>>>
  /** Texts for history entries that are no `actions` and not common ones: `{ appeal: { en: 'Decision appealed', ar: 'اعتراض على القرار' } }`. */
  historyLabels?: Readonly<Record<string, Label>>
  /** Lists on tabs of the show page: `orders.client_id` lists the orders whose `client_id` is this row. */
  related?: readonly `${string}.${string}`[]
  /** Administrators who may see a row may add internal notes to its history: `notes: true`. */
  notes?: true
  /** `money` fields whose totals over all matching rows are shown below the list: `['amount']`. */
  totals?: readonly NamesOfKind<F, 'money'>[]
  /** Fields that can be edited in the list, such as `['is_active']`: in many rows at once, and one at a time if their inputs fit in a cell. */
  inlineEdit?: readonly NamesOfKind<F, (typeof bulkEditKinds)[number]>[]
  /** The `count` field with a row's position from 1, such as `sort_order`: rows are reordered by drag and by buttons. `sort` must be it. */
  position?: NamesOfKind<F, 'count'>
  /**
   * Read-only fields that each write stores from the others: `{ total: ({ lines }) => sumOf(lines) }`, so that answers, history and database
   * agree. What needs other rows is a `beforeWrite` hook in `api/app`. Default: none.
   */
  computed?: { readonly [N in keyof F & string]?: (row: RowOf<F>) => RowOf<F>[N] }
  /** A status that is computed, never stored, such as active or expired: the column and filter `derived`. Default: none. */
  derived?: DerivedStatus<RowOf<F>, Status>
  /** The document of one row, or its documents: `{ renderer: 'invoice_pdf', label, when: ({ status }) => status === 'paid', message }`. */
  document?: RowDocument<RowOf<F>, Renderer> | readonly RowDocument<RowOf<F>, Renderer>[]
  /** A function in `api/app/row-creators.ts` inserts new rows, which need more than their fields, such as a number. */
  creator?: true
  /** `resources/ready` has rows that a new deployment can import at once, such as cities. */
  readyRows?: true
  /** Which rows wait for somebody, and for whom: `{ statusField: 'status', turns: payoutLifecycle.turns }`. Default: none. */
  pending?: Pending<NamesOfKind<F, 'choice'>, NamesOfKind<F, 'dateTime'>, keyof F & string>
  /** This resource is a view of some rows of another, such as `users`, with the same ids; what refers to those rows refers to these. */
  subsetOf?: string
  /** Rows that describe changes of other rows, such as the events of orders: left out of the search over all resources. */
  isLog?: true
  /** Shown as a tab of the parent record, such as the items of an order; not in the menu. */
  isNested?: true
  /** The table or view is written by hand in the `tables` folder of its owner, with columns of the fields' names: `'domain'`. Default: generated. */
  table?: Table
  /** The timestamps that a table written by hand has, such as `['created_at']`. Default: both. */
  timestamps?: readonly Timestamp[]
}

export type Timestamp = 'created_at' | 'updated_at'
/** The columns of every stored row besides its fields. `version` counts writes and prevents lost updates. */
export type StoredColumns = { id: string; version: number; created_at: string; updated_at: string }
export type Row<R> = R extends { fields: infer F extends Fields } ? StoredColumns & RowOf<F> : never
/** The body of a create form: fields that are optional or have a default may be missing. */
export type Draft<R> = R extends { fields: infer F extends Fields } ? DraftOf<F> : never
type DraftOf<F> = Omit<RowOf<F>, MissableName<F>> & Partial<Pick<RowOf<F>, MissableName<F>>>
type MissableName<F> = { [N in keyof F]: F[N] extends { optional: true } | { default: unknown } ? N : never }[keyof F]

// Method-style bivariance: generic code uses a resource of known fields as one of any fields.
type Bivariant<Args extends unknown[], T> = { call(...args: Args): T }['call']
export type AnyRow = Readonly<Record<string, unknown>>
export type AnyAction = Omit<Action<never>, 'when' | 'set'> & { when: Bivariant<[row: never, now: string], boolean>; set: AnyRow }
/** A document of a row of any resource. */
export type AnyDocument = Omit<RowDocument<never>, 'when'> & { when: Bivariant<[row: never], boolean> }
export type AnyResource = Omit<Resource<string, Fields>, 'rules' | 'actions' | 'derived' | 'document' | 'computed'> & {
  computed?: Readonly<Partial<Record<string, Bivariant<[row: never], unknown>>>>
  rules?: readonly (Omit<Rule<never>, 'isValid' | 'at'> & {
    isValid: Bivariant<[row: never, context: { stored: never; now: string }], boolean>
    at?: Bivariant<[row: never], readonly (string | number)[]>
  })[]
  actions?: Readonly<Record<string, AnyAction>>
  document?: AnyDocument | readonly AnyDocument[]
  derived?: Omit<DerivedStatus<never>, 'compute'> & { compute: Bivariant<[row: never, now: string], string> }
}

/** The columns that every table has besides its fields. */
type NoReserved = { [N in keyof StoredColumns | 'search' | 'derived']?: `${N} is a name of the application: choose another` }

/** Keeps every name of a declaration in its type, and checks that each column, filter and rule names a field. */
export function resource<
  const Name extends string,
  F extends Fields,
  const Effect extends string = never,
  const Status extends string = never,
  const Renderer extends string = never,
  Table extends 'domain' = never,
>(
  declaration: Resource<Name, F, Effect, Status, Renderer, Table> & { fields: NoReserved },
): Resource<Name, F, Effect, Status, Renderer, Table> {
  return declaration
}

type DenialContext = { now: string; admin_id: string | null; fallback: Label }

/** Why an action is not possible for a row at this instant; null if it is. `fallback` is the reason for actions without a message. */
export function actionDenialReason(action: AnyAction, row: AnyRow, { now, admin_id, fallback }: DenialContext): Label | null {
  const { when, message, blockedBy, notBy } = action
  // Safe: the row belongs to the resource that declares the action.
  if (!when(row as never, now)) return message ?? fallback
  if (notBy && admin_id !== null && row[notBy.field] === admin_id) return notBy.message
  return blockedBy && row[blockedBy.field] != null ? blockedBy.message : null
}

/** The `choice` fields whose values are the tabs of the list, each in a row of its own: the status first. */
export const tabFieldsOf = ({ pending, filters = [], tabs = [] }: AnyResource): string[] => [
  ...filters.filter((name) => name === pending?.statusField),
  ...tabs,
]

/** The permissions of a resource, in the order of the role editor: `coupons.list`, `coupons.open`, … */
export function permissionsOf({ access, name, actions }: AnyResource): string[] {
  const operations = [
    'list',
    'show',
    ...(access.create === false ? [] : ['create']),
    ...(access.edit === false ? [] : ['edit']),
    ...(access.remove === false ? [] : ['delete']),
  ]
  return [...operations, ...Object.keys(actions ?? {})].map((operation) => `${name}.${operation}`)
}

/** The table of a resource: its name with underscores. */
export const tableNameOf = (name: string): string => name.replaceAll('-', '_')
