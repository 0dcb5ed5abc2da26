import type { Label, Localized, Money } from '../units.ts'

/** What one value of each kind is: in a row, in JSON and in a form. One line a kind; every layer has a table keyed by it. */
export interface Values {
  text: string // one line
  longText: string // several lines
  localized: Localized // one line in both languages
  localizedLong: Localized // several lines in both languages
  localizedRich: Localized // formatted text in both languages, as the HTML that `api/content/sanitise.ts` lets stand
  count: number // whole number
  percent: number // whole percent, 0 to 100
  money: Money // whole halalas
  boolean: boolean
  date: string // '2026-11-21', a calendar date
  dateTime: string // '2026-11-21T09:30:00.000Z', an instant
  time: string // '09:30'
  image: string // id of one uploaded image
  images: readonly string[] // ids of uploaded images
  file: string // id of one uploaded file
  link: string // an address: '/…' or 'https://…'
  email: string
  phone: string // '+9665xxxxxxxx'
  color: string // '#0f766e'
  belongsTo: string // id of one row of another resource
  hasMany: readonly string[] // ids of rows of another resource
  permissions: readonly string[] // names of permissions: 'coupons.edit'
}
export type SimpleKind = keyof Values
export type Kind = SimpleKind | 'choice' | 'list'

/** Another field of the row has one of these values. */
export type When = { field: string; is: readonly (string | boolean)[] }
/**
 * `internal`: kept for the house's own use, as a key is; no page shows it. `empty`: what it means that nothing is there, where that is more than a
 * dash. `visibleWhen` hides a field in forms and show pages unless it holds;
 * `unseen` is what lists and show pages say in its place where it is hidden. `needed`: a field that may be empty in the table, or a list that may
 * hold nothing, must be given wherever the row shows it, or only `when` that holds.
 */
type Common = {
  optional?: true
  internal?: true
  help?: Label
  readOnly?: true
  visibleWhen?: When
  unseen?: Label
  empty?: Label
  needed?: { otherwise: Label; when?: When }
}
type Text = Common & { min?: number; max?: number; pattern?: RegExp; patternHelp?: Label; unique?: true; default?: string }
type Whole = Common & { min?: number; max?: number; default?: number; unique?: true }
/**
 * `private`: the files are people's own, readable in the back office alone by its own route. `beside`: what the other fields are compared with,
 * shown large beside them.
 */
type Upload = Common & { maxMegabytes?: number; private?: true; beside?: true }

/** The options of each kind. `min` and `max` count characters, units, halalas or entries, as the kind has it. */
export interface Options {
  /** `words`: values that are the house's own, and what people read for them. `rowOf`: the id of a row of the resource that this field names. */
  text: Text & { words?: ChoiceOptions; rowOf?: string }
  longText: Text
  localized: Common & { min?: number; max?: number; unique?: true }
  localizedLong: Common & { min?: number; max?: number }
  /** The bounds count the letters that are read, not the marks between them. */
  localizedRich: Common & { min?: number; max?: number }
  /**
   * `ungrouped`: it names rather than measures, as a year does, and its thousands are not set apart. `outOf`: the most that can be given, shown
   * with it. `tenths`: it is kept in tenths, 47 for 4.7.
   */
  count: Whole & { ungrouped?: true; outOf?: number; tenths?: true }
  percent: Whole
  money: Whole
  /** `off`: how it is said that it is not so, where that has a word of its own. */
  boolean: Common & { default?: boolean; off?: Label }
  date: Common & { future?: true }
  dateTime: Common & { future?: true }
  time: Common & { default?: string }
  image: Upload
  images: Upload & { min?: number; max?: number }
  file: Upload
  /** `outside`: of another site, never of a page of this one. */
  link: Common & { unique?: true; outside?: true }
  email: Common & { unique?: true }
  phone: Common & { unique?: true }
  color: Common & { default?: string }
  /** `isPart`: the row is a part of the other one and goes when that goes. `within`: what such rows are called on the page of the other one. */
  belongsTo: Common & { to: string; isPart?: true; within?: Label }
  hasMany: Common & { to: string; max?: number }
  /** `of`: the few there are, by their names; without it, the whole catalogue of the back office. */
  permissions: Common & { of?: ChoiceOptions }
}

