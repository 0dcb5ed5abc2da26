import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import * as z from 'zod'

/** The words a list understands, parsed: page, order, search and filters. Anything else was refused by name. */
export type ListQuery = {
  start: number
  end: number | null
  sorts: readonly { by: string; descending: boolean }[]
  q: string | null
  filters: readonly { field: string; operator: Operator; values: readonly string[] }[]
}
export const operators = ['', '_ne', '_gte', '_lte', '_like'] as const
export type Operator = (typeof operators)[number]

const mostRows = 1000
const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const one = z.string().max(200)
const several = z.union([one.transform((value) => [value]), z.array(one).max(500)])

/**
 * The schema of the query of a list: simple-rest's words for these fields (`_start _end _sort _order q id <field> <field>_ne _gte _lte
 * _like derived`), and no others. A page has 1000 rows at most.
 */
export function listQuerySchema(declaration: AnyResource, names: readonly string[] = Object.keys(declaration.fields)) {
  const sortable = ['id', 'created_at', 'updated_at', ...names.filter((name) => isSortable(declaration.fields[name]))]
  const filters = Object.fromEntries(filterWords(declaration, names).map(({ word }) => [word, several.optional()]))
  return z
    .strictObject({
      _start: whole.optional(),
      _end: whole.optional(),
      _sort: one.refine((by) => by.split(',').every((name) => sortable.includes(name)), 'wrong_choice').optional(),
      _order: one.regex(/^(asc|desc)(,(asc|desc))*$/i, 'wrong_choice').optional(),
      q: one.optional(),
      ...filters,
    })
    .refine(({ _start = 0, _end }) => _end === undefined || (_end >= _start && _end - _start <= mostRows), {
      path: ['_end'],
      message: 'invalid',
    })
    .transform((query): ListQuery => listQueryOf(declaration, names, query))
}

type Raw = {
  [word: string]: unknown
  _start?: number | undefined
  _end?: number | undefined
  _sort?: string | undefined
  _order?: string | undefined
  q?: string | undefined
}

function listQueryOf(declaration: AnyResource, names: readonly string[], query: Raw): ListQuery {
  const orders = query._order?.toLowerCase().split(',') ?? []
  const own = declaration.sort.replace('-', '')
  const sorts = query._sort
    ? query._sort.split(',').map((by, at) => ({ by, descending: (orders[at] ?? 'asc') === 'desc' }))
    : [{ by: own, descending: declaration.sort.startsWith('-') }]
  const filters = filterWords(declaration, names).flatMap(({ word, field, operator }) => {
    const values = query[word]
    return Array.isArray(values) ? [{ field, operator, values: values.map(String) }] : []
  })
  return { start: query._start ?? 0, end: query._end ?? null, sorts, q: query.q?.trim() || null, filters }
}

function filterWords(declaration: AnyResource, names: readonly string[]): { word: string; field: string; operator: Operator }[] {
  const fields = ['id', 'created_at', 'updated_at', ...names, ...(declaration.derived ? ['derived'] : [])]
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
    case 'date':
    case 'dateTime':
    case 'time':
    case undefined:
      return ['', '_ne', '_gte', '_lte']
    case 'text':
    case 'longText':
    case 'localized':
    case 'localizedLong':
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

const isSortable = (field: AnyField | undefined): boolean => field?.kind !== 'hasMany' && field?.kind !== 'images' && field?.kind !== 'list'
