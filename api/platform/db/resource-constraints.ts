import { columnNamesOf } from '@wasl/shared/registry/column-names.ts'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { isEmptyLast } from '@wasl/shared/registry/first-list.ts'
import { isOfKind } from '@wasl/shared/registry/kinds.ts'
import { type AnyResource, tableNameOf } from '@wasl/shared/registry/resource.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, type CheckBuilder, check, type IndexBuilder, index, uniqueIndex } from 'drizzle-orm/pg-core'

const orderedKinds = ['count', 'percent', 'money', 'boolean', 'date', 'dateTime', 'time', 'choice'] as const

type Columns = Readonly<Record<string, AnyPgColumn>>

/** The checks, unique indexes and list indexes of a resource's table, derived from its declaration. */
export function resourceConstraints(resource: AnyResource, table: object): (CheckBuilder | IndexBuilder)[] {
  const columns = columnsIn(table)
  const name = tableNameOf(resource.name)
  const checks = Object.entries(resource.fields).flatMap(([field, declared]) =>
    checkRules(field, declared).map((rule, at) => check(`${name}_${field}_${at + 1}`, sql.raw(rule))),
  )
  return [
    ...checks,
    ...uniqueIndexes(resource, name, columns),
    ...fieldIndexes(resource, [...indexedFields(resource), ...orderedFields(resource)], columns, (column) => `${name}_${column}`),
    ...searchColumnIndex(name),
  ]
}

/** The text that `q` searches: all searched columns, normalized so that «اصلاح» finds «إصلاح». */
export function searchExpression(resource: AnyResource): SQL {
  const texts = (resource.search ?? [resource.title]).flatMap((field) => {
    const isRich = resource.fields[field]?.kind === 'localizedRich'
    return columnNames(field, resource.fields[field]).map((name) => (isRich ? withoutMarkup(`"${name}"`) : `"${name}"`))
  })
  return sql.raw(`normalize_arabic(${texts.map((text) => `coalesce(${text}, '')`).join(` || ' ' || `)})`)
}

// Rich text is searched without its markup.
const withoutMarkup = (column: string): string => `regexp_replace(${column}, '<[^>]*>|&nbsp;', ' ', 'g')`

/** Whether a field is stored in the table of its resource. */
export const hasColumn = (field: AnyField): boolean =>
  field.kind !== 'hasMany' && !(field.kind === 'list' && (field.childTable || field.joinRows))

/** The column or columns of a field. */
export const columnNames = columnNamesOf

/** The text columns that lists sort by: each has a normalized copy in `<column>_normalized`. */
export function normalizedColumns(resource: AnyResource): string[] {
  return indexedFields(resource).flatMap((field) =>
    hasNormalizedText(resource.fields[field]) ? columnNames(field, resource.fields[field]) : [],
  )
}

/** The name of the column with the normalized text. */
export const normalizedName = (column: string): string => `${column}_normalized`

/** Sorts normalized text by code point, the same on every database. */
export const collateByCodePoint = (normalized: SQL): SQL => sql`${normalized} collate "C"`