/** One field: plain data. Everything else (schema, column, cell, input, filter) is looked up by its kind. */
export type SimpleField<K extends SimpleKind = SimpleKind> = { [P in K]: { kind: P; label: Label } & Options[P] }[K]
export type ChoiceOptions = Readonly<Record<string, Label>>
/** How good a status is, in its colour: it goes well, it waits for somebody, it went wrong, none of these. */
export type StatusTone = 'good' | 'warn' | 'bad' | 'plain'
/** `tones`, for a status: the colour of each option. `isOpen`: rows of a log may hold what was an option once, shown as it was written. */
export type ChoiceField = Common & {
  kind: 'choice'
  label: Label
  options: ChoiceOptions
  default?: string
  tones?: Readonly<Record<string, StatusTone>>
  isOpen?: true
}
/**
 * Entries that are rows of a table of their own, written as one with the row they belong to: `in` is their resource, `by` its relation to this
 * row. Entries with the same ids in their `hasMany` field `same` are the same row, however often it is edited; its `key` says so to the database,
 * its `place` where it stands among the others.
 */
export type Kept = { in: string; by: string; same: string; key: string; place: string }
/**
 * A repeated group: rows inside the row, kept in their order. `sum`: the `count` field by whose sum a table tells of them, rather than by their
 * number. `isTold`: tables and pages tell of each entry on a line, its first field as a heading, in the reader's language alone.
 */
export type ListField = Common & {
  kind: 'list'
  kept?: Kept
  label: Label
  /** What one entry is called. */
  one: Label
  fields: Readonly<Record<string, SimpleField | ChoiceField>>
  sum?: string
  isTold?: true
  min?: number
  max?: number
}
export type AnyField = SimpleField | ChoiceField | ListField
export type Fields = Readonly<Record<string, AnyField>>
export type FieldOf<K extends Kind> = Extract<AnyField, { kind: K }>

/** The value one field holds. */
export type ValueOf<F> = F extends { kind: 'choice'; options: infer O }
  ? keyof O & string
  : F extends { kind: 'list'; fields: infer S }
    ? readonly RowOf<S>[]
    : F extends { kind: infer K extends SimpleKind }
      ? Values[K]
      : never

/** A row of these fields; an optional field may be null. */
export type RowOf<F> = { [N in keyof F]: F[N] extends { optional: true } ? ValueOf<F[N]> | null : ValueOf<F[N]> }

// NoInfer keeps a declaration's own literals: without it the context of `fields` widens 'listed' to string.
const of =
  <K extends Exclude<SimpleKind, 'belongsTo' | 'hasMany'>>(kind: K) =>
  <const O extends Options[K] = Record<never, never>>(
    english: string,
    arabic: string,
    options?: O,
  ): { kind: K; label: Label } & NoInfer<O> => // Safe: with no options given, O is the empty object.
  ({ kind, label: [english, arabic], ...((options ?? {}) as O) })

export const text = of('text')
export const longText = of('longText')
export const localized = of('localized')
export const localizedLong = of('localizedLong')
export const localizedRich = of('localizedRich')
export const count = of('count')
export const percent = of('percent')
export const money = of('money')
export const boolean = of('boolean')
export const date = of('date')
export const dateTime = of('dateTime')
export const time = of('time')
export const image = of('image')
export const images = of('images')
export const file = of('file')
export const link = of('link')
export const email = of('email')
export const phone = of('phone')
export const color = of('color')
export const permissions = of('permissions')

const relation =
  <K extends 'belongsTo' | 'hasMany'>(kind: K) =>
  <const T extends string, const O extends Common & { max?: number; isPart?: true; within?: Label } = Record<never, never>>(
    english: string,
    arabic: string,
    to: T,
    options?: O,
  ): { kind: K; label: Label; to: NoInfer<T> } & NoInfer<O> => // Safe: with no options given, O is the empty object.
  ({ kind, label: [english, arabic], to, ...((options ?? {}) as O) })
export const belongsTo = relation('belongsTo')
export const hasMany = relation('hasMany')

export const choice = <
  const C extends ChoiceOptions,
  const O extends Common & { default?: keyof C & string; tones?: Readonly<Record<keyof C & string, StatusTone>>; isOpen?: true } = Record<
    never,
    never
  >,
>(
  english: string,
  arabic: string,
  options: C,
  more?: O,
): { kind: 'choice'; label: Label; options: NoInfer<C> } & NoInfer<O> =>
  // Safe: with nothing more given, O is the empty object.
  ({ kind: 'choice', label: [english, arabic], options, ...((more ?? {}) as O) })

export const list = <
  const F extends Readonly<Record<string, SimpleField | ChoiceField>>,
  const O extends Common & { one: Label; sum?: keyof F & string; isTold?: true; min?: number; max?: number; kept?: Kept },
>(
  english: string,
  arabic: string,
  fields: F,
  more: O,
): { kind: 'list'; label: Label; fields: NoInfer<F> } & NoInfer<O> => ({ kind: 'list', label: [english, arabic], fields, ...more })
