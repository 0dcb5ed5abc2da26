import { type Conversion, describeConversion } from './column-conversions.ts'
import { MigrationError } from './migration-error.ts'
import { asTableName, columnsOf, fieldName, fieldNames } from './snapshot-fields.ts'
import type { Snapshot, SnapshotColumn, SnapshotTable } from './stored-snapshot.ts'

/** What the person who runs the generator has decided. Each is written `table` or `table.field`; `coupon-uses` and `coupon_uses` are the same. */
export type MigrationDecisions = {
  /** `table.old:new`: the values stay. */
  renames: readonly string[]
  /** Tables and columns that may be dropped with their data. */
  drops: readonly string[]
  /** `table.field:value`: what existing rows get in a field that becomes required. */
  fills: readonly string[]
  /** `table.field`, with `:ar` or `:en` if two columns become one: the values are converted to the new kind. */
  converts: readonly string[]
}

/** Applies the renames to the old snapshot. A localized field renames both of its columns, a `hasMany` field its join table. */
export function applyRenames(before: Snapshot, after: Snapshot, renames: readonly string[]) {
  const snapshot = structuredClone(before)
  const statements = renames.flatMap((rename) => {
    const [, named = '', from = '', to = ''] = /^([\w-]+)\.(\w+):(\w+)$/.exec(rename) ?? []
    if (!to) throw new MigrationError(`--rename ${rename} is not of the form table.old:new.`)
    const name = asTableName(named)
    const table = snapshot.tables[`public.${name}`]
    const next = after.tables[`public.${name}`]
    if (!table || !next) throw new MigrationError(`--rename ${rename}: there is no table ${name}.`)
    const joinTable = snapshot.tables[`public.${name}_${from}`]
    if (joinTable) return renameJoinTable(snapshot, joinTable, `${name}_${to}`)
    const columns = columnsOf(table, from)
    if (columns.length === 0) throw new MigrationError(`--rename ${rename}: ${name} had no field ${from}. It had ${fieldList(table)}.`)
    if (columnsOf(next, from).length > 0) throw new MigrationError(`--rename ${rename}: the declaration of ${name} still has ${from}.`)
    if (columnsOf(next, to).length !== columns.length)
      throw new MigrationError(`--rename ${rename}: the declaration of ${name} has no field ${to} of this kind. It has ${fieldList(next)}.`)
    return columns.map((column) => {
      const renamed = column.replace(from, to)
      const { [column]: moved, ...others } = table.columns
      if (moved) table.columns = { ...others, [renamed]: { ...moved, name: renamed } }
      return `ALTER TABLE "${name}" RENAME COLUMN "${column}" TO "${renamed}";`
    })
  })
  return { snapshot, statements }
}

function renameJoinTable(snapshot: Snapshot, table: SnapshotTable, name: string): string[] {
  delete snapshot.tables[`public.${table.name}`]
  snapshot.tables[`public.${name}`] = { ...structuredClone(table), name }
  return [`ALTER TABLE "${table.name}" RENAME TO "${name}";`]
}

/** What a migration changes, in words, and what it must not do without a decision. */
export function describeChanges(
  before: Snapshot,
  after: Snapshot,
  { drops, fills, renames }: Pick<MigrationDecisions, 'drops' | 'fills' | 'renames'>,
  conversions: readonly Conversion[],
) {
  const changes: string[] = renames.map((rename) => {
    const [from = '', to = ''] = rename.split(':')
    return `renames ${from} to ${to} (formerNames: ['${from.split('.')[1]}'] keeps its label in older history entries)`
  })
  const problems: string[] = []
  const isDropped = (name: string) => drops.some((drop) => asTableName(drop) === name)
  const drop = (name: string, what: string, renameHint: string) => {
    changes.push(`drops ${name} with ${what}`)
    if (!isDropped(name)) problems.push(`${name} and ${what} would be lost. To drop it: --drop ${name}.${renameHint}`)
  }
  for (const { name: table, columns } of Object.values(before.tables)) {
    const next = after.tables[`public.${table}`]
    if (!next) {
      drop(table, 'all its rows', '')
      continue
    }
    for (const field of fieldNames(columns))
      if (columnsOf(next, field).length === 0)
        drop(`${table}.${field}`, 'its values', ` If it has a new name: --rename ${table}.${field}:new_name.`)
    for (const column of Object.values(next.columns)) describeColumn(table, columns[column.name], column)
    for (const [name, { isUnique, columns: indexed }] of Object.entries(next.indexes))
      if (isUnique && !before.tables[`public.${table}`]?.indexes[name] && indexed.some(({ expression }) => columns[expression]))
        changes.push(
          `makes ${table} unique by ${indexed.map(({ expression }) => expression).join(', ')} (existing rows with the same value make the migration fail)`,
        )
    for (const [name, { value }] of Object.entries(next.checkConstraints))
      if (before.tables[`public.${table}`]?.checkConstraints[name]?.value !== value)
        changes.push(`checks ${table}: ${value} (existing rows that break it make the migration fail)`)
  }
  for (const { change, problem } of conversions.map(describeConversion)) {
    changes.push(change)
    if (problem) problems.push(problem)
  }
  for (const { foreignKeys } of Object.values(after.tables))
    for (const { tableFrom, tableTo, columnsFrom } of Object.values(foreignKeys))
      if (!after.tables[`public.${tableTo}`])
        problems.push(
          `${tableFrom}.${columnsFrom.join(', ')} relates to ${tableTo}, which is a view: relate to the resource that stores its rows`,
        )
  for (const { name } of Object.values(after.tables)) if (!before.tables[`public.${name}`]) changes.push(`adds the table ${name}`)
  return { changes: [...new Set(changes)], problems: [...new Set(problems)] }

  function describeColumn(table: string, old: SnapshotColumn | undefined, column: SnapshotColumn) {
    if (column.generated) return
    const field = `${table}.${fieldName(column.name, after.tables[`public.${table}`]?.columns ?? {})}`
    const conversion = conversions.find((one) => `${one.table}.${one.field}` === field)
    if (conversion?.decision?.startsWith('convert') || (conversion && !conversion.decision)) return
    if (!old && !conversion) changes.push(`adds ${field}`)
    const isFilled = column.default !== undefined || fills.some((fill) => asTableName(fill).startsWith(`${field}:`))
    if (column.notNull && (!old?.notNull || conversion) && !isFilled) problems.push(waysToFill(field))
  }
}

const waysToFill = (field: string): string => `${field} is required, and rows that exist already have no value for it. Choose one:
    - give the field a default, if its kind has one: { default: … }
    - make it optional in the database and required in the form: { optional: true, requiredWhenVisible: { message: … } }
    - give existing rows a value: --fill ${field}:value`

const fieldList = ({ columns }: SnapshotTable): string => fieldNames(columns).join(', ')
