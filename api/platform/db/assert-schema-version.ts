import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '../../environment/paths.ts'
import { StartupError } from '../../environment/startup-error.ts'
import type { Database } from './types.ts'

/** Throws a StartupError if a newer version of the app has migrated the database, or one whose migrations were rewritten. */
export async function assertSchemaVersion(db: Database): Promise<void> {
  const { rows } = await db.execute<{ exists: boolean }>(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`)
  if (!rows[0]?.exists) return
  const migrations = readMigrationFiles({ migrationsFolder })
  const known = new Set(migrations.map(({ hash }) => hash))
  const times = new Set(migrations.map(({ folderMillis }) => folderMillis))
  const applied = await db.execute<{ hash: string; at: string }>(sql`select hash, created_at as at from drizzle.__drizzle_migrations`)
  const unknown = applied.rows.filter(({ hash }) => !known.has(hash))
  if (unknown.length === 0) return
  // A known migration with another content: until 0.2.0 the first migrations were rewritten.
  if (unknown.some(({ at }) => times.has(Number(at))))
    throw new StartupError(
      'The database was made by a version of Wasl before 0.2.0, which cannot be upgraded. Start that version, or start this one with a new database.',
    )
  throw new StartupError(
    `The database was migrated by another version of Wasl (${unknown.length} unknown ${unknown.length === 1 ? 'migration' : 'migrations'}). Start the version that did it, or restore a backup.`,
  )
}
