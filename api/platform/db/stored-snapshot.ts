import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrizzleSnapshotJSON } from 'drizzle-kit/api'
import { migrationsFolder } from '../../environment/paths.ts'

/** A column as drizzle-kit describes it. */
export type SnapshotColumn = { name: string; type: string; notNull: boolean; default?: unknown; generated?: { as: string } }
/** A table as drizzle-kit describes it. */
export type SnapshotTable = {
  name: string
  columns: Record<string, SnapshotColumn>
  indexes: Record<string, { name: string; columns: readonly { expression: string }[]; isUnique: boolean }>
  foreignKeys: Record<string, { tableFrom: string; tableTo: string; columnsFrom: readonly string[] }>
  checkConstraints: Record<string, { name: string; value: string }>
}
/** The tables by `public.<name>`. */
export type SnapshotTables = Record<string, SnapshotTable>
export type Snapshot = Omit<DrizzleSnapshotJSON, 'tables'> & { tables: SnapshotTables }

export const snapshotFile = join(migrationsFolder, 'meta/snapshot.json')

/** The snapshot that the migrations lead to, or null before the first one. */
export function readStoredSnapshot<S extends { tables: SnapshotTables }>(): S | null {
  // Safe: only writeMigration writes this file.
  return existsSync(snapshotFile) ? (JSON.parse(readFileSync(snapshotFile, 'utf8')) as S) : null
}
