import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { daySpans, isDaySpan } from '@wasl/shared/rules/day-spans.ts'
import { boundsOf } from '@wasl/shared/rules/periods.ts'
import { phoneWords } from '@wasl/shared/rules/phone-search.ts'
import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import { and, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import type { Ctx } from '../context.ts'
import { invalid } from '../platform/http/errors.ts'
import { countedIn } from './column-expressions.ts'
import { derivedIs } from './derived-sql.ts'
import type { Filter, ListQuery, Operator } from './list-query.ts'
import { foldedIn } from './normalized-column.ts'
import { isLocalized } from './row-mapping.ts'
import type { StoredResource } from './stored-resource.ts'

/** What a list query asks of a row, as SQL; undefined where it asks nothing. Refuses a value of the wrong kind, naming the word. */
export function conditionOf(
  ctx: Pick<Ctx, 'clock'>,
  resource: StoredResource,
  { q, filters, groups = [] }: Pick<ListQuery, 'q' | 'filters' | 'groups'>,
): SQL | undefined {
  return and(
    ...wordsOf(q).map((word) => sql`${resource.search} like ${containing(word)}`),
    ...filters.map((filter) => ofFilter(ctx, resource, filter)),
    or(...groups.map((group) => and(...group.map((filter) => ofFilter(ctx, resource, filter))))),
  )
}

// Folded as the search column is: «اصلاح» finds «إصلاح». Each word must occur, in any order.
const containing = (word: string): SQL => sql`'%' || fold_arabic(${escaped(word)}) || '%'`
const wordsOf = (q: string | null): string[] =>
  phoneWords(q ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 8)
const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

function ofFilter(ctx: Pick<Ctx, 'clock'>, resource: StoredResource, filter: Filter): SQL | undefined {
  const field = resource.declaration.fields[filter.field]
  if (filter.field === 'derived') return negated(filter, or(...filter.values.map((value) => derivedIs(resource, value, ctx.clock.now()))))
  if (field?.kind === 'hasMany') return negated(filter, among(resource, filter))
  if (field && isLocalized(field)) {
    const both = ['ar', 'en'].map((language) =>
      onText(resource, columnIn(resource, `${filter.field}_${language}`), { ...filter, operator: positive(filter) }),
    )
    return negated(filter, or(...both))
  }
  const column = columnIn(resource, filter.field)
  if (filter.operator === '_within') return or(...filter.values.map((span) => within(column, span, field, ctx.clock.now())))
  if (field?.kind === 'phone' && filter.operator === '_like')
    return onText(resource, column, { ...filter, values: filter.values.map(phoneWords) })
  if (filter.operator === '_like') return onText(resource, column, filter)
  return onColumn(countedIn(resource, filter.field) ?? column, filter, schemaOf(filter.field, field))
}

function onColumn(column: AnyPgColumn | SQL, filter: Filter, schema: z.ZodType<unknown>): SQL | undefined {
  const values = filter.values.filter((value) => value !== '').map((value) => valueIn(schema, filter, value))
  if (filter.operator === '_gte') return and(...values.map((value) => sql`${column} >= ${value}`))
  if (filter.operator === '_lte') return and(...values.map((value) => sql`${column} <= ${value}`))
  // An empty value asks for rows that have none.
  const isEmpty = values.length < filter.values.length ? sql`${column} is null` : undefined
  return negated(filter, or(values.length > 0 ? sql`${column} in ${values}` : undefined, isEmpty))
}

function within(column: AnyPgColumn, span: string, field: AnyField | undefined, now: string): SQL | undefined {
  if (!isDaySpan(span)) throw new Error(`conditionOf: no span of days ${span}`)
  const days = daySpans[span].of(riyadhDate(now))
  if (field?.kind === 'date') return and(gte(column, days.from), lte(column, days.to))
  const { start, end } = boundsOf(days)
  return and(gte(column, start), lt(column, end))
}

function onText(resource: StoredResource, column: AnyPgColumn, { operator, values }: Filter): SQL | undefined {
  if (operator === '_like') return or(...values.map((value) => sql`${foldedIn(resource, column)} like ${containing(value)}`))
  return or(...values.map((value) => (value === '' ? isNull(column) : eq(column, value))))
}

function among({ pairs, id }: StoredResource, filter: Filter): SQL | undefined {
  const table = pairs[filter.field]
  const ids = filter.values.map((value) => String(valueIn(z.uuid(), filter, value)))
  return table && sql`exists (select 1 from ${table} where ${table.row_id} = ${id} and ${inArray(table.to_id, ids)})`
}

// `is not true`: a row without a value is also one that does not have this value.
const negated = ({ operator }: Filter, condition: SQL | undefined): SQL | undefined =>
  operator === '_ne' && condition ? sql`(${condition}) is not true` : condition
const positive = ({ operator }: Filter): Operator => (operator === '_ne' ? '' : operator)

function valueIn(schema: z.ZodType<unknown>, { field, operator }: Filter, value: string): unknown {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(`${field}${operator}`, ['This value is not valid', 'القيمة غير صحيحة'])
  return parsed.data
}

const whole = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number)
const instant = z.union([z.iso.datetime({ offset: true }), z.iso.date()])

function schemaOf(name: string, field: AnyField | undefined): z.ZodType<unknown> {
  if (!field) return name === 'id' ? z.uuid() : instant
  switch (field.kind) {
    case 'count':
    case 'percent':
    case 'money':
      return whole
    case 'boolean':
      return z.enum(['true', 'false']).transform((value) => value === 'true')
    case 'date':
      return z.iso.date()
    case 'dateTime':
      return instant
    case 'belongsTo':
    case 'image':
    case 'file':
      return z.uuid()
    case 'choice':
      return field.isOpen ? z.string() : z.enum(Object.keys(field.options))
    default:
      return z.string()
  }
}

function columnIn({ columns, declaration }: StoredResource, name: string): AnyPgColumn {
  const column = columns[name]
  if (!column) throw new Error(`conditionOf: ${declaration.name} has no column ${name}`)
  return column
}
