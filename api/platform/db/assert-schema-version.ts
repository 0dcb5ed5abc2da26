import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '../../paths.ts'
import { StartFailure } from '../start-failure.ts'
import type { Database } from './database.ts'

/** Refuses a database that a newer version of the code has migrated already. */
export async function refuseNewer(db: Database): Promise<void> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`)
  if (!rows[0]?.found) return
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash))
  const applied = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`)
  const unknown = applied.rows.filter(({ hash }) => !known.has(hash)).length
  if (unknown > 0)
    throw new StartFailure(
      `The database was migrated by another version of Wasl (${unknown} unknown migrations). Start the version that did it, or restore a backup.`,
    )
}
