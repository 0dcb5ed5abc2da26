import type { AnyField, FieldOf, Fields, Kind, ValueOf } from '@wasl/shared/registry/fields.ts'
import { tableNameOf } from '@wasl/shared/registry/resource.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, jsonb, type PgColumnBuilderBase, pgTable, text, time, timestamp, uuid } from 'drizzle-orm/pg-core'

type ColumnBuilder = PgColumnBuilderBase
type LocalizedKind = 'localized' | 'localizedLong'

/** The column of each kind. One line a kind. Localized kinds give two columns, `hasMany` a table of pairs. */
const columns: { [K in Exclude<Kind, LocalizedKind | 'hasMany'>]: (name: string, field: FieldOf<K>) => ColumnBuilder } = {
  text: (name) => text(name),
  longText: (name) => text(name),
  count: (name) => integer(name),
  percent: (name) => integer(name),
  money: (name) => bigint(name, { mode: 'number' }),
  boolean: (name) => boolean(name),
  date: (name) => date(name, { mode: 'string' }),
  dateTime: (name) => timestamp(name, { mode: 'string', withTimezone: true }),
  time: (name) => time(name),
  image: (name) => uuid(name),
  images: (name) => uuid(name).array(),
  file: (name) => uuid(name),
  link: (name) => text(name),
  email: (name) => text(name),
  phone: (name) => text(name),
  color: (name) => text(name),
  belongsTo: (name) => uuid(name),
  choice: (name) => text(name),
  list: (name) => jsonb(name),
}

type ColumnOf<F> = PgColumnBuilderBase<
  { name: string; dataType: 'custom'; columnType: 'PgFromRegistry'; data: ValueOf<F>; driverParam: unknown; enumValues: undefined },
  { notNull: F extends { optional: true } ? false : true }
> & { _: { notNull: F extends { optional: true } ? false : true } }

type TextColumnOf<F> = PgColumnBuilderBase<
  { name: string; dataType: 'string'; columnType: 'PgText'; data: string; driverParam: string; enumValues: undefined },
  { notNull: F extends { optional: true } ? false : true }
> & { _: { notNull: F extends { optional: true } ? false : true } }

type LocalizedName<F> = { [N in keyof F]: F[N] extends { kind: LocalizedKind } ? N & string : never }[keyof F]
type ManyName<F> = { [N in keyof F]: F[N] extends { kind: 'hasMany' } ? N : never }[keyof F]

export type ColumnsOf<F> = { [N in keyof F as N extends LocalizedName<F> | ManyName<F> ? never : N]: ColumnOf<F[N]> } & {
  [N in LocalizedName<F> as `${N}_ar` | `${N}_en`]: TextColumnOf<F[N]>
}

const stored = () => ({
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  version: integer('version').notNull().default(1),
  created_at: timestamp('created_at', { mode: 'string', withTimezone: true }).notNull().defaultNow(),
  updated_at: timestamp('updated_at', { mode: 'string', withTimezone: true }).notNull().defaultNow(),
})

/** A Drizzle table built from a resource: column names are the field names. */
export function tableOf<const Name extends string, F extends Fields>(resource: { name: Name; fields: F }) {
  const own = Object.fromEntries(Object.entries(resource.fields).flatMap(([name, field]) => columnsOf(name, field)))
  // Safe: built key by key from the same fields by the rule that ColumnsOf states.
  return pgTable(tableNameOf(resource.name), { ...(own as ColumnsOf<F>), ...stored() })
}

function columnsOf(name: string, field: AnyField): [string, ColumnBuilder][] {
  if (field.kind === 'hasMany') return []
  if (field.kind === 'localized' || field.kind === 'localizedLong') {
    return [`${name}_ar`, `${name}_en`].map((column) => [column, required(field, text(column))])
  }
  return [[name, required(field, build(name, field))]]
}

// Safe: `columns` is keyed by the same `kind` the field carries.
const build = (name: string, field: Exclude<AnyField, { kind: LocalizedKind | 'hasMany' }>): ColumnBuilder =>
  (columns[field.kind] as (name: string, field: AnyField) => ColumnBuilder)(name, field)

// Safe: every builder above has `notNull`; the base type does not show it.
const required = (field: AnyField, column: ColumnBuilder): ColumnBuilder =>
  field.optional ? column : (column as ReturnType<typeof text>).notNull()
