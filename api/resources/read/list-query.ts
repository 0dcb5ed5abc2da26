import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { isOfKind, unsortableKinds } from '@wasl/shared/registry/kinds.ts'
import { messageKey } from '@wasl/shared/registry/messages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { timestampFieldsOf } from '@wasl/shared/registry/timestamps.ts'
import { dateRanges } from '@wasl/shared/rules/date-ranges.ts'
import { countLimit } from '@wasl/shared/utils/count-limit.ts'
import { memoize } from '@wasl/shared/utils/memoize.ts'
import * as z from 'zod'

/** The parsed parameters of a list: page, order, search and filters. */
export type ListQuery = {
  start: number
  end: number | null
  sorts: readonly { by: string; descending: boolean }[]
  q: string | null
  filters: readonly Filter[]
  /** If there are groups, a row must match all filters of at least one of them. */
  groups?: readonly (readonly Filter[])[]
}
/** `columns`: the chosen columns in their order; all of them if it is missing. */
export type ExportQuery = ListQuery & { columns?: readonly string[] }
export type Filter = { field: string; operator: Operator; values: readonly string[] }
export const operators = ['', '_ne', '_gte', '_lte', '_like', '_within'] as const
export type Operator = (typeof operators)[number]

/** The rows that a query matches, as text: equal for equal conditions on the same day. */
export const conditionKey = ({ q, filters, groups = [] }: ListQuery): string => JSON.stringify([q, filters, groups])

const maxPageSize = 1000
const rowNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const shortText = z.string().max(200)
const oneOrMore = z.union([shortText.transform((value) => [value]), z.array(shortText).max(500)])
const groupText = z.string().max(2000)

/**
 * The schema of a list's query parameters: those of simple-rest (`_start _end _sort _order q id <field> <field>_ne _gte _lte _like derived`)
 * for these fields; any other is an error. A page has at most 1000 rows. Two parameters are our own: `<date>_within=last_7_days` filters by a
 * span of days relative to today in Riyadh, and each `_or` is a group of filters in query syntax (`_or=status%3Dnew%26city_id%3D…`), of
 * which a row must match at least one.
 */
export const listQuerySchema = (declaration: AnyResource, names: readonly string[] = Object.keys(declaration.fields)) =>
  memoizedListQuery(declaration, names)
const memoizedListQuery = memoize((declaration: AnyResource, names) =>
  querySchema(declaration, names).transform((query): ListQuery => toListQuery(declaration, names, query)),
)

/** An export has the parameters of a list, and `_columns`: the names of its columns in their order, with commas between them. */
export const exportQuerySchema = memoize((declaration: AnyResource) => {
  const names = Object.keys(declaration.fields)
  return querySchema(declaration, names, columnNamesSchema(declaration)).transform(
    ({ _columns, ...query }): ExportQuery => ({
      ...toListQuery(declaration, names, query),
      ...(Array.isArray(_columns) && { columns: _columns.map(String) }),
    }),
  )
})

function columnNamesSchema(declaration: AnyResource) {
  const names = [
    ...Object.keys(declaration.fields),
    ...Object.keys(timestampFieldsOf(declaration)),
    ...(declaration.derived ? ['derived'] : []),
  ]
  return z
    .string()
    .max(2000)
    .transform((list) => list.split(','))
    .refine((list) => list.every((name) => names.includes(name)), 'wrong_choice')
    .optional()
}

