import type { Label, Localized, Money } from '../units.ts'
import type {
  ChildTable,
  ChoiceFieldOptions,
  ChoiceOptions,
  FieldCondition,
  JoinRows,
  KindOptions,
  ListFieldOptions,
  RelationOptions,
} from './field-options.ts'
import type { AnyStatusLifecycle } from './status-lifecycle.ts'
import type { StatusTone } from './tones.ts'

export type { ChildTable, ChoiceOptions, FieldCondition, JoinRows, StatusTone }

/** The value of each kind, the same in a row, in JSON and in a form. Every layer has a table with one line a kind. */
export interface Values {
  text: string // one line
  longText: string // several lines
  localized: Localized // one line in both languages
  localizedLong: Localized // several lines in both languages
  localizedRich: Localized // formatted text in both languages, as the HTML that `api/resources/read/sanitize-html.ts` allows
  count: number // whole number
  percent: number // whole percent, 0 to 100
  money: Money // whole halalas
  boolean: boolean
  date: string // '2026-11-21', a calendar date
  dateTime: string // '2026-11-21T09:30:00.000Z', an instant
  time: string // '09:30'
  image: string // id of one uploaded image
  images: readonly string[] // ids of uploaded images
  files: readonly string[] // ids of uploaded files
  file: string // id of one uploaded file
  link: string // '/…' or 'https://…'
  email: string
  phone: string // '+9665xxxxxxxx'
  color: string // '#0f766e'
  belongsTo: string // id of one row of another resource
  hasMany: readonly string[] // ids of rows of another resource
  permissions: readonly string[] // names of permissions: 'coupons.edit'
}
export type SimpleKind = keyof Values
export type Kind = SimpleKind | 'choice' | 'list'

/** One field: plain data. Everything else (schema, column, cell, input, filter) is looked up by its kind. */
export type SimpleField<K extends SimpleKind = SimpleKind> = { [P in K]: { kind: P; label: Label } & KindOptions[P] }[K]
/** One of several options. */
export type ChoiceField = { kind: 'choice'; label: Label; options: ChoiceOptions } & ChoiceFieldOptions
/** A repeated group: ordered entries of the same fields. */
export type ListField = {
  kind: 'list'
  label: Label
  fields: Readonly<Record<string, SimpleField | ChoiceField>>
} & ListFieldOptions
export type AnyField = SimpleField | ChoiceField | ListField
export type Fields = Readonly<Record<string, AnyField>>
export type FieldOf<K extends Kind> = Extract<AnyField, { kind: K }>

/** The value of one field. */
export type ValueOf<F> = F extends { kind: 'choice'; options: infer O }
  ? keyof O & string
  : F extends { kind: 'list'; fields: infer S }
    ? readonly RowOf<S>[]
    : F extends { kind: infer K extends SimpleKind }
      ? Values[K]
      : never

/** A row of these fields; an optional field may be null. */
export type RowOf<F> = { [N in keyof F]: F[N] extends { optional: true } ? ValueOf<F[N]> | null : ValueOf<F[N]> }

/** Refuses options that the kind does not have, which inference of the literals would let through. */
type NoOther<O, Known> = { readonly [P in Exclude<keyof O, keyof Known> & string]: { error: `${P} is no option of this kind` } }
/** The Arabic label, whose place is easily taken by the options. */
type Arabic<A> = A extends string ? string : 'the Arabic label is missing: kind(english, arabic, options)'

// NoInfer keeps a declaration's own literals: without it the context of `fields` widens 'listed' to string.
const fieldOf =
  <K extends Exclude<SimpleKind, 'belongsTo' | 'hasMany'>>(kind: K) =>
  <const O extends KindOptions[K] = Record<never, never>, A = string>(
    english: string,
    arabic: A & Arabic<A>,
    options?: O & NoOther<O, KindOptions[K]>,
  ): { kind: K; label: Label } & NoInfer<O> => // Safe: with no options given, O is the empty object.
  ({ kind, label: { en: english, ar: arabic }, ...((options ?? {}) as O) })

export const text = fieldOf('text')
export const longText = fieldOf('longText')
export const localized = fieldOf('localized')
export const localizedLong = fieldOf('localizedLong')
export const localizedRich = fieldOf('localizedRich')
export const count = fieldOf('count')
export const percent = fieldOf('percent')
export const money = fieldOf('money')
export const boolean = fieldOf('boolean')
export const date = fieldOf('date')
export const dateTime = fieldOf('dateTime')
export const time = fieldOf('time')
export const image = fieldOf('image')
export const images = fieldOf('images')
export const files = fieldOf('files')
export const file = fieldOf('file')
export const link = fieldOf('link')
export const email = fieldOf('email')
export const phone = fieldOf('phone')
export const color = fieldOf('color')
export const permissions = fieldOf('permissions')

const relation =
  <K extends 'belongsTo' | 'hasMany'>(kind: K) =>
  <const T extends string, const O extends RelationOptions = Record<never, never>>(
    english: string,
    arabic: string,
    to: T,
    options?: O & NoOther<O, Omit<KindOptions[K], 'to'>>,
  ): { kind: K; label: Label; to: NoInfer<T> } & NoInfer<O> => // Safe: with no options given, O is the empty object.
  ({ kind, label: { en: english, ar: arabic }, to, ...((options ?? {}) as O) })
export const belongsTo = relation('belongsTo')
export const hasMany = relation('hasMany')

export const choice = <
  const C extends ChoiceOptions,
  const O extends ChoiceFieldOptions<keyof C & string> = Record<never, never>,
  A = string,
>(
  english: string,
  arabic: A & Arabic<A>,
  options: C,
  more?: O & NoOther<O, ChoiceFieldOptions>,
): { kind: 'choice'; label: Label; options: NoInfer<C> } & NoInfer<O> =>
  // Safe: with nothing more given, O is the empty object.
  ({ kind: 'choice', label: { en: english, ar: arabic }, options, ...((more ?? {}) as O) })

/** The `choice` field with the status of a lifecycle: its statuses and their colors. */
export const status = <const S extends string, const O extends StatusOptions<S> = Record<never, never>>(
  lifecycle: AnyStatusLifecycle & { readonly statuses: Readonly<Record<S, Label>>; readonly tones: Readonly<Record<S, StatusTone>> },
  more?: O & NoOther<O, StatusOptions<S>>,
): {
  kind: 'choice'
  label: Label
  options: Readonly<Record<S, Label>>
  tones: Readonly<Record<S, StatusTone>>
  lifecycle: AnyStatusLifecycle
} & NoInfer<O> => ({
  ...{ kind: 'choice', label: { en: 'Status', ar: 'الحالة' }, options: lifecycle.statuses, tones: lifecycle.tones, lifecycle },
  // Safe: with nothing more given, O is the empty object.
  ...((more ?? {}) as O),
})
type StatusOptions<S extends string> = Omit<ChoiceFieldOptions<S>, 'tones' | 'lifecycle' | 'allowUnknown'>

export const list = <
  const F extends Readonly<Record<string, SimpleField | ChoiceField>>,
  const O extends ListFieldOptions<keyof F & string>,
  A = string,
>(
  english: string,
  arabic: A & Arabic<A>,
  fields: F,
  more: O & NoOther<O, ListFieldOptions>,
): { kind: 'list'; label: Label; fields: NoInfer<F> } & NoInfer<O> => ({
  kind: 'list',
  label: { en: english, ar: arabic },
  fields,
  ...more,
})
