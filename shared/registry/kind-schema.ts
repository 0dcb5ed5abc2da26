import { z } from 'zod'
import { riyadhDate } from '../rules/riyadh-date.ts'
import { defaultSettings, type Settings } from '../settings/settings.ts'
import type { Localized } from '../units.ts'
import type { AnyField, ChoiceField, FieldOf, Kind, ListField, SimpleField, SimpleKind } from './fields.ts'
import type { MessageKey } from './messages.ts'
import { cleanLine, cleanLines, hasArabic, hasLatin, latinDigits } from './normalize-text.ts'
import { plainText } from './plain-text.ts'
import { addMissing, hideUnseen } from './visibility.ts'

/** What a check needs from outside: the clock, and of the settings the e-mail endings that count (empty: every ending) and the most images at one time. */
export type Surroundings = { now: () => string; emailEndings: readonly string[]; imagesAtMost: number }
export const defaultSurroundings: Surroundings = surroundingsBy(defaultSettings, () => new Date().toISOString())

/** What checks need from outside, by these settings. */
export function surroundingsBy(settings: Pick<Settings, 'email_endings' | 'images_per_upload'>, now: () => string): Surroundings {
  return { now, emailEndings: settings.email_endings, imagesAtMost: settings.images_per_upload }
}

const say = (key: MessageKey) => key
/** Says that nothing is there where nothing is there, else what is wrong with what is. */
const orElse = (key: MessageKey) => ({
  error: (issue: { input?: unknown }) => say(issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : key),
})

type Bounds = { min?: number; max?: number; pattern?: RegExp; patternHelp?: readonly [string, string] }

const words = (clean: (raw: string) => string, field: Bounds, longest: number) => {
  const bounded = z
    .string(orElse('not_text'))
    .overwrite(clean)
    .min(field.min ?? 1, orElse('too_short'))
    .max(field.max ?? longest, say('too_long'))
  const { pattern, patternHelp: label } = field
  // An empty text is told that it is required, once.
  return pattern ? bounded.refine((text) => text === '' || pattern.test(text), { error: say('wrong_form'), params: { label } }) : bounded
}

/** Formatted text: what counts is what is read of it. */
const rich = (field: Bounds, longest: number) => {
  const [min, max] = [field.min ?? 1, field.max ?? longest]
  return z
    .string(orElse('not_text'))
    .overwrite((raw) => cleanLines(raw))
    .max(longest * 5, say('too_long'))
    .superRefine((html, { addIssue }) => {
      const { length } = plainText(html)
      if (length === 0) addIssue({ code: 'custom', message: say('required'), input: html })
      else if (length < min) addIssue({ code: 'custom', message: say('too_short'), input: html, params: { min } })
      else if (length > max) addIssue({ code: 'custom', message: say('too_long'), input: html, params: { max } })
    })
}

const both = (one: z.ZodType<string>, read = (text: string) => text) =>
  z.strictObject(
    {
      ar: one.refine((text) => hasArabic(read(text)) || !hasLatin(read(text)), say('arabic_expected')),
      en: one.refine((text) => !hasArabic(read(text)), say('english_expected')),
    },
    orElse('invalid'),
  ) satisfies z.ZodType<Localized>

const whole = (field: Bounds, most: number) =>
  z
    .int(orElse('not_whole'))
    .min(field.min ?? 0, say('at_least'))
    .max(field.max ?? most, say('at_most'))

const id = (key: MessageKey) => z.uuid(orElse(key))
const noRepeats = (ids: readonly string[]) => new Set(ids).size === ids.length
const saudiMobile = /^(?:(?:\+|00)?966|0)?(5\d{8})$/

type Make<F> = (field: F, around: Surroundings) => z.ZodType

