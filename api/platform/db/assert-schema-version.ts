import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '../../environment/paths.ts'
import { StartupError } from '../../environment/startup-error.ts'
import type { Database } from './types.ts'

/** Throws a StartupError if a newer version of the app has migrated the database. */
export async function assertSchemaVersion(db: Database): Promise<void> {
  const { rows } = await db.execute<{ exists: boolean }>(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`)
  if (!rows[0]?.exists) return
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash))
  const applied = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`)
  const unknown = applied.rows.filter(({ hash }) => !known.has(hash)).length
  if (unknown > 0)
    throw new StartupError(
      `The database was migrated by another version of Wasl (${unknown} unknown ${unknown === 1 ? 'migration' : 'migrations'}). Start the version that did it, or restore a backup.`,
    )
}
