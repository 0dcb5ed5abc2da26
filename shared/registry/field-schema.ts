import { z } from 'zod'
import { defaultSettings, type Settings } from '../settings/settings.ts'
import type { Label, Localized } from '../units.ts'
import { isLocalPath } from '../utils/local-path.ts'
import { cleanLine, cleanLines, hasArabic, hasLatin, latinDigits } from '../utils/normalize-text.ts'
import { riyadhDate } from '../utils/riyadh-date.ts'
import type { AnyField, ChoiceField, FieldOf, Kind, ListField, SimpleField, SimpleKind } from './fields.ts'
import { emailPattern, languagePatterns, phonePattern, textPattern } from './input-patterns.ts'
import { hasYear, maxCount, maxLengths, maxMoney } from './limits.ts'
import { type MessageKey, messageKey } from './messages.ts'
import { plainText } from './plain-text.ts'
import { addMissingFieldIssues, clearHiddenFields } from './visibility.ts'

/** The time and the settings that validation depends on. */
export type ValidationContext = {
  /** The current instant, ISO 8601. */
  now: () => string
  /** The endings an email address may have, such as '.com'; empty: any. */
  emailEndings: readonly string[]
  /** Most images of one field. */
  maxImages: number
}
export const defaultValidationContext: ValidationContext = validationContextFrom(defaultSettings, () => new Date().toISOString())

/** The validation context of these settings. */
export function validationContextFrom(
  settings: Pick<Settings, 'email_endings' | 'images_per_upload'>,
  now: () => string,
): ValidationContext {
  return { now, emailEndings: settings.email_endings, maxImages: settings.images_per_upload }
}

/** The error `required` for a missing value, `key` for a wrong one. */
const requiredOr = (key: MessageKey) => ({
  error: (issue: { input?: unknown }) =>
    messageKey(issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : key),
})

type FieldBounds = { min?: number; max?: number; pattern?: RegExp; patternHelp?: Label; uppercase?: true }

const plainTextSchema = (clean: (raw: string) => string, field: FieldBounds, defaultMax: number) => {
  const bounded = z
    .string(requiredOr('not_text'))
    .overwrite(clean)
    .min(field.min ?? 1, requiredOr('too_short'))
    .max(field.max ?? defaultMax, messageKey('too_long'))
  const { pattern, patternHelp: label, uppercase } = field
  // An empty text reports `required` only.
  const checked = pattern
    ? bounded.refine((text) => text === '' || pattern.test(text), { error: messageKey('wrong_form'), params: { label } })
    : bounded
  const sentPattern = uppercase && pattern ? new RegExp(pattern.source.replaceAll('A-Z', 'A-Za-z')) : pattern
  return checked.meta({ pattern: textPattern(sentPattern) })
}

/** Formatted text: the bounds count its visible characters. */
const richTextSchema = (field: FieldBounds, defaultMax: number) => {
  const [min, max] = [field.min ?? 1, field.max ?? defaultMax]
  return z
    .string(requiredOr('not_text'))
    .overwrite((raw) => cleanLines(raw))
    .max(defaultMax * 5, messageKey('too_long'))
    .superRefine((html, { addIssue }) => {
      const { length } = plainText(html)
      if (length === 0) addIssue({ code: 'custom', message: messageKey('required'), input: html })
      else if (length < min) addIssue({ code: 'custom', message: messageKey('too_short'), input: html, params: { min } })
      else if (length > max) addIssue({ code: 'custom', message: messageKey('too_long'), input: html, params: { max } })
    })
}

/** A text that must be Arabic: it has an Arabic letter, or none at all. */
export const arabicText = (schema: z.ZodType<string>, visible = (text: string) => text) =>
  schema.refine((text) => hasArabic(visible(text)) || !hasLatin(visible(text)), messageKey('arabic_expected'))
/** A text that must be English: it has no Arabic letter. */
export const englishText = (schema: z.ZodType<string>, visible = (text: string) => text) =>
  schema.refine((text) => !hasArabic(visible(text)), messageKey('english_expected'))

