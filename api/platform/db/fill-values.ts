import { fieldSchema } from '@wasl/shared/registry/field-schema.ts'
import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import { fieldErrors } from '@wasl/shared/registry/messages.ts'
import { MigrationError } from './migration-error.ts'
import { asTableName, columnsOf, quoted } from './snapshot-fields.ts'
import type { Snapshot } from './stored-snapshot.ts'

/** The declared fields of a table; undefined for a table without a declaration. */
export type DeclaredFields = (table: string) => Fields | undefined
type Fill = { table: string; values: readonly (readonly [column: string, sql: string])[] }

/** The statements that fill existing rows, before and after the ones that make a field required. */
export function fillStatements(before: Snapshot, after: Snapshot, fills: readonly string[], fieldsOf: DeclaredFields) {
  const parsed = fills.map((fill) => parseFill(after, fill, fieldsOf))
  const isNew = (table: string, column: string) => !before.tables[`public.${table}`]?.columns[column]
  const each = (make: (table: string, column: string, value: string) => string[]) =>
    parsed.flatMap(({ table, values }) => values.flatMap(([column, value]) => make(table, column, value)))
  const withDefaults = structuredClone(after)
  for (const { table, values } of parsed)
    for (const [name, value] of values) {
      const column = withDefaults.tables[`public.${table}`]?.columns[name]
      if (column && column.default === undefined && isNew(table, name)) column.default = value
    }
  return {
    /** Until the end of the migration, the value is the default of a new column. */
    withDefaults,
    first: each((table, column, value) =>
      isNew(table, column) ? [] : [`UPDATE "${table}" SET "${column}" = ${value} WHERE "${column}" IS NULL;`],
    ),
    last: each((table, column) => (isNew(table, column) ? [`ALTER TABLE "${table}" ALTER COLUMN "${column}" DROP DEFAULT;`] : [])),
  }
}

function parseFill(after: Snapshot, fill: string, fieldsOf: DeclaredFields): Fill {
  const [, named = '', field = '', text] = /^([\w-]+)\.(\w+):(.*)$/s.exec(fill) ?? []
  if (text === undefined) throw new MigrationError(`--fill ${fill} is not of the form table.field:value.`)
  const table = asTableName(named)
  const columns = after.tables[`public.${table}`] ? columnsOf(after.tables[`public.${table}`], field) : []
  if (columns.length === 0) throw new MigrationError(`--fill ${fill}: there is no field ${table}.${field}.`)
  const declared = fieldsOf(table)?.[field]
  const value = declared ? parseFillValue(declared, text, `--fill ${fill}`) : text
  const valueFor = (column: string) => (isRecord(value) ? value[column.slice(-2)] : value)
  return { table, values: columns.map((column) => [column, quoted(String(valueFor(column)))]) }
}

/** The value of a `--fill`, checked like that of a form: JSON for numbers, yes or no, and texts that differ by language. */
export function parseFillValue(field: AnyField, text: string, flag: string): unknown {
  const isInBoth = field.kind.startsWith('localized') && !text.startsWith('{')
  const value = isInBoth ? { ar: text, en: text } : isText(field) ? text : parseJson(text)
  const { error } = fieldSchema({ ...field, optional: undefined }).safeParse(value)
  const errors = error ? Object.values(fieldErrors(error, 'en')).flat() : []
  // One text for both languages is in one of them only.
  const broken = isInBoth ? errors.filter((message) => !/Arabic|English/.test(message)) : errors
  if (broken.length > 0) throw new MigrationError(`${flag}: ${broken.join('; ')}.`)
  return value
}

const isText = ({ kind }: AnyField): boolean =>
  !['count', 'percent', 'money', 'boolean', 'images', 'files', 'hasMany', 'permissions', 'list'].includes(kind) &&
  !kind.startsWith('localized')

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
