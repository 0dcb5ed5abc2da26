import type { AnyField, ChildTable, FieldOf, Fields, JoinRows, Kind, ValueOf } from '@wasl/shared/registry/fields.ts'
import { type AnyResource, tableNameOf } from '@wasl/shared/registry/resource.ts'
import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, type CheckBuilder, date, integer, jsonb, type PgColumnBuilderBase, text, uuid } from 'drizzle-orm/pg-core'
import { idOf, instant, standardColumns, timeOfDay } from './columns.ts'
import { listedTable } from './listed.ts'
import { hasColumn, normalizedColumns, normalizedName, resourceConstraints, searchExpression } from './resource-constraints.ts'

type ColumnBuilder = PgColumnBuilderBase
type LocalizedKind = 'localized' | 'localizedLong' | 'localizedRich'

/** The column type of each field kind. Localized kinds have two columns, `hasMany` has a join table. */
const columns: { [K in Exclude<Kind, LocalizedKind | 'hasMany'>]: (name: string, field: FieldOf<K>) => ColumnBuilder } = {
  text: (name) => text(name),
  longText: (name) => text(name),
  count: (name) => integer(name),
  percent: (name) => integer(name),
  money: (name) => bigint(name, { mode: 'number' }),
  boolean: (name) => boolean(name),
  date: (name) => date(name, { mode: 'string' }),
  dateTime: (name) => instant(name),
  time: (name) => timeOfDay(name),
  image: (name) => uuid(name).references(idOf('files')),
  images: (name) => uuid(name).array(),
  files: (name) => uuid(name).array(),
  file: (name) => uuid(name).references(idOf('files')),
  link: (name) => text(name),
  email: (name) => text(name),
  phone: (name) => text(name),
  color: (name) => text(name),
  belongsTo: (name, field) => uuid(name).references(idOf(tableNameOf(field.to)), field.cascadeDelete && { onDelete: 'cascade' }),
  choice: (name) => text(name),
  list: (name) => jsonb(name),
  permissions: (name) => text(name).array(),
}

type ColumnOf<F> = PgColumnBuilderBase<
  { name: string; dataType: 'custom'; columnType: 'PgFromRegistry'; data: ValueOf<F>; driverParam: unknown; enumValues: undefined },
  object
> & { _: { notNull: F extends { optional: true } ? false : true; hasDefault: F extends { default: unknown } ? true : false } }

type TextColumnOf<F> = PgColumnBuilderBase<
  { name: string; dataType: 'string'; columnType: 'PgText'; data: string; driverParam: string; enumValues: undefined },
  object
> & { _: { notNull: F extends { optional: true } ? false : true } }

type LocalizedName<F> = { [N in keyof F]: F[N] extends { kind: LocalizedKind } ? N & string : never }[keyof F]
type ManyName<F> = {
  [N in keyof F]: F[N] extends { kind: 'hasMany' } | { childTable: ChildTable } | { joinRows: JoinRows } ? N : never
}[keyof F]

export type ColumnsOf<F> = { [N in keyof F as N extends LocalizedName<F> | ManyName<F> ? never : N]: ColumnOf<F[N]> } & {
  [N in LocalizedName<F> as `${N}_ar` | `${N}_en`]: TextColumnOf<F[N]>
}
type NamedResource<Name extends string, F extends Fields> = AnyResource & { name: Name; fields: F }

/**
 * Builds a Drizzle table from a resource. Column names are the field names. In addition it has the standard columns of every row and
 * `search`, the normalized text that `q` searches. Foreign keys, checks and indexes come from the declaration; `checks` are additional ones.
 */
export function createResourceTable<const Name extends string, F extends Fields>(
  resource: NamedResource<Name, F>,
  checks: readonly CheckBuilder[] = [],
) {
  const fieldColumns = Object.fromEntries(Object.entries(resource.fields).flatMap(([name, field]) => columnsOf(name, field)))
  const search = text('search').generatedAlwaysAs(searchExpression(resource))
  // Safe: built from the same fields by the rule that ColumnsOf states; only the database writes the normalized columns.
  const columns = { ...fieldColumns, ...normalizedTextColumns(resource) } as ColumnsOf<F>
  return listedTable(tableNameOf(resource.name), { ...columns, ...standardColumns(), search }, (table) => [
    ...resourceConstraints(resource, table),
    ...checks,
  ])
}
const normalizedTextColumns = (resource: AnyResource): Record<string, ColumnBuilder> =>
  Object.fromEntries(
    normalizedColumns(resource).map((column) => [
      normalizedName(column),
      text(normalizedName(column)).generatedAlwaysAs(sql.raw(`normalize_arabic("${column}")`)),
    ]),
  )

export type TableOf<Name extends string, F extends Fields> = ReturnType<typeof createResourceTable<Name, F>>

function columnsOf(name: string, field: AnyField): [string, ColumnBuilder][] {
  if (field.kind === 'hasMany' || !hasColumn(field)) return []
  if (field.kind === 'localized' || field.kind === 'localizedLong' || field.kind === 'localizedRich')
    return [`${name}_ar`, `${name}_en`].map((column) => [column, withDefault(field, text(column))])
  return [[name, withDefault(field, build(name, field))]]
}

// Safe: `columns` is keyed by the `kind` of the field.
const build = (name: string, field: Exclude<AnyField, { kind: LocalizedKind | 'hasMany' }>): ColumnBuilder =>
  (columns[field.kind] as (name: string, field: AnyField) => ColumnBuilder)(name, field)

function withDefault(field: AnyField, column: ColumnBuilder): ColumnBuilder {
  // Safe: every builder above has `notNull` and `default`, which the base type does not declare.
  const builder = column as ReturnType<typeof text>
  const defaultValue = defaultSql(field)
  const filled = defaultValue ? builder.default(defaultValue) : builder
  return field.optional ? filled : filled.notNull()
}

/** The declared default, so that a new required field also gets a value in existing rows. */
function defaultSql(field: AnyField): SQL | undefined {
  if (field.kind === 'list') return sql.raw(`'[]'::jsonb`)
  if (!('default' in field) || field.default === undefined) return undefined
  return sql.raw(typeof field.default === 'string' ? `'${field.default.replaceAll("'", "''")}'` : String(field.default))
}