const localizedSchema = (language: z.ZodType<string>, { hasMarkup = false } = {}) => {
  const visible = hasMarkup ? plainText : (text: string) => text
  return z.strictObject(
    {
      ar: arabicText(language, visible).meta(hasMarkup ? { description: 'Arabic, as HTML' } : { pattern: languagePatterns.ar }),
      en: englishText(language, visible).meta(hasMarkup ? { description: 'English, as HTML' } : { pattern: languagePatterns.en }),
    },
    requiredOr('invalid'),
  ) satisfies z.ZodType<Localized>
}

const integerSchema = (field: FieldBounds, defaultMax: number) =>
  z
    .int(requiredOr('not_whole'))
    .min(field.min ?? 0, messageKey('at_least'))
    .max(field.max ?? defaultMax, messageKey('at_most'))

/** An amount in halalas, in a field or a request. */
export const moneySchema = ({ min = 0, max = maxMoney }: { min?: number; max?: number } = {}) =>
  z.int(requiredOr('not_amount')).min(min, messageKey('amount_at_least')).max(max, messageKey('amount_at_most'))

const idSchema = (key: MessageKey) => z.uuid(requiredOr(key))
const hasNoDuplicates = (ids: readonly string[]) => new Set(ids).size === ids.length
const saudiMobile = /^(?:(?:\+|00)?966|0)?(5\d{8})$/

type SchemaFactory<F> = (field: F, context: ValidationContext) => z.ZodType

const uploadsSchema = (
  f: FieldOf<'images' | 'files'>,
  { maxImages }: ValidationContext,
  [tooFew, tooMany]: readonly [MessageKey, MessageKey],
) =>
  z
    .array(idSchema('wrong_upload'), requiredOr('not_list'))
    .min(f.min ?? (f.optional ? 0 : 1), messageKey(tooFew))
    .max(Math.min(f.max ?? maxImages, maxImages), messageKey(tooMany))
    .refine(hasNoDuplicates, messageKey('repeated'))
    .meta({ uniqueItems: true })

