import { z } from 'zod'
import { memoize } from '../utils/memoize.ts'
import { defaultOf, defaultValidationContext, fieldSchema, schemaWithDefault, type ValidationContext } from './field-schema.ts'
import { type AnyField, type Fields, longText, type RowOf } from './fields.ts'
import type { AnyResource, AnyRow, Draft } from './resource.ts'
import { addMissingFieldIssues, clearHiddenFields, hiddenFieldChanges } from './visibility.ts'

export { defaultValidationContext, fieldSchema, type ValidationContext, validationContextFrom } from './field-schema.ts'

type FieldDeclaration<F extends Fields> = { fields: F; rules?: AnyResource['rules'] }

/**
 * The schema of a create form and of POST: strict, with cleaned texts; missing values become their default or null, hidden optional fields
 * null. Every required field and every rule of the declaration is a refinement on its field. Read-only fields are rejected in the input and
 * have their default in the output.
 */
export const draftSchema = <F extends Fields>(
  declared: FieldDeclaration<F>,
  context: ValidationContext = defaultValidationContext,
): z.ZodType<RowOf<F>> => ofRow(context === defaultValidationContext ? defaultDraft(declared) : buildDraft(declared, context))

const defaultDraft = memoize((declared: FieldDeclaration<Fields>) => buildDraft(declared, defaultValidationContext))

function buildDraft({ fields, rules }: FieldDeclaration<Fields>, context: ValidationContext): z.ZodType {
  return z
    .strictObject(shapeOf(writableFields(fields), (field) => schemaWithDefault(field, context)))
    .overwrite((row) => clearHiddenFields(fields, { ...readOnlyDefaults(fields), ...row }))
    .superRefine((row, refinement) => addRowIssues({ fields, rules }, row, { stored: null, now: context.now() }, refinement))
    .superRefine(
      (row, refinement) => {
        addMissingFieldIssues(fields, row, refinement)
        const readableRow = readable(clearHiddenFields(fields, { ...readOnlyDefaults(fields), ...row }), refinement.issues)
        addRuleIssues(rules, readableRow, { stored: null, now: context.now() }, refinement)
      },
      { when: isBroken },
    )
}

// Zod skips refinements of a row with a value of the wrong type: what is missing or contradicts another value beside it is found all the same.
const isBroken = ({ value, issues }: z.core.ParsePayload): boolean =>
  typeof value === 'object' && value !== null && issues.some((issue) => issue.continue !== true)

/**
 * The schema of an edit form and of PATCH: any of the writable fields, without defaults. With the `stored` row, the rules check the row as
 * it will be, and a field that the change hides becomes null.
 */
export function patchSchema<F extends Fields>(
  declared: FieldDeclaration<F>,
  stored?: AnyRow,
  context: ValidationContext = defaultValidationContext,
): z.ZodType<Partial<RowOf<F>>> {
  const { fields, rules } = declared
  const patch = context === defaultValidationContext ? defaultPatch(declared) : buildPatch(declared, context)
  if (!stored) return ofPatch(patch)
  const checked = patch
    .overwrite((change) => ({ ...change, ...hiddenFieldChanges(fields, { ...stored, ...change }) }))
    .superRefine((change, refinement) =>
      addRowIssues({ fields, rules }, { ...stored, ...change }, { stored, now: context.now() }, refinement),
    )
  return ofPatch(checked)
}

const defaultPatch = memoize((declared: FieldDeclaration<Fields>) => buildPatch(declared, defaultValidationContext))

const buildPatch = ({ fields }: FieldDeclaration<Fields>, context: ValidationContext) =>
  z.strictObject(shapeOf(writableFields(fields), (field) => fieldSchema(field, context).optional()))

/** A new row with these values: the other fields have their default or null, hidden ones null. */
export const newRowOf = ({ fields }: FieldDeclaration<Fields>, values: AnyRow): AnyRow =>
  clearHiddenFields(fields, {
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, defaultOf(field) ?? null])),
    ...values,
  })

/** Checks a whole new row: its required fields have values, and its rules are met. */
export const newRowSchema = ({ fields, rules }: FieldDeclaration<Fields>, now: string): z.ZodType<AnyRow> =>
  z.record(z.string(), z.unknown()).superRefine((row, refinement) => {
    for (const [name, field] of Object.entries(fields))
      if (!field.optional && field.kind !== 'list' && row[name] == null)
        refinement.addIssue({ code: 'custom', path: [name], message: 'required', input: row[name] })
    if (refinement.issues.length === 0) addRowIssues({ fields, rules }, row, { stored: null, now }, refinement)
  })

/** The reason of an action that asks for one. */
export const reasonField = longText('Reason', 'السبب', { min: 5, max: 500 })

