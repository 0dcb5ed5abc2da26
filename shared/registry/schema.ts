import { z } from 'zod'
import { type AnyField, type Fields, longText, type RowOf } from './fields.ts'
import { defaultOf, defaultSurroundings, fieldSchema, type Surroundings, withAbsence } from './kind-schema.ts'
import type { AnyResource, AnyRow } from './resource.ts'
import { addMissing, hideUnseen, newlyUnseen } from './visibility.ts'

export { defaultSurroundings, fieldSchema, type Surroundings, surroundingsBy } from './kind-schema.ts'

type Declared<F extends Fields> = { fields: F; rules?: AnyResource['rules'] }

/**
 * The schema of a create form and of POST: strict, texts cleaned, absent fields filled by their default or null, hidden optional
 * fields null, every needed field and every rule of the declaration a refinement on its field. Read-only fields are refused and come out with their default.
 */
export function draftSchema<F extends Fields>(
  { fields, rules }: Declared<F>,
  around: Surroundings = defaultSurroundings,
): z.ZodType<RowOf<F>> {
  const draft = z
    .strictObject(shapeOf(writable(fields), (field) => withAbsence(field, around)))
    .overwrite((row) => hideUnseen(fields, { ...readOnlyDefaults(fields), ...row }))
    .superRefine((row, context) => addBroken({ fields, rules }, row, context))
  return ofRow(draft)
}

/**
 * The schema of an edit form and of PATCH: any of the writable fields, no defaults. With the `stored` row the rules are checked on the row as
 * it would become; a field that the change hides comes out as null.
 */
export function patchSchema<F extends Fields>(
  { fields, rules }: Declared<F>,
  stored?: AnyRow,
  around: Surroundings = defaultSurroundings,
): z.ZodType<Partial<RowOf<F>>> {
  const patch = z.strictObject(shapeOf(writable(fields), (field) => fieldSchema(field, around).optional()))
  if (!stored) return ofPatch(patch)
  const checked = patch
    .overwrite((change) => ({ ...change, ...newlyUnseen(fields, { ...stored, ...change }) }))
    .superRefine((change, context) => addBroken({ fields, rules }, { ...stored, ...change }, context))
  return ofPatch(checked)
}

/** Why an action is done, where it asks. */
export const reasonField = longText('Reason', 'السبب', { min: 5, max: 500 })

/**
 * The schema of what a named action asks for: its reason, and its fields, which must then be given. Where reasons are ready to choose from,
 * `reason_id` may stand for the words.
 */
export function askSchema({ fields, actions }: AnyResource, action: string, around: Surroundings = defaultSurroundings) {
  const { reason, reasons, ask = [] } = actions?.[action] ?? {}
  const why = fieldSchema(reasonField, around)
  const asked = Object.entries(fields).filter(([name]) => ask.includes(name))
  const given = z.strictObject(shapeOf(Object.fromEntries(asked), (field) => fieldSchema({ ...field, optional: undefined }, around)))
  if (!reason) return given
  if (!reasons) return given.extend({ reason: reason === 'required' ? why : why.nullish() })
  return given.extend({ reason: why.nullish(), reason_id: z.uuid().nullish() }).superRefine((asked, { addIssue }) => {
    if (reason === 'required' && !asked.reason && !asked.reason_id)
      addIssue({ code: 'custom', path: ['reason'], message: 'required', input: asked.reason })
  })
}

const writable = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.readOnly))

const shapeOf = (fields: Fields, schemaOf: (field: AnyField) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]))

const readOnlyDefaults = (fields: Fields): AnyRow =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field.readOnly ? [[name, defaultOf(field) ?? null]] : [])))

function addBroken({ fields, rules = [] }: Declared<Fields>, row: AnyRow, context: z.RefinementCtx) {
  addMissing(fields, row, context)
  for (const rule of rules)
    if (!holds(rule, row)) context.addIssue({ code: 'custom', path: [rule.on], message: 'invalid', params: { label: rule.otherwise } })
}

// Safe: the row was parsed by the schema of the very fields the rule was declared with.
const holds = (rule: NonNullable<AnyResource['rules']>[number], row: AnyRow) => rule.holds(row as never)
// Safe: shapeOf builds each key from the field whose value type RowOf reads; hidden and read-only fields are null or default.
const ofRow = <F extends Fields>(schema: z.ZodType) => schema as z.ZodType<RowOf<F>>
// Safe: as ofRow, every key optional.
const ofPatch = <F extends Fields>(schema: z.ZodType) => schema as z.ZodType<Partial<RowOf<F>>>
