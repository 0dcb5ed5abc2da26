import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { hasYear } from '@wasl/shared/registry/limits.ts'
import { messages } from '@wasl/shared/registry/messages.ts'
import { dateRanges, isDateRangeName } from '@wasl/shared/rules/date-ranges.ts'
import { isAbove } from '@wasl/shared/rules/is-above.ts'
import { normalizePhones } from '@wasl/shared/rules/normalize-phones.ts'
import { boundsOf } from '@wasl/shared/rules/periods.ts'
import { memoize } from '@wasl/shared/utils/memoize.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { StoredResource } from '../stored-resource.ts'
import { columnExpression, normalizedColumn } from './column-expressions.ts'
import { derivedCondition } from './derived-sql.ts'
import type { Filter, ListQuery, Operator } from './list-query.ts'
import { relatedSearches } from './related-searches.ts'
import { isLocalized } from './row-mapping.ts'

/** The WHERE clause of a list query; undefined if it matches all rows. Throws 422 on the parameter with an invalid value. */
export function whereClause(
  ctx: Pick<Ctx, 'clock'>,
  resource: StoredResource,
  { q, filters, groups = [] }: Pick<ListQuery, 'q' | 'filters' | 'groups'>,
): SQL | undefined {
  for (const group of [filters, ...groups]) assertOrderedRanges(group)
  return and(
    ...searchTerms(q).map((word) => searchCondition(resource, containsPattern(word))),
    ...filters.map((filter) => filterCondition(ctx, resource, filter)),
    or(...groups.map((group) => and(...group.map((filter) => filterCondition(ctx, resource, filter))))),
  )
}

/** Throws 422 if a range begins above its end. Bounds that are no numbers compare as texts: dates and times of one form. */
function assertOrderedRanges(filters: readonly Filter[]): void {
  for (const { field, operator, values } of filters) {
    if (operator !== '_gte') continue
    const ends = filters.filter((end) => end.field === field && end.operator === '_lte').flatMap((end) => end.values)
    if (values.some((start) => ends.some((end) => isAbove(start, end)))) throw invalid(`${field}_gte`, messages.range_reversed)
  }
}

// A union of ids, so that each part uses the search index of its own table. An `or` over several tables could use none.
function searchCondition(resource: StoredResource, pattern: SQL): SQL {
  const own = sql`${resource.search} like ${pattern}`
  const related = relatedSearches(resource)
  if (related.length === 0) return own
  const matching = related.map(({ from, ids, via, other }) =>
    via
      ? sql`select ${ids} from ${from} where ${via} in (select ${other.id} from ${other.table} where ${other.search} like ${pattern})`
      : sql`select ${ids} from ${from} where ${other.search} like ${pattern}`,
  )
  return sql`${resource.id} in (${sql.join([sql`select ${resource.id} from ${resource.table} where ${own}`, ...matching], sql` union all `)})`
}

/** The first terms of a search occur in this normalized text; undefined without a search. */
export const textContains = (text: AnyPgColumn | SQL, q: string | null): SQL | undefined =>
  and(...searchTerms(q).map((word) => sql`${text} like ${containsPattern(word)}`))

// Normalized like the search column: «اصلاح» finds «إصلاح». The first terms must occur, in any order.
const containsPattern = (word: string): SQL => sql`'%' || normalize_arabic(${escaped(word)}) || '%'`
// Each term costs a scan.
const maxTerms = 4
const searchTerms = (q: string | null): string[] =>
  normalizePhones(q ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, maxTerms)
const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

function filterCondition(ctx: Pick<Ctx, 'clock'>, resource: StoredResource, filter: Filter): SQL | undefined {
  const field = resource.declaration.fields[filter.field]
  if (filter.field === 'derived')
    return negateIfNe(filter, or(...filter.values.map((value) => derivedCondition(resource, value, ctx.clock.now()))))
  if (field?.kind === 'hasMany') return negateIfNe(filter, relationCondition(resource, filter))
  if (field && isLocalized(field)) {
    const both = ['ar', 'en'].map((language) =>
      textCondition(resource, columnOf(resource, `${filter.field}_${language}`), { ...filter, operator: withoutNegation(filter) }),
    )
    return negateIfNe(filter, or(...both))
  }
  const column = columnOf(resource, filter.field)
  if (filter.operator === '_within') return or(...filter.values.map((span) => daySpanCondition(column, span, field, ctx.clock.now())))
  if (field?.kind === 'phone' && filter.operator === '_like')
    return textCondition(resource, column, { ...filter, values: filter.values.map(normalizePhones) })
  if (filter.operator === '_like') return textCondition(resource, column, filter)
  // A log shows ids of any resource as text.
  const schema = column.getSQLType() === 'uuid' ? z.uuid() : valueSchema(filter.field, field)
  return columnCondition(columnExpression(resource, filter.field) ?? column, filter, schema, shownCondition(resource, field))
}

