import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { migrationsFolder } from '../../paths.ts'
import { StartFailure } from '../start-failure.ts'
import { refuseNewer } from './assert-schema-version.ts'
import type { Database } from './database.ts'
import { lockData } from './lock-data.ts'
import type { OpenDatabase } from './open-database.ts'

/** Opens the embedded database in `folder/database`, copied from the template when it is new and there is one, and migrates it. */
export async function openPglite(folder: string, template: string | null): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new StartFailure(`The data folder ${folder} cannot be made (${firstLine(error)}). Set DATA_DIR to a folder that can be written.`)
  })
  const unlock = lockData(folder)
  try {
    const client = await clientOf(join(folder, 'database'), template)
    const own = drizzle(client)
    const db = asDatabase(own)
    await refuseNewer(db)
    await migrate(own, { migrationsFolder })
    const close = async () => {
      await client.close()
      unlock()
    }
    return { db, engine: { kind: 'pglite', client }, close }
  } catch (error) {
    unlock()
    throw error
  }
}

async function clientOf(folder: string, template: string | null): Promise<PGlite> {
  if (!existsSync(folder) && template && existsSync(template)) copyWhole(template, folder)
  try {
    return await PGlite.create(folder, {
      extensions: { pg_trgm, btree_gist },
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC'],
    })
  } catch (error) {
    throw new StartFailure(
      `The data in ${folder} cannot be opened (${firstLine(error)}). Restore a backup, or move the folder away to begin anew.`,
    )
  }
}

// A copy that is cut off must not be taken for a database: it gets its name when it is whole.
// Nothing else runs yet, and a thousand small files are copied several times faster one after the other.
function copyWhole(from: string, to: string): void {
  rmSync(`${to}.new`, { recursive: true, force: true })
  cpSync(from, `${to}.new`, { recursive: true })
  renameSync(`${to}.new`, to)
}

const firstLine = (error: unknown): string => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))

// Safe: the driver answers `rows` to a raw statement and runs the same query builder; database.ts types no more than that.
const asDatabase = (db: unknown) => db as Database
