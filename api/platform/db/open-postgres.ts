import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { StartupError } from '../../environment/startup-error.ts'
import { assertSchemaVersion } from './assert-schema-version.ts'
import { lockIds } from './locks.ts'
import { LookupConnections } from './lookup-connections.ts'
import { createPool } from './postgres-pool.ts'
import { runMigrations } from './run-migrations.ts'
import type { Database, OpenDatabase } from './types.ts'

/**
 * Opens a pool on PostgreSQL and migrates the database under an advisory lock, one process at a time. `processes`: how many of them open as many
 * connections as this one. `migrations`: the folder of another state.
 */
export async function openPostgres(url: string, connections: number, processes = 1, migrations?: string): Promise<OpenDatabase> {
  const pool = createPool(url, connections)
  let [migrated, warnings]: [string[], string[]] = [[], []]
  try {
    migrated = await migrateExclusively(pool, migrations)
    warnings = await warnAboutLimits(asDatabase(drizzle(pool)), (connections + otherConnections) * processes)
  } catch (error) {
    await pool.end()
    throw error
  }
  const lookups = new LookupConnections(url)
  // Safe: lookups never open a transaction, so `query` is all that Drizzle calls.
  const lookupDb = asDatabase(drizzle(lookups as unknown as pg.Pool))
  return {
    db: asDatabase(drizzle(pool)),
    lookups: lookupDb,
    migrated,
    warnings,
    connections: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => Promise.all([pool.end(), lookups.end()]),
  }
}

/** Of a process besides its pool: lookups and live connections. */
const otherConnections = 5

/** Too few connections would only be noticed under load, as an outage. */
async function warnAboutLimits(db: Database, needed: number): Promise<string[]> {
  const { rows } = await db.execute<{ server: number; role: number; database: number }>(sql`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as server,
      (select rolconnlimit from pg_roles where rolname = current_user) as role,
      (select datconnlimit from pg_database where datname = current_database()) as database`)
  const limits = Object.entries(rows[0] ?? {}).filter(([, limit]) => limit >= 0 && limit < needed)
  return limits.map(
    ([of, limit]) =>
      `The processes of this server open up to ${needed} connections, and the ${of} of PostgreSQL allows ${limit}: lower DATABASE_POOL or WASL_PROCESSES, or raise the limit`,
  )
}

async function migrateExclusively(pool: pg.Pool, migrations?: string): Promise<string[]> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new StartupError(`PostgreSQL at DATABASE_URL does not answer (${error instanceof Error ? error.message : String(error)}).`)
  })
  try {
    const migrationDb = drizzle(client)
    await migrationDb.execute(sql`set lock_timeout = 0`)
    await migrationDb.execute(sql`set statement_timeout = 0`)
    await migrationDb.execute(sql`select pg_advisory_lock(${lockIds.migrations})`)
    await assertSchemaVersion(asDatabase(migrationDb))
    return await runMigrations(asDatabase(migrationDb), (config) => migrate(migrationDb, config), migrations)
  } finally {
    // The client is closed instead of released to the pool, which ends its lock and its timeouts.
    client.release(true)
  }
}

// Safe: both drivers return `rows` for a raw statement and run the same query builder; the type in database.ts covers no more than that.
const asDatabase = (db: unknown) => db as Database
