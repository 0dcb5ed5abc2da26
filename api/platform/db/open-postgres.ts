import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { assertSchemaVersion } from './assert-schema-version.ts'
import { lockIds } from './locks.ts'
import { runMigrations } from './run-migrations.ts'
import type { Database, OpenDatabase } from './types.ts'

/** Opens a pool on PostgreSQL and migrates the database under an advisory lock, one process at a time. */
export async function openPostgres(url: string, connections: number): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    options: '-c timezone=UTC -c statement_timeout=30000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=30000',
  })
  // Without these handlers a restart of PostgreSQL would end the process. The pool replaces broken connections itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await migrateExclusively(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db: asDatabase(drizzle(pool)), close: () => pool.end() }
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
