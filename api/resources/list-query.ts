import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { stampsOf } from '@wasl/shared/registry/timestamps.ts'
import { daySpans } from '@wasl/shared/rules/day-spans.ts'
import * as z from 'zod'

/** The words a list understands, parsed: page, order, search and filters. Anything else was refused by name. */
export type ListQuery = {
  start: number
  end: number | null
  sorts: readonly { by: string; descending: boolean }[]
  q: string | null
  filters: readonly Filter[]
  /** A row matches at least one of these groups, each filter of it, where there are any. */
  groups?: readonly (readonly Filter[])[]
}
export type Filter = { field: string; operator: Operator; values: readonly string[] }
export const operators = ['', '_ne', '_gte', '_lte', '_like', '_within'] as const
export type Operator = (typeof operators)[number]

const mostRows = 1000
const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const one = z.string().max(200)
const several = z.union([one.transform((value) => [value]), z.array(one).max(500)])
const groupText = z.string().max(2000)

/**
 * The schema of the query of a list: simple-rest's words for these fields (`_start _end _sort _order q id <field> <field>_ne _gte _lte
 * _like derived`), and no others. A page has 1000 rows at most. Two words are our own: `<date>_within=last_7_days` asks for a span of days
 * told by today in Riyadh, and each `_or` is a group of filters written as a query (`_or=status%3Dnew%26city_id%3D…`), of which a row
 * matches at least one.
 */
export function listQuerySchema(declaration: AnyResource, names: readonly string[] = Object.keys(declaration.fields)) {
  const sortable = ['id', ...Object.keys(stampsOf(declaration)), ...names.filter((name) => isSortable(declaration.fields[name]))]
  const filters = Object.fromEntries(
    filterWords(declaration, names).map(({ word, operator }) => [word, operator === '_within' ? spans.optional() : several.optional()]),
  )
  return z
    .strictObject({
      _start: whole.optional(),
      _end: whole.optional(),
      _sort: one.refine((by) => by.split(',').every((name) => sortable.includes(name)), 'wrong_choice').optional(),
      _order: one.regex(/^(asc|desc)(,(asc|desc))*$/i, 'wrong_choice').optional(),
      q: one.optional(),
      _or: z
        .union([groupText.transform((text) => [text]), z.array(groupText).max(8)])
        .transform((groups): unknown[] => groups)
        .pipe(z.array(z.preprocess((group) => wordsIn(String(group)), z.strictObject(filters))))
        .optional(),
      ...filters,
    })
    .refine(({ _start = 0, _end }) => _end === undefined || (_end >= _start && _end - _start <= mostRows), {
      path: ['_end'],
      message: 'invalid',
    })
    .transform((query): ListQuery => listQueryOf(declaration, names, query))
}

const spans = z.enum(Object.keys(daySpans), 'wrong_choice').transform((value) => [value])

const wordsIn = (group: string): Record<string, string | string[]> => {
  const query = new URLSearchParams(group)
  // One value stands alone, as in an address.
  return Object.fromEntries([...new Set(query.keys())].map((word) => [word, alone(query.getAll(word))]))
}
const alone = (values: string[]) => (values.length === 1 ? (values[0] ?? '') : values)

type Raw = {
  [word: string]: unknown
  _start?: number | undefined
  _end?: number | undefined
  _sort?: string | undefined
  _order?: string | undefined
  q?: string | undefined
  _or?: readonly Readonly<Record<string, unknown>>[] | undefined
}

function listQueryOf(declaration: AnyResource, names: readonly string[], query: Raw): ListQuery {
  const orders = query._order?.toLowerCase().split(',') ?? []
  const own = declaration.sort.replace('-', '')
  const sorts = query._sort
    ? query._sort.split(',').map((by, at) => ({ by, descending: (orders[at] ?? 'asc') === 'desc' }))
    : [{ by: own, descending: declaration.sort.startsWith('-') }]
  const filtersIn = (words: Readonly<Record<string, unknown>>) =>
    filterWords(declaration, names).flatMap(({ word, field, operator }) => {
      const values = words[word]
      return Array.isArray(values) ? [{ field, operator, values: values.map(String) }] : []
    })
  return {
    start: query._start ?? 0,
    end: query._end ?? null,
    sorts,
    q: query.q?.trim() || null,
    filters: filtersIn(query),
    groups: (query._or ?? []).map(filtersIn).filter((group) => group.length > 0),
  }
}

function filterWords(declaration: AnyResource, names: readonly string[]): { word: string; field: string; operator: Operator }[] {
  const fields = ['id', ...Object.keys(stampsOf(declaration)), ...names, ...(declaration.derived ? ['derived'] : [])]
  return fields.flatMap((field) =>
    operatorsOf(field, declaration.fields[field]).map((operator) => ({ word: `${field}${operator}`, field, operator })),
  )
}

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
    case 'list':
      return []
    default:
      return ['', '_ne']
  }
}

const isSortable = (field: AnyField | undefined): boolean =>
  field?.kind !== 'hasMany' && field?.kind !== 'images' && field?.kind !== 'list' && field?.kind !== 'permissions'
