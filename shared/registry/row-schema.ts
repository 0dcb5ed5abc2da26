import { z } from 'zod'
import type { AnyField, Fields, SimpleKind } from './fields.ts'
import type { Row } from './resource.ts'

const localized = z.strictObject({ ar: z.string(), en: z.string() })

/** A stored value in JSON: its type only, since its rules may have changed after it was stored. One line a kind. */
const shapes: Record<SimpleKind, z.ZodType> = {
  text: z.string(),
  longText: z.string(),
  localized,
  localizedLong: localized,
  localizedRich: localized,
  count: z.int(),
  percent: z.int(),
  // Not `z.int()`: a stored sum may be beyond the safe whole numbers.
  money: z.number(),
  boolean: z.boolean(),
  date: z.iso.date(),
  dateTime: z.iso.datetime(),
  time: z.string(),
  image: z.uuid(),
  images: z.array(z.uuid()),
  file: z.uuid(),
  files: z.array(z.uuid()),
  link: z.string(),
  email: z.string(),
  phone: z.string(),
  color: z.string(),
  belongsTo: z.uuid(),
  hasMany: z.array(z.uuid()),
  permissions: z.array(z.string()),
}

/** The schema of a row in a response; with `names`, only `id` and these fields (what the public may read). */
export function rowSchema<F extends Fields>(
  declaration: { fields: F },
  names?: readonly (keyof F & string)[],
): z.ZodType<Row<{ fields: F }>> {
  const stored = { id: z.uuid(), version: z.int(), created_at: z.iso.datetime(), updated_at: z.iso.datetime() }
  const shown = Object.entries(declaration.fields).filter(([name]) => !names || names.includes(name))
  const shape = Object.fromEntries(shown.map(([name, field]) => [name, shapeOf(field)]))
  const standard = Object.entries(stored).filter(([name]) => !names || name === 'id' || names.includes(name))
  return ofRow(z.strictObject({ ...Object.fromEntries(standard), ...shape }))
}

function shapeOf(field: AnyField): z.ZodType {
  const shape = bare(field)
  return field.optional ? shape.nullable() : shape
}

function bare(field: AnyField): z.ZodType {
  if (field.kind === 'choice') return field.allowUnknown ? z.string() : z.enum(Object.keys(field.options))
  if (field.kind !== 'list') return shapes[field.kind]
  return z.array(z.strictObject(Object.fromEntries(Object.entries(field.fields).map(([name, part]) => [name, shapeOf(part)]))))
}

// Safe: each key comes from the field whose value type Row reads.
const ofRow = <F extends Fields>(schema: z.ZodType) => schema as z.ZodType<Row<{ fields: F }>>
