import type { AccessAction } from '../access/table.ts'
import type { ArabicForms } from '../i18n/arabic-plural.ts'
import type { Turns } from '../lifecycle/turns.ts'
import type { NotificationType } from '../notifications/notifications.ts'
import type { DurationSetting } from '../settings/duration-settings.ts'
import type { Label } from '../units.ts'
import type { Fields, RowOf, StatusTone } from './fields.ts'

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

/** The look of a button: the main action, any other, one that cannot be undone. */
export type Tone = 'primary' | 'plain' | 'danger'

/** Where ready-made reasons come from: the titles of the rows of a resource that match `where`. */
export type ReasonOptionsSource = {
  /** Name of the resource. */
  from: string
  /** Fields of that resource, each with the values that a row may have. */
  where: Readonly<Record<string, readonly (string | boolean)[]>>
}

/** A named action on one row or on several: a button on list and show pages, a route, a permission and an audit entry. */
export type Action<Row, Name extends string = string> = {
  /** The text of the button. */
  label: Label
  /** The text of its entries in the history. Default: `label`. */
  historyLabel?: Label
  /** Asks for a reason, which is written to the audit entry and passed to the effect. Default: no reason. */
  reason?: 'required' | 'optional'
  /** Ready-made reasons to choose from, besides writing one. */
  reasonOptions?: ReasonOptionsSource
  /** Fields of the row that the action's form asks for; each becomes required, and is saved together with `set`. */
  inputs?: readonly Name[]
  /** Whether the action is possible for this row at this instant. Otherwise its button is disabled and the API answers 409. */
  when: (row: Row, now: string) => boolean
  /** Why the action is not possible: the tooltip of the disabled button and the message of the 409. */
  message?: Label
  /** The fields that the action changes. */
  set: Partial<Row>
  /** The `belongsTo` field to `admins` that stores who did it last. */
  actorField?: Name
  /** The name of a function in `api/resources/actions/action-effects.ts` that runs after the change, in its transaction. */
  effect?: string
  /** The name of a function in `api/resources/actions/custom-actions.ts` that runs instead of `set` and writes its own history. */
  handler?: string
  /** The row of the access table that this action belongs to. Default: the resource's own. */
  access?: AccessAction
  /** The question in the confirmation dialog. Default: no dialog. */
  confirm?: Label
  /** The look of the button. Default: `plain`. */
  tone?: Tone
}

/** A status that is computed from the row and the current time, never stored: shown as a tag; the server filters by it in SQL. */
export type DerivedStatus<Row> = {
  label: Label
  /** The possible statuses with their colours. */
  options: Readonly<Record<string, { label: Label; tone: StatusTone }>>
  /** The status of a row at an instant (ISO 8601). `api/resources/read/derived-sql.ts` has the same rule in SQL. */
  compute: (row: Row, now: string) => string
}

/** A file made from one row, such as a PDF: a button on the show page. */
export type RowDocument<Row> = {
  /** The text of the button. */
  label: Label
  /** Whether this row has the file. */
  when: (row: Row) => boolean
  /** Why the button is disabled. */
  message: Label
}

/** A check over several fields of a row, on create and on edit. */
export type Rule<Row, Name extends string = string> = {
  /** The field that shows the error. */
  field: Name
  isValid: (row: Row) => boolean
  /** The error. */
  message: Label
}

/** Who may read and write a resource. */
export type Access<Name extends string> = {
  /** Everyone may list and show these fields, without logging in, at `/api/<name>`. Default: administrators only. */
  public?: readonly Name[]
  /** The public sees only rows that have these values. Default: all rows. */
  publicWhere?: { readonly [N in Name]?: string | boolean }
  /** No route and no permission to create rows: the application does it itself. */
  create?: false
  /** No route and no permission to edit rows: the application does it itself. */
  edit?: false
  /** No route and no permission to delete rows. */
  remove?: false
}

/** The rows that wait for somebody: whose turn it is, and what administrators are notified of. */
export type Pending<Name extends string = string> = {
  /** The `choice` field with the status that `turns` looks up. */
  statusField: Name
  /** Whose turn it is in each status, and what to do next. */
  turns: Turns
  /** The `dateTime` field with the deadline, shown as a countdown. */
  deadlineField?: Name
  /** The rows whose turn is the administration's are a queue on the home page, titled with the plural label and this text. */
  queue?: Label
  /** Administrators are notified when a row enters the queue. A trigger on the table sends it; see `api/migrations`. */
  notification?: NotificationType
  /** This long (a setting) after its creation, a row in the queue is overdue and administrators are notified once more. */
  overdue?: { after: DurationSetting; notification: NotificationType }
}