/** One line a kind. A kind without a line does not compile. */
const simpleSchemas: { [K in SimpleKind]: Make<FieldOf<K>> } = {
  text: (f) => words(cleanLine, f, 200),
  longText: (f) => words(cleanLines, f, 2000),
  localized: (f) => both(words(cleanLine, f, 200)),
  localizedLong: (f) => both(words(cleanLines, f, 2000)),
  localizedRich: (f) => both(rich(f, 20_000), plainText),
  count: (f) => whole(f, 1_000_000_000),
  percent: (f) => whole(f, 100),
  money: (f) =>
    z
      .int(orElse('not_amount'))
      .min(f.min ?? 0, say('amount_at_least'))
      .max(f.max ?? 1_000_000_000, say('amount_at_most')),
  boolean: () => z.boolean(orElse('not_yes_no')),
  date: (f, { now }) => {
    const day = z.iso.date(orElse('not_date'))
    return f.future ? day.refine((value) => value > riyadhDate(now()), say('not_future')) : day
  },
  dateTime: (f, { now }) => {
    const instant = z.iso.datetime(orElse('not_instant'))
    return f.future ? instant.refine((value) => Date.parse(value) > Date.parse(now()), say('not_future')) : instant
  },
  time: () => z.string(orElse('not_time')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, orElse('not_time')),
  image: () => id('wrong_upload'),
  images: (f, { imagesAtMost }) =>
    z
      .array(id('wrong_upload'), orElse('not_list'))
      .min(f.min ?? (f.optional ? 0 : 1), say('too_few_images'))
      .max(Math.min(f.max ?? imagesAtMost, imagesAtMost), say('too_many_images'))
      .refine(noRepeats, say('repeated')),
  file: () => id('wrong_upload'),
  link: ({ outside }) => {
    const wrong = orElse(outside ? 'not_outside_link' : 'not_link')
    return z
      .string(wrong)
      .overwrite(cleanLine)
      .max(500, say('too_long'))
      .regex(outside ? outsideLink : anyLink, wrong)
  },
  email: (_, { emailEndings: endings }) =>
    z
      .string(orElse('not_email'))
      .overwrite((raw) => cleanLine(raw).toLowerCase())
      .max(120, say('too_long'))
      .check(z.email(orElse('not_email')))
      .refine((address) => endings.length === 0 || endings.some((end) => address.endsWith(end)), {
        error: say('email_ending'),
        params: { endings: endings.join(' ') },
      }),
  phone: () =>
    z
      .string(orElse('not_phone'))
      .overwrite((raw) => latinDigits(cleanLine(raw)).replace(/[ -]/g, '').replace(saudiMobile, '+966$1'))
      .regex(/^\+9665\d{8}$/, orElse('not_phone')),
  color: () => z.string(orElse('not_color')).regex(/^#[0-9a-f]{6}$/i, orElse('not_color')),
  belongsTo: () => id('wrong_relation'),
  hasMany: (f) =>
    z
      .array(id('wrong_relation'), orElse('not_list'))
      .max(f.max ?? 500, say('too_many'))
      .refine(noRepeats, say('repeated')),
  permissions: (f) =>
    z
      .array(
        f.of ? z.enum(Object.keys(f.of), orElse('wrong_choice')) : z.string().regex(/^[a-z-]+\.[a-z_]+$/, orElse('wrong_choice')),
        orElse('not_list'),
      )
      .max(2000, say('too_many'))
      .refine(noRepeats, say('repeated')),
}

const schemas: { [K in Kind]: Make<FieldOf<K>> } = {
  ...simpleSchemas,
  choice: (f: ChoiceField) => z.enum(Object.keys(f.options), orElse('wrong_choice')),
  list: (f: ListField, around) =>
    z
      .array(
        z
          .strictObject(rowShape(f.fields, around), orElse('invalid'))
          .overwrite((row) => hideUnseen(f.fields, row))
          .superRefine((row, context) => addMissing(f.fields, row, context)),
        orElse('not_list'),
      )
      .min(f.min ?? 0, say('too_few'))
      .max(f.max ?? 100, say('too_many')),
}

const rowShape = (fields: ListField['fields'], around: Surroundings) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withAbsence(field, around)]))

/** The schema of one value of this field; null where the field is optional. Issues name a message of `messages.ts`. */
export function fieldSchema(field: AnyField, around: Surroundings = defaultSurroundings): z.ZodType {
  const schema = makeOf(field)(field, around)
  return field.optional ? schema.nullable() : schema
}

/** As `fieldSchema`, and a field that is not sent takes its default, or null where it is optional. */
export function withAbsence(field: AnyField, around: Surroundings = defaultSurroundings): z.ZodType {
  const schema = fieldSchema(field, around)
  const fallback = defaultOf(field)
  return fallback === undefined ? schema : schema.default(fallback)
}

/** What a field holds when nobody says: its declared default, null where it is optional, else nothing. */
export function defaultOf(field: AnyField): unknown {
  if ('default' in field && field.default !== undefined) return field.default
  return field.optional ? null : undefined
}

// Safe: the table is keyed by the very kind that the field carries.
const makeOf = (field: AnyField) => schemas[field.kind] as Make<SimpleField | ChoiceField | ListField>

const outsideLink = /^https:\/\/[^\s/.]+\.[^\s]+$/
const anyLink = /^(\/(?!\/)\S*|https:\/\/[^\s/.]+\.[^\s]+)$/
