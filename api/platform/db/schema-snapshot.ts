import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { schema } from './schema.ts'
import { readStoredSnapshot, type SnapshotTable, type SnapshotTables } from './stored-snapshot.ts'

export type Snapshot = Omit<DrizzleSnapshotJSON, 'tables'> & { tables: SnapshotTables }

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
export const findSchemaDrift = (tables: object = schema): Promise<string[]> => diffSnapshots(storedSnapshot(), snapshotOf(tables))

/**
 * The statements from one snapshot to another: generated columns with another expression are dropped first, because drizzle-kit would add
 * them again before the columns they read and without their indexes. Then additions, then removals, so that nothing looks like a rename.
 */
export async function diffSnapshots(before: Snapshot, after: Snapshot): Promise<string[]> {
  const start = structuredClone(before)
  const dropped = Object.entries(start.tables).flatMap(([key, table]) => dropReplacedColumns(table, after.tables[key]))
  const both = structuredClone(after)
  for (const key of Object.keys(start.tables)) {
    const table = start.tables[key]
    if (!table) continue
    const existing = both.tables[key]
    if (existing) existing.columns = { ...table.columns, ...existing.columns }
    else both.tables[key] = structuredClone(table)
  }
  return [...dropped, ...(await generateMigration(start, both)), ...(await generateMigration(both, after))]
}

/** The generated columns of a table whose expression changes. */
export const replacedColumns = (before: SnapshotTable, after: SnapshotTable): string[] =>
  Object.values(before.columns).flatMap(({ name, generated }) => {
    const next = after.columns[name]?.generated
    return next && generated?.as !== next.as ? [name] : []
  })

// PostgreSQL drops the indexes of a column with it.
function dropReplacedColumns(table: SnapshotTable, after: SnapshotTable | undefined): string[] {
  const replaced = after ? replacedColumns(table, after) : []
  for (const column of replaced) delete table.columns[column]
  for (const { name, columns } of Object.values(table.indexes))
    if (columns.some(({ expression }) => replaced.some((column) => expression === column || expression.includes(`"${column}"`))))
      delete table.indexes[name]
  return replaced.map((column) => `ALTER TABLE "${table.name}" DROP COLUMN "${column}";`)
}