function querySchema(declaration: AnyResource, names: readonly string[], columns?: ReturnType<typeof columnNamesSchema>) {
  const sortable = ['id', ...Object.keys(timestampFieldsOf(declaration)), ...names.filter((name) => isSortable(declaration.fields[name]))]
  const filters = Object.fromEntries(
    filterParams(declaration, names).map(({ param, operator }) => [
      param,
      operator === '_within' ? spans.optional() : oneOrMore.optional(),
    ]),
  )
  return (
    z
      .strictObject({
        _start: rowNumber.optional(),
        _end: rowNumber.optional(),
        _sort: shortText.refine((by) => by.split(',').every((name) => sortable.includes(name)), 'wrong_choice').optional(),
        _order: shortText.regex(/^(asc|desc)(,(asc|desc))*$/i, 'wrong_choice').optional(),
        q: shortText.optional(),
        _or: z
          .union([groupText.transform((text) => [text]), z.array(groupText).max(8)])
          .transform((groups): unknown[] => groups)
          .pipe(z.array(z.preprocess((group) => parseGroup(String(group)), z.strictObject(filters))))
          .optional(),
        ...filters,
        ...(columns && { _columns: columns }),
      })
      .refine(({ _start = 0, _end }) => _end === undefined || (_end >= _start && _end - _start <= maxPageSize), {
        path: ['_end'],
        message: 'invalid',
      })
      // A deeper page would cost more, the more rows the table has.
      .refine(({ _start = 0, _end = _start }) => _end <= countLimit, { path: ['_end'], message: messageKey('beyond_pages') })
  )
}

const spans = z.enum(Object.keys(dateRanges), 'wrong_choice').transform((value) => [value])

const parseGroup = (group: string): Record<string, string | string[]> => {
  const query = new URLSearchParams(group)
  // A single value is a string, as in a parsed URL.
  return Object.fromEntries([...new Set(query.keys())].map((word) => [word, singleOrAll(query.getAll(word))]))
}
const singleOrAll = (values: string[]) => (values.length === 1 ? (values[0] ?? '') : values)

type RawListQuery = {
  [word: string]: unknown
  _start?: number | undefined
  _end?: number | undefined
  _sort?: string | undefined
  _order?: string | undefined
  q?: string | undefined
  _or?: readonly Readonly<Record<string, unknown>>[] | undefined
}

function toListQuery(declaration: AnyResource, names: readonly string[], query: RawListQuery): ListQuery {
  const orders = query._order?.toLowerCase().split(',') ?? []
  const defaultSort = declaration.sort.replace('-', '')
  const sorts = query._sort
    ? query._sort.split(',').map((by, at) => ({ by, descending: (orders[at] ?? 'asc') === 'desc' }))
    : [{ by: defaultSort, descending: declaration.sort.startsWith('-') }]
  const filtersFrom = (params: Readonly<Record<string, unknown>>) =>
    filterParams(declaration, names).flatMap(({ param, field, operator }) => {
      const values = params[param]
      return Array.isArray(values) ? [{ field, operator, values: values.map(String) }] : []
    })
  return {
    start: query._start ?? 0,
    end: query._end ?? null,
    sorts,
    q: query.q?.trim() || null,
    filters: filtersFrom(query),
    groups: (query._or ?? []).map(filtersFrom).filter((group) => group.length > 0),
  }
}

function filterParams(declaration: AnyResource, names: readonly string[]): { param: string; field: string; operator: Operator }[] {
  const fields = [
    'id',
    ...Object.keys(timestampFieldsOf(declaration)),
    ...names,
    ...(declaration.derived && hasAllFields(declaration, names) ? ['derived'] : []),
  ]
  return fields.flatMap((field) =>
    operatorsOf(field, declaration.fields[field]).map((operator) => ({ param: `${field}${operator}`, field, operator })),
  )
}

// The derived status tells of fields that a public list may leave out.
const hasAllFields = ({ fields }: AnyResource, names: readonly string[]): boolean =>
  Object.keys(fields).every((name) => names.includes(name))

function operatorsOf(name: string, field: AnyField | undefined): readonly Operator[] {
  if (name === 'id' || name === 'derived') return ['', '_ne']
  switch (field?.kind) {
    case 'count':
    case 'percent':
    case 'money':
    case 'time':
      return ['', '_ne', '_gte', '_lte']
    case 'date':
    case 'dateTime':
    case undefined:
      return ['', '_ne', '_gte', '_lte', '_within']
    case 'text':
    case 'longText':
    case 'localized':
    case 'localizedLong':
    case 'localizedRich':
    case 'link':
    case 'email':
    case 'phone':
    case 'color':
      return ['', '_ne', '_like']
    case 'images':
    case 'files':
    case 'list':
    case 'permissions':
      return []
    default:
      return ['', '_ne']
  }
}

const isSortable = (field: AnyField | undefined): boolean => !isOfKind(unsortableKinds, field)
