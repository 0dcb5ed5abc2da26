import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { type AnyResource, tableNameOf } from '@wasl/shared/registry/resource.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, type CheckBuilder, check, type IndexBuilder, index, uniqueIndex } from 'drizzle-orm/pg-core'

type Columns = Readonly<Record<string, AnyPgColumn>>

/** The checks, unique indexes and access paths of a resource's table, all from its declaration. */
export function constraintsOf(resource: AnyResource, table: object): (CheckBuilder | IndexBuilder)[] {
  const columns = columnsIn(table)
  const name = tableNameOf(resource.name)
  const checks = Object.entries(resource.fields).flatMap(([field, declared]) =>
    holdsOf(field, declared).map((rule, at) => check(`${name}_${field}_${at + 1}`, sql.raw(rule))),
  )
  return [...checks, ...uniques(resource, name, columns), ...paths(resource, columns, (column) => `${name}_${column}`), ...searchPath(name)]
}

/** The text that `q` searches: every searched column, folded so that «اصلاح» finds «إصلاح». */
export function searchedText(resource: AnyResource): SQL {
  const texts = (resource.search ?? [resource.title]).flatMap((field) => {
    const isRich = resource.fields[field]?.kind === 'localizedRich'
    return columnNames(field, resource.fields[field]).map((name) => (isRich ? unmarked(`"${name}"`) : `"${name}"`))
  })
  return sql.raw(`fold_arabic(${texts.map((text) => `coalesce(${text}, '')`).join(` || ' ' || `)})`)
}

// Formatted text is searched by what is read of it.
const unmarked = (column: string): string => `regexp_replace(${column}, '<[^>]*>|&nbsp;', ' ', 'g')`

/** Whether the values of a field stand in the table of its row. */
export const hasColumn = (field: AnyField): boolean => field.kind !== 'hasMany' && !('kept' in field && field.kept)

/** The column or columns of a field. */
export const columnNames = (name: string, field: AnyField | undefined): string[] =>
  field?.kind.startsWith('localized') ? [`${name}_ar`, `${name}_en`] : [name]

/** The text columns that lists order by: each has its folded letters beside it, in `<column>_folded`. */
export function foldedColumns(resource: AnyResource): string[] {
  return pathFields(resource).flatMap((field) => (isText(resource.fields[field]) ? columnNames(field, resource.fields[field]) : []))
}

/** The column of the folded letters. */
export const foldedName = (column: string): string => `${column}_folded`

/** How folded letters are ordered: by code point, the same on every database. */
export const inFoldedOrder = (folded: SQL): SQL => sql`${folded} collate "C"`

function holdsOf(name: string, field: AnyField): string[] {
  switch (field.kind) {
    case 'choice':
      return [
        `"${name}" in (${Object.keys(field.options)
          .map((option) => `'${option}'`)
          .join(', ')})`,
      ]
    case 'percent':
      return [`"${name}" between ${field.min ?? 0} and ${field.max ?? 100}`]
    case 'count':
    case 'money':
      return [`"${name}" >= ${field.min ?? 0}`, ...(field.max === undefined ? [] : [`"${name}" <= ${field.max}`])]
    case 'text':
    case 'longText':
    case 'localized':
    case 'localizedLong':
      return field.max === undefined ? [] : columnNames(name, field).map((column) => `char_length("${column}") <= ${field.max}`)
    default:
      return []
  }
}

function uniques(resource: AnyResource, name: string, columns: Columns): IndexBuilder[] {
  const single = Object.entries(resource.fields).flatMap(([field, declared]) => ('unique' in declared && declared.unique ? [[field]] : []))
  return [...single, ...(resource.unique ?? [])].flatMap((fields) =>
    combinations(fields.map((field) => columnNames(field, resource.fields[field]))).map((together) => {
      const [first, ...rest] = together.map((column) => columnOf(columns, column))
      return uniqueIndex(`${name}_${together.join('_')}_unique`).on(first ?? columnOf(columns, 'id'), ...rest)
    }),
  )
}