/** A row whose page hides a choice does not have its value. */
const shownCondition = (resource: StoredResource, field: AnyField | undefined): SQL | undefined =>
  field?.kind === 'choice' && field.visibleWhen
    ? inArray(columnOf(resource, field.visibleWhen.field), [...field.visibleWhen.is])
    : undefined

function columnCondition(column: AnyPgColumn | SQL, filter: Filter, schema: z.ZodType<unknown>, isShown?: SQL): SQL | undefined {
  const values = filter.values.filter((value) => value !== '').map((value) => parseValue(schema, filter, value))
  if (filter.operator === '_gte') return and(...values.map((value) => sql`${column} >= ${value}`))
  if (filter.operator === '_lte') return and(...values.map((value) => sql`${column} <= ${value}`))
  // An empty value matches rows without a value.
  const isEmpty = values.length < filter.values.length ? sql`${column} is null` : undefined
  return negateIfNe(filter, or(values.length > 0 ? and(sql`${column} in ${values}`, isShown) : undefined, isEmpty))
}

function daySpanCondition(column: AnyPgColumn, span: string, field: AnyField | undefined, now: string): SQL | undefined {
  if (!isDateRangeName(span)) throw new Error(`whereClause: unknown span of days ${span}`)
  const days = dateRanges[span].resolve(riyadhDate(now))
  if (field?.kind === 'date') return and(gte(column, days.from), lte(column, days.to))
  const { start, end } = boundsOf(days)
  return and(gte(column, start), lt(column, end))
}

function textCondition(resource: StoredResource, column: AnyPgColumn, { operator, values }: Filter): SQL | undefined {
  if (operator === '_like') return or(...values.map((value) => sql`${normalizedColumn(resource, column)} like ${containsPattern(value)}`))
  return or(...values.map((value) => (value === '' ? isNull(column) : eq(column, value))))
}

function relationCondition({ joinTables, id }: StoredResource, filter: Filter): SQL | undefined {
  const table = joinTables[filter.field]
  const ids = filter.values.map((value) => String(parseValue(z.uuid(), filter, value)))
  return table && sql`exists (select 1 from ${table} where ${table.row_id} = ${id} and ${inArray(table.to_id, ids)})`
}

// `is not true`: a row without a value does not have this value either.
const negateIfNe = ({ operator }: Filter, condition: SQL | undefined): SQL | undefined =>
  operator === '_ne' && condition ? sql`(${condition}) is not true` : condition
const withoutNegation = ({ operator }: Filter): Operator => (operator === '_ne' ? '' : operator)

function parseValue(schema: z.ZodType<unknown>, { field, operator }: Filter, value: string): unknown {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(`${field}${operator}`, { en: 'This value is not valid', ar: 'القيمة غير صحيحة' })
  return parsed.data
}

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^-?\d{1,16}$/)
    .transform(Number)
    .pipe(z.int().min(-max).max(max))
const count = wholeNumber(2 ** 31 - 1)
const money = wholeNumber(Number.MAX_SAFE_INTEGER)
const day = z.iso.date().refine(hasYear)
const instant = z.union([
  z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text).toISOString())
    .refine(hasYear),
  day,
])
const timeOfDay = z.iso.time({ precision: -1 })
const trueOrFalse = z.enum(['true', 'false']).transform((value) => value === 'true')
// Creating a schema costs as much as building the rest of a list's statement.
const optionOf = memoize((options: object) => z.enum(Object.keys(options)))

function valueSchema(name: string, field: AnyField | undefined): z.ZodType<unknown> {
  if (!field) return name === 'id' ? z.uuid() : instant
  switch (field.kind) {
    case 'count':
    case 'percent':
      return count
    case 'money':
      return money
    case 'boolean':
      return trueOrFalse
    case 'date':
      return day
    case 'dateTime':
      return instant
    case 'time':
      return timeOfDay
    case 'belongsTo':
    case 'image':
    case 'file':
      return z.uuid()
    case 'choice':
      return field.allowUnknown ? z.string() : optionOf(field.options)
    default:
      return z.string()
  }
}

function columnOf({ columns, declaration }: StoredResource, name: string): AnyPgColumn {
  const column = columns[name]
  if (!column) throw new Error(`whereClause: ${declaration.name} has no column ${name}`)
  return column
}
