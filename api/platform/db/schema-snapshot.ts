import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { type Conversion, castOf, copyStatement } from './column-conversions.ts'
import { readStoredSnapshot, type Snapshot, type SnapshotTable } from './stored-snapshot.ts'

// drizzle-kit adds this method to every array; `for … in` loops of other libraries must not meet it.
const added = Object.getOwnPropertyDescriptor(Array.prototype, 'random')
if (added) Object.defineProperty(Array.prototype, 'random', { ...added, enumerable: false })

export const emptySnapshot = snapshotOf({})

/** The snapshot of these tables. Stable: the same tables give the same text. */
export function snapshotOf(tables: object): Snapshot {
  // Safe: drizzle-kit's own type leaves the tables open.
  return { ...generateDrizzleJson({ ...tables }), id: 'schema', prevId: 'none' } as Snapshot
}

/** The snapshot that the migrations lead to. */
export const storedSnapshot = (): Snapshot => readStoredSnapshot<Snapshot>() ?? emptySnapshot

/** The statements that bring the migrated schema to the declared one; none if they agree. */
export const findSchemaDrift = (tables: object): Promise<string[]> => diffSnapshots(storedSnapshot(), snapshotOf(tables))

/** What `diffSnapshots` does besides adding and removing: fields whose values are dropped or converted. */
type Conversions = Pick<Conversion, 'table' | 'from' | 'to' | 'types' | 'decision' | 'field'>[]

/**
 * The statements from one snapshot to another: generated columns that change or go are dropped first, because PostgreSQL refuses to change what
 * they read, and drizzle-kit would add them again before the columns they read and without their indexes. Then additions, then removals, so
 * that nothing looks like a rename. Conversions copy values in between.
 */
export async function diffSnapshots(before: Snapshot, after: Snapshot, conversions: Conversions = []): Promise<string[]> {
  const start = structuredClone(before)
  const dropped = Object.entries(start.tables).flatMap(([key, table]) => {
    const next = after.tables[key]
    const own = conversions.filter((one) => one.table === table.name)
    const given = own.filter(({ decision }) => decision === 'drop').flatMap(({ from }) => from)
    return next
      ? [...dropColumns(table, outdatedGeneratedColumns(table, next)), ...dropColumns(table, given), ...dropGuards(table, own)]
      : []
  })
  const both = structuredClone(after)
  for (const key of Object.keys(start.tables)) {
    const table = start.tables[key]
    if (!table) continue
    const existing = both.tables[key]
    if (existing) existing.columns = { ...table.columns, ...existing.columns }
    else both.tables[key] = structuredClone(table)
  }
  // A column that gets copied values is filled before it is required and unique.
  for (const { table, to } of copies(conversions)) makeOptional(both.tables[`public.${table}`], to)
  return [
    ...dropped,
    ...(await generateMigration(start, both)).map((statement) => withCast(statement, conversions)),
    ...conversions.flatMap(copyStatement),
    ...(await generateMigration(both, after)),
  ]
}

const copies = (conversions: Conversions) =>
  conversions.filter(({ from, to, decision }) => from.length !== to.length && decision?.startsWith('convert'))

/** The generated columns of a table whose expression changes, or that go. */
export const outdatedGeneratedColumns = (before: SnapshotTable, after: SnapshotTable): string[] =>
  Object.values(before.columns).flatMap(({ name, generated }) =>
    generated && generated.as !== after.columns[name]?.generated?.as ? [name] : [],
  )

// PostgreSQL drops the indexes and checks of a column with it.
function dropColumns(table: SnapshotTable, dropped: readonly string[]): string[] {
  for (const column of dropped) delete table.columns[column]
  forgetGuards(table, dropped)
  return dropped.map((column) => `ALTER TABLE "${table.name}" DROP COLUMN "${column}";`)
}

// The checks, indexes and defaults of the old type do not fit the new one.
function dropGuards(table: SnapshotTable, conversions: Conversions): string[] {
  const changed = conversions.filter(
    ({ from, to, types, decision }) => from.length === to.length && types[0] !== types[1] && decision !== 'drop',
  )
  const columns = changed.flatMap(({ from }) => from)
  const { indexes, checks } = forgetGuards(table, columns)
  return [
    ...checks.map((name) => `ALTER TABLE "${table.name}" DROP CONSTRAINT "${name}";`),
    ...indexes.map((name) => `DROP INDEX "${name}";`),
    ...columns.flatMap((column) => {
      if (table.columns[column]?.default === undefined) return []
      delete table.columns[column].default
      return [`ALTER TABLE "${table.name}" ALTER COLUMN "${column}" DROP DEFAULT;`]
    }),
  ]
}

/** Takes the indexes and checks of these columns out of a table. */
function forgetGuards(table: SnapshotTable, columns: readonly string[]) {
  const uses = (text: string) => columns.some((column) => text === column || text.includes(`"${column}"`))
  const indexes = Object.values(table.indexes).flatMap((index) =>
    index.columns.some(({ expression }) => uses(expression)) ? [index.name] : [],
  )
  const checks = Object.values(table.checkConstraints).flatMap(({ name, value }) => (uses(value) ? [name] : []))
  for (const name of indexes) delete table.indexes[name]
  for (const name of checks) delete table.checkConstraints[name]
  return { indexes, checks }
}

function makeOptional(table: SnapshotTable | undefined, columns: readonly string[]): void {
  if (!table) return
  for (const column of columns) if (table.columns[column]) table.columns[column].notNull = false
  forgetGuards(table, columns)
}

function withCast(statement: string, conversions: Conversions): string {
  const [, table, column = ''] = /^ALTER TABLE "(\w+)" ALTER COLUMN "(\w+)" SET DATA TYPE/.exec(statement) ?? []
  const conversion = conversions.find((one) => one.table === table && one.to.includes(column))
  return conversion ? statement.replace(/;?\s*$/, ` USING ${castOf(column, conversion.types)};`) : statement
}
