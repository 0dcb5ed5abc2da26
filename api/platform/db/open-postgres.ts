import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder } from '../../paths.ts'
import { StartFailure } from '../start-failure.ts'
import { refuseNewer } from './assert-schema-version.ts'
import type { Database } from './database.ts'
import type { OpenDatabase } from './open-database.ts'

// Any number of its own would do: it keeps two processes from migrating at once.
const migrationLock = 7_214_001

/** Opens a pool on PostgreSQL and migrates it under an advisory lock, one process at a time. */
export async function openPostgres(url: string, connections: number): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    options: '-c timezone=UTC -c statement_timeout=30000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=30000',
  })
  // Without these a restart of PostgreSQL would end the process; the pool replaces a broken connection by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await migrateAlone(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db: asDatabase(drizzle(pool)), engine: { kind: 'postgres', pool }, close: () => pool.end() }
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new StartFailure(`PostgreSQL at DATABASE_URL does not answer (${error instanceof Error ? error.message : String(error)}).`)
  })
  try {
    const own = drizzle(client)
    await own.execute(sql`set lock_timeout = 0`)
    await own.execute(sql`set statement_timeout = 0`)
    await own.execute(sql`select pg_advisory_lock(${migrationLock})`)
    await refuseNewer(asDatabase(own))
    await migrate(own, { migrationsFolder })
  } finally {
    // Closed instead of given back: its lock and its time-outs end with it.
    client.release(true)
  }
}

// Safe: the driver answers `rows` to a raw statement and runs the same query builder; database.ts types no more than that.
const asDatabase = (db: unknown) => db as Database