function checkRules(name: string, field: AnyField): string[] {
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

function uniqueIndexes(resource: AnyResource, name: string, columns: Columns): IndexBuilder[] {
  const single = Object.entries(resource.fields).flatMap(([field, declared]) => ('unique' in declared && declared.unique ? [[field]] : []))
  return [...single, ...(resource.unique ?? [])].flatMap((fields) =>
    combinations(fields.map((field) => columnNames(field, resource.fields[field]))).map((together) => {
      const [first, ...rest] = together.map((column) => columnOf(columns, column))
      return uniqueIndex(`${name}_${together.join('_')}_unique`).on(first ?? columnOf(columns, 'id'), ...rest)
    }),
  )
}

// A localized field is unique in each language separately.
const combinations = (parts: string[][]): string[][] =>
  parts.reduce<string[][]>((all, part) => all.flatMap((before) => part.map((column) => [...before, column])), [[]])

// Lists sort empty values first.
const inListOrder = (key: SQL | AnyPgColumn) => sql`${key} nulls first`
// A queue sorts the rows without its field last, those the newest first.
const emptyLastOrder = (key: SQL | AnyPgColumn) => sql`${key} nulls last`
const newestFirst = (columns: Columns) => [sql`${columnOf(columns, 'created_at')} desc`, columnOf(columns, 'id')] as const

/** The fields with an index: those that lists sort by, filter by a value that few rows have, or follow as a relation. */
function indexedFields(resource: AnyResource): string[] {
  const { fields } = resource
  const shown = [...resource.list, resource.sort.replace('-', '')].filter((field) => !isGroup(fields[field]) && !isTwoSided(fields[field]))
  const filtered = (resource.filters ?? []).filter((field) => !isTwoSided(fields[field]))
  const relations = Object.keys(fields).filter((field) => fields[field]?.kind === 'belongsTo')
  return [...new Set([...shown, ...filtered, ...relations])].filter((field) => {
    const kind = fields[field]?.kind
    return field !== 'derived' && kind !== 'hasMany' && kind !== 'list' && kind !== 'images' && kind !== 'files' && kind !== 'permissions'
  })
}

/**
 * The other fields that lists can be sorted or filtered by, beside texts. Only tables that are generated from a declaration index them: those that
 * are written for every order are declared by hand.
 */
function orderedFields({ fields }: AnyResource): string[] {
  return [...Object.keys(fields).filter((field) => isOfKind(orderedKinds, fields[field])), 'created_at', 'updated_at']
}

/** Whether many rows share a value of this field, so that lists filter by it rather than sort. */
export const isGroup = (field: AnyField | undefined): boolean => field?.kind === 'belongsTo' || field?.kind === 'choice'

/** Whether every value is so common that the order of the list finds it as quickly: no index pays for itself. */
const isTwoSided = (field: AnyField | undefined): boolean => field?.kind === 'boolean' || (field?.kind === 'choice' && !field.tones)

/** Whether lists sort this field by its normalized text. */
export const hasNormalizedText = (field: AnyField | undefined): boolean =>
  field?.kind === 'text' || field?.kind === 'longText' || field?.kind.startsWith('localized') === true

const searchColumnIndex = (name: string): IndexBuilder[] => [index(`${name}_search`).using('gin', sql.raw('"search" gin_trgm_ops'))]

/**
 * The list indexes of a table that is declared by hand for a resource: for sorting, filters and search. `without` names the columns that an
 * index of the table's own starts with.
 */
export function listIndexes(resource: AnyResource, table: object, { without = [] }: { without?: readonly string[] } = {}): IndexBuilder[] {
  const name = tableNameOf(resource.name)
  const columns = Object.fromEntries(Object.entries(columnsIn(table)).filter(([column]) => !without.includes(column)))
  return [...fieldIndexes(resource, indexedFields(resource), columns, (column) => `${name}_by_${column}`), searchIndex(resource)]
}

/** The search index only, for a table that is written often and sorted by few columns. */
export const searchIndex = (resource: AnyResource): IndexBuilder =>
  index(`${tableNameOf(resource.name)}_search`).using('gin', sql`${searchExpression(resource)} gin_trgm_ops`)

/**
 * One index for each of the fields. Sort fields are followed by the id, so that pages never overlap, and groups by the default order, so
 * that a filtered list is read in it. Texts are indexed in normalized form: by the normalized column if the table has one, else by an expression.
 */
function fieldIndexes(
  resource: AnyResource,
  fields: readonly string[],
  columns: Columns,
  nameFor: (column: string) => string,
): IndexBuilder[] {
  return [...new Set(fields)].flatMap((field) => {
    const declared = resource.fields[field]
    return columnNames(field, declared).flatMap((column) => {
      const stored = columns[normalizedName(column)]
      // A hand-written table may lack some of the standard columns, and long texts may exceed the size limit of an index entry.
      if (!columns[column] || isLong(declared)) return []
      const normalized = sql.raw(stored ? `"${normalizedName(column)}"` : `normalize_arabic("${column}")`)
      const key = hasNormalizedText(declared) ? collateByCodePoint(normalized) : columnOf(columns, column)
      if (isEmptyLast(resource, field)) return [index(nameFor(column)).on(emptyLastOrder(key), ...newestFirst(columns))]
      const next = isGroup(declared) ? defaultOrder(resource, columns) : columnOf(columns, 'id')
      return [index(nameFor(column)).on(inListOrder(key), next)]
    })
  })
}

/** The column of the default order; the id if that is a text, a group or a list. */
function defaultOrder({ sort, fields }: AnyResource, columns: Columns): SQL | AnyPgColumn {
  const name = sort.replace('-', '')
  const column = columns[name]
  const isOrdered = column && !hasNormalizedText(fields[name]) && !isGroup(fields[name])
  if (!isOrdered) return columnOf(columns, 'id')
  return isEmptyLast({ sort, fields }, name) ? emptyLastOrder(column) : inListOrder(column)
}

const isLong = (field: AnyField | undefined): boolean => field?.kind === 'longText' || field?.kind === 'localizedLong'

function columnOf(columns: Columns, name: string): AnyPgColumn {
  const column = columns[name]
  if (!column) throw new Error(`resourceConstraints: no column ${name}`)
  return column
}

// Safe: Drizzle passes the columns of the table being built, keyed by their names.
const columnsIn = (table: object) => table as Columns