/** One line a kind; a kind without a line does not compile. */
const simpleSchemas: { [K in SimpleKind]: SchemaFactory<FieldOf<K>> } = {
  text: (f) => plainTextSchema(f.uppercase ? (raw) => cleanLine(raw).toUpperCase() : cleanLine, f, maxLengths.text),
  longText: (f) => plainTextSchema(cleanLines, f, maxLengths.longText),
  localized: (f) => localizedSchema(plainTextSchema(cleanLine, f, maxLengths.text)),
  localizedLong: (f) => localizedSchema(plainTextSchema(cleanLines, f, maxLengths.longText)),
  localizedRich: (f) => localizedSchema(richTextSchema(f, maxLengths.richText), { hasMarkup: true }),
  count: (f) => integerSchema(f, maxCount),
  percent: (f) => integerSchema(f, 100),
  money: moneySchema,
  boolean: () => z.boolean(requiredOr('not_yes_no')),
  date: (f, { now }) => {
    const day = z.iso.date(requiredOr('not_date')).refine(hasYear, messageKey('not_date'))
    return f.future ? day.refine((value) => value > riyadhDate(now()), messageKey('not_future')) : day
  },
  dateTime: (f, { now }) => {
    const instant = z.iso.datetime(requiredOr('not_instant')).refine(hasYear, messageKey('not_instant'))
    return f.future ? instant.refine((value) => Date.parse(value) > Date.parse(now()), messageKey('not_future')) : instant
  },
  time: () => z.string(requiredOr('not_time')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, requiredOr('not_time')),
  image: () => idSchema('wrong_upload'),
  images: (f, context) => uploadsSchema(f, context, ['too_few_images', 'too_many_images']),
  file: () => idSchema('wrong_upload'),
  files: (f, context) => uploadsSchema(f, context, ['too_few_files', 'too_many_files']),
  link: ({ external }) => {
    const wrong = requiredOr(external ? 'not_external_link' : 'not_link')
    return z
      .string(wrong)
      .overwrite(cleanLine)
      .max(maxLengths.link, messageKey('too_long'))
      .regex(external ? externalLink : anyLink, wrong)
      .refine((text) => !text.startsWith('/') || isLocalPath(text), wrong)
  },
  email: ({ anyEnding }, { emailEndings }) => {
    const endings = anyEnding ? [] : emailEndings
    return z
      .string(requiredOr('not_email'))
      .overwrite((raw) => cleanLine(raw).toLowerCase())
      .max(maxLengths.email, messageKey('too_long'))
      .check(z.email(requiredOr('not_email')))
      .refine((address) => endings.length === 0 || endings.some((end) => address.endsWith(end)), {
        error: messageKey('email_ending'),
        params: { endings: endings.join(' ') },
      })
      .meta({
        format: undefined,
        pattern: emailPattern(endings),
        ...(!anyEnding && { description: 'The allowed endings are a setting.' }),
      })
  },
  phone: () =>
    z
      .string(requiredOr('not_phone'))
      .overwrite((raw) => latinDigits(cleanLine(raw)).replace(/[ -]/g, '').replace(saudiMobile, '+966$1'))
      .max(maxLengths.phone, messageKey('not_phone'))
      .regex(/^\+9665\d{8}$/, requiredOr('not_phone'))
      .meta({ pattern: phonePattern() }),
  color: () => z.string(requiredOr('not_color')).regex(/^#[0-9a-fA-F]{6}$/, requiredOr('not_color')),
  belongsTo: () => idSchema('wrong_relation'),
  hasMany: (f) =>
    z
      .array(idSchema('wrong_relation'), requiredOr('not_list'))
      .max(f.max ?? 500, messageKey('too_many'))
      .refine(hasNoDuplicates, messageKey('repeated'))
      .meta({ uniqueItems: true }),
  permissions: (f) =>
    z
      .array(
        f.options
          ? z.enum(Object.keys(f.options), requiredOr('wrong_choice'))
          : z.string().regex(/^[a-z-]+\.[a-z_]+$/, requiredOr('wrong_choice')),
        requiredOr('not_list'),
      )
      .max(2000, messageKey('too_many'))
      .refine(hasNoDuplicates, messageKey('repeated'))
      .meta({ uniqueItems: true }),
}

const schemas: { [K in Kind]: SchemaFactory<FieldOf<K>> } = {
  ...simpleSchemas,
  choice: (f: ChoiceField) => z.enum(Object.keys(f.options), requiredOr('wrong_choice')),
  list: (f: ListField, context) =>
    z
      .array(
        z
          .strictObject(rowShape(f.fields, context), requiredOr('invalid'))
          .overwrite((row) => clearHiddenFields(f.fields, row))
          .superRefine((row, refinement) => addMissingFieldIssues(f.fields, row, refinement)),
        requiredOr('not_list'),
      )
      .min(f.min ?? 0, messageKey('too_few'))
      .max(f.max ?? 100, messageKey('too_many')),
}

const rowShape = (fields: ListField['fields'], context: ValidationContext) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaWithDefault(field, context)]))

/** The schema of one value of this field, nullable if the field is optional. Its issues carry keys of `messages.ts`. */
export function fieldSchema(field: AnyField, context: ValidationContext = defaultValidationContext): z.ZodType {
  const schema = schemaFactoryOf(field)(field, context)
  return field.optional ? schema.nullable() : schema
}

/** `fieldSchema` with the field's default for a value that is not sent, or null if the field is optional. */
export function schemaWithDefault(field: AnyField, context: ValidationContext = defaultValidationContext): z.ZodType {
  const schema = fieldSchema(field, context)
  const fallback = defaultOf(field)
  return fallback === undefined ? schema : schema.default(fallback)
}

/** The value of a field that is not given: its declared default, null if it is optional, else undefined. */
export function defaultOf(field: AnyField): unknown {
  if ('default' in field && field.default !== undefined) return field.default
  return field.optional ? null : undefined
}

// Safe: the table is keyed by the field's own kind.
const schemaFactoryOf = (field: AnyField) => schemas[field.kind] as SchemaFactory<SimpleField | ChoiceField | ListField>

const anyLink = /^(\/(?!\/)\S*|https:\/\/[^\s/.]+\.[^\s]+)$/
const externalLink = /^https:\/\/[^\s/.]+\.[^\s]+$/