/** The declaration of one resource: its table, API routes, permissions and admin pages all follow from it. */
export type Resource<Name extends string, F extends Fields> = {
  /** Kebab-case plural: the path of its routes, the prefix of its permissions and, with underscores, its table. */
  name: Name
  label: {
    one: Label
    many: Label
    /** The plural in sentences with a count, if `many` names the whole, such as «Activity log». Default: `many`. */
    rows?: Label
    /** The Arabic forms of «n new rows». Default: a sentence without a count form. */
    newRowsArabic?: ArabicForms
  }
  /** The group of the admin menu. */
  group: Group
  /** The icon of the menu, by its name in `admin/app/icons.tsx`. */
  icon: string
  fields: F
  /** The field that names a row. */
  title: keyof F & string
  /** A relation shown next to the title on the show page, if the title alone does not identify the row. */
  subtitle?: keyof F & string
  /** The columns of the list; readers may hide and add columns. */
  list: readonly ((keyof F & string) | Timestamp | 'derived')[]
  /** Columns that show the first of several fields that has a value: `{ type: ['percent', 'amount'] }`; the column's own field if none has. */
  mergedColumns?: { readonly [N in keyof F & string]?: readonly (keyof F & string)[] }
  /** The fields that the list can be filtered by. Default: none. */
  filters?: readonly ((keyof F & string) | 'created_at' | 'derived')[]
  /** The default order of the list; a leading `-` is descending. */
  sort: (keyof F & string) | `-${keyof F & string}` | '-created_at' | 'created_at'
  /** The fields that `q` searches: texts, links, e-mails and phones only. Default: the title. */
  search?: readonly (keyof F & string)[]
  /** Combinations of fields that are unique: one unique index each. */
  unique?: readonly (readonly (keyof F & string)[])[]
  rules?: readonly Rule<RowOf<F>, keyof F & string>[]
  access: Access<keyof F & string>
  actions?: Readonly<Record<string, Action<RowOf<F>, keyof F & string>>>
  /** Texts for history entries that are neither one of `actions` nor a common one, by the name of the entry's action. */
  historyLabels?: Readonly<Record<string, Label>>
  /** Lists on tabs of the show page: `orders.client_id` lists the orders whose `client_id` is this row. */
  related?: readonly `${string}.${string}`[]
  /** `money` fields whose totals over all matching rows are shown below the list. */
  totals?: readonly (keyof F & string)[]
  /** Fields that can be edited in the list, one at a time. */
  inlineEdit?: readonly (keyof F & string)[]
  /** The `count` field with a row's position, from 1: rows are reordered by drag and by buttons. `sort` must be this field. */
  position?: keyof F & string
  /** The form in steps; a last step reviews the whole row. Fields of no step are in the first. Default: one page. */
  steps?: readonly { label: Label; fields: readonly (keyof F & string)[] }[]
  derived?: DerivedStatus<RowOf<F>>
  /** The document of one row; `api/resources/files/documents.ts` makes it. */
  document?: RowDocument<RowOf<F>>
  pending?: Pending<keyof F & string>
  /** This resource is a view of some rows of another, with the same ids; what refers to those rows refers to these. */
  subsetOf?: string
  /** Rows that describe changes of other rows: left out of the search over all resources. */
  isLog?: true
  /** Shown as a tab of the parent record; not in the menu. */
  isNested?: true
  /** The table or view is written by hand in `api/platform/db/tables`, with columns of the fields' names. Default: generated from `fields`. */
  table?: 'domain'
  /** The timestamps that a table written by hand has. Default: both. */
  timestamps?: readonly Timestamp[]
}

/** When a row was created, and when it was last changed. */
export type Timestamp = 'created_at' | 'updated_at'

/** The columns of every stored row besides its fields. `version` counts writes and prevents lost updates. */
export type StoredColumns = { id: string; version: number; created_at: string; updated_at: string }
export type Row<R> = R extends { fields: infer F extends Fields } ? StoredColumns & RowOf<F> : never
/** The body of a create form. */
export type Draft<R> = R extends { fields: infer F extends Fields } ? RowOf<F> : never

// Method-style bivariance: generic code uses a resource of known fields as one of any fields.
type AnyCheck = { bivariance(row: never): boolean }['bivariance']
type AnyCompute<T> = { bivariance(row: never, now: string): T }['bivariance']
export type AnyRow = Readonly<Record<string, unknown>>
export type AnyResource = Omit<Resource<string, Fields>, 'rules' | 'actions' | 'derived' | 'document'> & {
  rules?: readonly (Omit<Rule<never>, 'isValid'> & { isValid: AnyCheck })[]
  actions?: Readonly<Record<string, Omit<Action<never>, 'when' | 'set'> & { when: AnyCompute<boolean>; set: AnyRow }>>
  document?: Omit<RowDocument<never>, 'when'> & { when: AnyCheck }
  derived?: Omit<DerivedStatus<never>, 'compute'> & { compute: AnyCompute<string> }
}

/** Keeps every literal of a declaration and checks that each column, filter and rule names a field. */
export function resource<const Name extends string, F extends Fields>(declaration: Resource<Name, F>): Resource<Name, F> {
  return declaration
}

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
