import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { assertSchemaVersion } from './assert-schema-version.ts'
import { lockIds } from './locks.ts'
import { LookupConnections } from './lookup-connections.ts'
import { createPool } from './postgres-pool.ts'
import { runMigrations } from './run-migrations.ts'
import type { Database, OpenDatabase } from './types.ts'

/** Opens a pool on PostgreSQL and migrates the database under an advisory lock, one process at a time. */
export async function openPostgres(url: string, connections: number): Promise<OpenDatabase> {
  const pool = createPool(url, connections)
  try {
    await migrateExclusively(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const lookups = new LookupConnections(url)
  // Safe: lookups never open a transaction, so `query` is all that Drizzle calls.
  const lookupDb = asDatabase(drizzle(lookups as unknown as pg.Pool))
  return { db: asDatabase(drizzle(pool)), lookups: lookupDb, close: () => Promise.all([pool.end(), lookups.end()]) }
}

async function migrateExclusively(pool: pg.Pool): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new StartupError(`PostgreSQL at DATABASE_URL does not answer (${error instanceof Error ? error.message : String(error)}).`)
  })
  try {
    const migrationDb = drizzle(client)
    await migrationDb.execute(sql`set lock_timeout = 0`)
    await migrationDb.execute(sql`set statement_timeout = 0`)
    await migrationDb.execute(sql`select pg_advisory_lock(${lockIds.migrations})`)
    await assertSchemaVersion(asDatabase(migrationDb))
    await runMigrations((config) => migrate(migrationDb, config))
  } finally {
    // The client is closed instead of released to the pool, which ends its lock and its timeouts.
    client.release(true)
  }
}

// Safe: both drivers return `rows` for a raw statement and run the same query builder; the type in database.ts covers no more than that.
const asDatabase = (db: unknown) => db as Database
