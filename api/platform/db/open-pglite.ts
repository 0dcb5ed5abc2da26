import { chmodSync, cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { StartupError } from '../../environment/startup-error.ts'
import { assertSchemaVersion } from './assert-schema-version.ts'
import { lockDataFolder } from './lock-data-folder.ts'
import { PreparedPglite } from './prepared-pglite.ts'
import { runMigrations } from './run-migrations.ts'
import type { Database, OpenDatabase } from './types.ts'

/** Opens and migrates the embedded database in `folder/database`. A new one is copied from the template, if there is one. `migrations`: the folder of another state. */
export async function openPglite(folder: string, template: string | null, migrations?: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new StartupError(
      `The data folder ${folder} cannot be created (${firstLine(error)}). Set DATA_DIR to a folder that can be written.`,
    )
  })
  const unlock = lockDataFolder(folder)
  try {
    const client = await openClient(join(folder, 'database'), template)
    const migrationDb = drizzle(client)
    const db = asDatabase(migrationDb)
    await assertSchemaVersion(db)
    const migrated = await runMigrations(db, (config) => migrate(migrationDb, config), migrations)
    const close = async () => {
      await client.close()
      unlock()
    }
    return { db, lookups: db, migrated, close }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openClient(folder: string, template: string | null): Promise<PreparedPglite> {
  if (!existsSync(folder) && template && existsSync(template)) copyAtomically(template, folder)
  try {
    const client = new PreparedPglite(folder, {
      extensions: { pg_trgm, btree_gist },
      startParams: [...PreparedPglite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC'],
    })
    await client.waitReady
    client.parsers = withoutRowTypes(client.parsers)
    client.serializers = withoutRowTypes(client.serializers)
    // PGlite makes files that every user of the machine may read and write.
    chmodSync(folder, 0o700)
    return client
  } catch (error) {
    throw new StartupError(
      `The data in ${folder} cannot be opened (${firstLine(error)}). Restore a backup, or move the folder away to start with an empty database.`,
    )
  }
}

// The types of rows get their number from here on, the built-in types and their arrays are below.
const firstGeneratedType = 10_000

/** By type: PGlite has entries for arrays of the rows of every table and view, and each query of Drizzle copies all of them: a third of the time of a short one. */
const withoutRowTypes = <T>(byType: Readonly<Record<number | string, T>>): Record<number | string, T> =>
  Object.fromEntries(Object.entries(byType).filter(([type]) => Number(type) < firstGeneratedType))

// Copied under a temporary name first, so that an interrupted copy is never used as a database.
// Nothing else runs yet, and with about a thousand small files the synchronous copy is several times faster.
function copyAtomically(from: string, to: string): void {
  rmSync(`${to}.new`, { recursive: true, force: true })
  cpSync(from, `${to}.new`, { recursive: true })
  renameSync(`${to}.new`, to)
}

const firstLine = (error: unknown): string => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))

// Safe: both drivers return `rows` for a raw statement and run the same query builder; the type in database.ts covers no more than that.
const asDatabase = (db: unknown) => db as Database