/**
 * The schema of a named action's body: its reason, and its inputs, which are required, its optional inputs and its own fields. With `reasonOptions`, the reason may be chosen by
 * `reason_id` instead of written.
 */
export function actionInputSchema({ fields, actions }: AnyResource, action: string, context: ValidationContext = defaultValidationContext) {
  const { reason, reasonOptions, inputs = [], optionalInputs = [], formFields = {} } = actions?.[action] ?? {}
  const reasonSchema = fieldSchema(reasonField, context)
  const inputFields = Object.fromEntries(Object.entries(fields).filter(([name]) => inputs.includes(name)))
  const optionalFields = Object.fromEntries(Object.entries(fields).filter(([name]) => optionalInputs.includes(name)))
  const body = z.strictObject({
    ...shapeOf(inputFields, (field) => fieldSchema({ ...field, optional: undefined }, context)),
    ...shapeOf(optionalFields, (field) => fieldSchema(field, context).optional()),
    ...shapeOf(formFields, (field) => (field.optional ? fieldSchema(field, context).optional() : fieldSchema(field, context))),
  })
  if (!reason) return body
  if (!reasonOptions) return body.extend({ reason: reason === 'required' ? reasonSchema : reasonSchema.nullish() })
  return body.extend({ reason: reasonSchema.nullish(), reason_id: z.uuid().nullish() }).superRefine((value, { addIssue }) => {
    if (reason === 'required' && !value.reason && !value.reason_id)
      addIssue({ code: 'custom', path: ['reason'], message: 'required', input: value.reason })
  })
}

/** The row that a create form makes: missing fields have their default, or null if they are optional. */
export function withDefaults<R extends { fields: Fields }>({ fields }: R, draft: Draft<R>): RowOf<R['fields']> {
  const defaults = Object.entries(fields).map(([name, field]) => [name, defaultOf(field)])
  // Safe: a draft has all other fields.
  return { ...Object.fromEntries(defaults), ...draft } as RowOf<R['fields']>
}

const writableFields = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.readOnly))

const shapeOf = (fields: Fields, schemaOf: (field: AnyField) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]))

const readOnlyDefaults = (fields: Fields): AnyRow =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field.readOnly ? [[name, defaultOf(field) ?? null]] : [])))

/** What a rule knows besides the row: the stored row, null for a new one, and the current instant. */
export type RuleContext = { stored: AnyRow | null; now: string }

function addRowIssues({ fields, rules }: FieldDeclaration<Fields>, row: AnyRow, context: RuleContext, refinement: z.RefinementCtx) {
  addMissingFieldIssues(fields, row, refinement)
  addRuleIssues(rules, row, context, refinement)
}

function addRuleIssues(rules: AnyResource['rules'] = [], row: AnyRow, context: RuleContext, refinement: z.RefinementCtx) {
  for (const rule of rules) {
    const path = brokenAt(rule, row, context)
    if (path) refinement.addIssue({ code: 'custom', path, message: 'invalid', params: { label: rule.message } })
  }
}

type RowRule = NonNullable<AnyResource['rules']>[number]

/** Where a row breaks a rule; null where it meets it, or where the rule reads a value of the wrong type. */
function brokenAt(rule: RowRule, row: AnyRow, context: RuleContext): (string | number)[] | null {
  try {
    // Safe: as `isMet`.
    return isMet(rule, row, context) ? null : [rule.field, ...(rule.at?.(row as never) ?? [])]
  } catch (error) {
    if (error instanceof WrongTypeError) return null
    throw error
  }
}

class WrongTypeError extends Error {}

/** A row that throws when one of its values of the wrong type is read. */
function readable(row: AnyRow, issues: readonly z.core.$ZodRawIssue[]): AnyRow {
  const broken = new Set(issues.filter((issue) => issue.continue !== true).map(({ path }) => String(path?.[0])))
  const get = (target: AnyRow, name: string | symbol) => {
    if (typeof name === 'string' && broken.has(name)) throw new WrongTypeError(name)
    return Reflect.get(target, name)
  }
  return new Proxy(row, { get })
}

/** Whether a row meets a rule of its resource. */
// Safe: the row was parsed by the schema of the very fields the rule was declared with.
export const isMet = (rule: RowRule, row: AnyRow, { stored, now }: RuleContext) =>
  rule.isValid(row as never, { stored: stored as never, now })
// Safe: shapeOf builds each key from the field whose value type RowOf reads; hidden and read-only fields are null or default.
const ofRow = <F extends Fields>(schema: z.ZodType) => schema as z.ZodType<RowOf<F>>
// Safe: as ofRow, every key optional.
const ofPatch = <F extends Fields>(schema: z.ZodType) => schema as z.ZodType<Partial<RowOf<F>>>
