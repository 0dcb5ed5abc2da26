import type { Snapshot } from './schema-snapshot.ts'
import type { SnapshotColumn, SnapshotTable } from './stored-snapshot.ts'

/** What the person who runs the generator has decided. Each is written `table` or `table.field`; `coupon-uses` and `coupon_uses` are the same. */
export type MigrationDecisions = {
  /** `table.old:new`: the values stay. */
  renames: readonly string[]
  /** Tables and columns that may be dropped with their data. */
  drops: readonly string[]
  /** `table.field:value`: what existing rows get in a field that becomes required. */
  fills: readonly string[]
}

/** A migration cannot be generated; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

type Fill = { table: string; columns: readonly string[]; value: string }

/** Applies the renames to the old snapshot. A localized field renames both of its columns, a `hasMany` field its join table. */
export function applyRenames(before: Snapshot, after: Snapshot, renames: readonly string[]) {
  const snapshot = structuredClone(before)
  const statements = renames.flatMap((rename) => {
    const [, named = '', from = '', to = ''] = /^([\w-]+)\.(\w+):(\w+)$/.exec(rename) ?? []
    if (!to) throw new MigrationError(`--rename ${rename} is not of the form table.old:new.`)
    const name = named.replaceAll('-', '_')
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

/** The statements that fill existing rows, before and after the ones that make a field required. */
export function fillStatements(before: Snapshot, after: Snapshot, fills: readonly string[]) {
  const parsed = fills.map((fill) => parseFill(after, fill))
  const each = (make: (table: string, column: string, value: string, isNew: boolean) => string[]) =>
    parsed.flatMap(({ table, columns, value }) =>
      columns.flatMap((column) => make(table, column, value, !before.tables[`public.${table}`]?.columns[column])),
    )
  return {
    /** Until the end of the migration, the value is the default of a new column. */
    withDefaults: withDefaults(after, parsed),
    first: each((table, column, value, isNew) =>
      isNew ? [] : [`UPDATE "${table}" SET "${column}" = ${value} WHERE "${column}" IS NULL;`],
    ),
    last: each((table, column, _, isNew) => (isNew ? [`ALTER TABLE "${table}" ALTER COLUMN "${column}" DROP DEFAULT;`] : [])),
  }
}

function parseFill(after: Snapshot, fill: string): Fill {
  const [, named = '', field = '', value] = /^([\w-]+)\.(\w+):(.*)$/s.exec(fill) ?? []
  if (value === undefined) throw new MigrationError(`--fill ${fill} is not of the form table.field:value.`)
  const table = named.replaceAll('-', '_')
  const columns = after.tables[`public.${table}`] ? columnsOf(after.tables[`public.${table}`], field) : []
  if (columns.length === 0) throw new MigrationError(`--fill ${fill}: there is no field ${table}.${field}.`)
  return { table, columns, value: `'${value.replaceAll("'", "''")}'` }
}

function withDefaults(after: Snapshot, fills: readonly Fill[]): Snapshot {
  const snapshot = structuredClone(after)
  for (const { table, columns, value } of fills)
    for (const name of columns) {
      const column = snapshot.tables[`public.${table}`]?.columns[name]
      if (column && column.default === undefined) column.default = value
    }
  return snapshot
}

/** What a migration changes, in words, and what it must not do without a decision. */
export function describeChanges(before: Snapshot, after: Snapshot, { drops, fills, renames }: MigrationDecisions) {
  const changes: string[] = renames.map((rename) => `renames ${rename.replace(':', ' to ')}`)
  const problems: string[] = []
  const isDropped = (name: string) => drops.some((drop) => drop.replaceAll('-', '_') === name)
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
    for (const [name, { value }] of Object.entries(next.checkConstraints))
      if (before.tables[`public.${table}`]?.checkConstraints[name]?.value !== value)
        changes.push(`checks ${table}: ${value} (existing rows that break it make the migration fail)`)
  }
  for (const { name } of Object.values(after.tables)) if (!before.tables[`public.${name}`]) changes.push(`adds the table ${name}`)
  return { changes: [...new Set(changes)], problems: [...new Set(problems)] }

  function describeColumn(table: string, old: SnapshotColumn | undefined, column: SnapshotColumn) {
    if (column.generated) return
    const field = `${table}.${fieldName(column.name, after.tables[`public.${table}`]?.columns ?? {})}`
    if (!old) changes.push(`adds ${field}`)
    else if (old.type !== column.type) changes.push(`changes ${field} from ${old.type} to ${column.type}`)
    const isFilled = column.default !== undefined || fills.some((fill) => fill.replaceAll('-', '_').startsWith(`${field}:`))
    if (column.notNull && !old?.notNull && !isFilled) problems.push(waysToFill(field))
  }
}

const waysToFill = (field: string): string => `${field} is required, and rows that exist already have no value for it. Choose one:
    - give the field a default, if its kind has one: { default: … }
    - make it optional in the database and required in the form: { optional: true, requiredWhenVisible: { message: … } }
    - give existing rows a value: --fill ${field}:value`

/** The columns of a field: itself, or one for each language. */
const columnsOf = (table: SnapshotTable | undefined, field: string): string[] =>
  [[field], [`${field}_ar`, `${field}_en`]].find((columns) => columns.every((column) => table?.columns[column])) ?? []

const fieldName = (column: string, columns: Readonly<Record<string, unknown>>): string => {
  const field = column.replace(/_(ar|en)$/, '')
  return field !== column && columns[`${field}_ar`] && columns[`${field}_en`] ? field : column
}

const fieldNames = (columns: SnapshotTable['columns']): string[] => [
  ...new Set(Object.values(columns).flatMap(({ name, generated }) => (generated ? [] : [fieldName(name, columns)]))),
]

const fieldList = ({ columns }: SnapshotTable): string => fieldNames(columns).join(', ')