// A localized field is unique in each language by itself.
const combinations = (parts: string[][]): string[][] =>
  parts.reduce<string[][]>((all, part) => all.flatMap((before) => part.map((one) => [...before, one])), [[]])

// Lists take what is empty for the least.
const inListOrder = (key: SQL | AnyPgColumn) => sql`${key} nulls first`

function pathFields(resource: AnyResource): string[] {
  const asked = [...resource.list, ...(resource.filters ?? []), resource.sort.replace('-', ''), 'created_at']
  const relations = Object.entries(resource.fields).flatMap(([field, { kind }]) => (kind === 'belongsTo' ? [field] : []))
  return [...new Set([...asked, ...relations])].filter((field) => {
    const kind = resource.fields[field]?.kind
    return field !== 'derived' && kind !== 'hasMany' && kind !== 'list' && kind !== 'images' && kind !== 'permissions'
  })
}

/** Whether lists order this kind by its folded letters. */
export const isText = (field: AnyField | undefined): boolean =>
  field?.kind === 'text' || field?.kind === 'longText' || field?.kind.startsWith('localized') === true

const searchPath = (name: string): IndexBuilder[] => [index(`${name}_search`).using('gin', sql.raw('"search" gin_trgm_ops'))]

/** The access paths of a table that the domain declares for a resource: for its lists' order, their filters and their search. */
export function listPaths(resource: AnyResource, table: object): IndexBuilder[] {
  const name = tableNameOf(resource.name)
  return [...paths(resource, columnsIn(table), (column) => `${name}_by_${column}`), searchOnly(resource)]
}

/** The path of the search alone, for a table that is written often and ordered by little. */
export const searchOnly = (resource: AnyResource): IndexBuilder =>
  index(`${tableNameOf(resource.name)}_search`).using('gin', sql`${searchedText(resource)} gin_trgm_ops`)

/**
 * One index for each field that lists sort or filter by, with the id behind it so that pages never overlap. Texts go by their folded letters:
 * those that the table keeps beside them, else folded as they are written.
 */
function paths(resource: AnyResource, columns: Columns, called: (column: string) => string): IndexBuilder[] {
  const single = pathFields(resource).flatMap((field) => {
    const declared = resource.fields[field]
    return columnNames(field, declared).flatMap((column) => {
      const kept = columns[foldedName(column)]
      // Of what rows carry, a table of the domain has what it needs; and what people write at length may be longer than an index holds.
      if (!columns[column] || isLong(declared)) return []
      const folded = sql.raw(kept ? `"${foldedName(column)}"` : `fold_arabic("${column}")`)
      const key = isText(declared) ? inFoldedOrder(folded) : columnOf(columns, column)
      return [index(called(column)).on(inListOrder(key), columnOf(columns, 'id'))]
    })
  })
  return [...single, ...amountPaths(resource, columns, called)]
}

/** The greatest amounts of one status: among all rows they may stand far behind those of others. */
function amountPaths(
  { fields, filters = [], totals = [] }: AnyResource,
  columns: Columns,
  called: (column: string) => string,
): IndexBuilder[] {
  const statuses = filters.filter((name) => isStatus(fields[name]) && columns[name])
  return statuses.flatMap((status) =>
    totals.map((amount) =>
      index(called(`${status}_${amount}`)).on(columnOf(columns, status), inListOrder(columnOf(columns, amount)), columnOf(columns, 'id')),
    ),
  )
}

const isStatus = (field: AnyField | undefined): boolean => field?.kind === 'choice' && field.tones !== undefined

const isLong = (field: AnyField | undefined): boolean => field?.kind === 'longText' || field?.kind === 'localizedLong'

function columnOf(columns: Columns, name: string): AnyPgColumn {
  const column = columns[name]
  if (!column) throw new Error(`constraintsOf: no column ${name}`)
  return column
}

// Safe: Drizzle hands the columns of the very table that is being built, keyed by their names.
const columnsIn = (table: object) => table as Columns
