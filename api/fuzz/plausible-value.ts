import fc from 'fast-check'

/** The parts of JSON Schema that the API document uses. */
export type JsonSchema = {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  minLength?: number
  minimum?: number
  maximum?: number
  items?: JsonSchema
  minItems?: number
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
}

/** A value that the schema probably accepts, so that odd values next to it reach the code behind the validation. Ids are taken from `ids`. */
export function plausibleValue(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (alternatives) return fc.oneof(...alternatives.map((alternative) => plausibleValue(alternative, ids)))
  if (schema.allOf) return fc.tuple(...schema.allOf.map((part) => plausibleValue(part, ids))).map((parts) => Object.assign({}, ...parts))
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'string':
      return textOf(schema, ids)
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? 0, -1000), max: Math.min(schema.maximum ?? 1000, (schema.minimum ?? 0) + 1000) })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(plausibleValue(schema.items ?? {}, ids), { minLength: schema.minItems ?? 0, maxLength: (schema.minItems ?? 0) + 1 })
    case 'object':
      return objectOf(schema, ids)
    default:
      return fc.constant(null)
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, plausibleValue(property, ids)]))
  return fc.record(values, { requiredKeys: required.filter((name) => name in values) })
}

function textOf({ format, minLength = 1 }: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.constantFrom(...ids)
  if (format === 'date') return fc.constantFrom('2026-01-31', '2027-06-15')
  if (format === 'date-time') return fc.constantFrom('2026-01-31T09:00:00Z', '2027-06-15T21:30:00Z')
  if (format === 'email') return fc.constant('someone@gmail.com')
  const long = Math.max(minLength, 1)
  return fc.constantFrom(
    '0512345678',
    'نص تجريبي للاختبار'.repeat(long),
    'Some text of a test'.repeat(long),
    'code'.padEnd(long, 'x'),
    '4711'.padEnd(long, '0'),
  )
}
