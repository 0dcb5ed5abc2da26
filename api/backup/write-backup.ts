import { createWriteStream, existsSync } from 'node:fs'
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { StartupError } from '../environment/startup-error.ts'
import type { Database, Tx } from '../platform/db/types.ts'
import { joinNames, listMigrations, listTables, type TableDefinition } from './table-definitions.ts'

export const databaseFile = 'database.ndjson.gz'
export const descriptionFile = 'backup.json'
/** What the app stores in DATA_DIR besides the database; `gateway` is the sandbox of a demo. */
export const dataFolders = ['files', 'gateway'] as const
const rowsPerFetch = 1_000

/** `rows` by table. */
export type BackupDescription = { created_at: string; migrations: string[]; rows: Record<string, number> }

/**
 * Writes the database as one consistent state, while the server runs, and the uploads of the data folder, to a new folder. A row is a line: the texts of
 * its columns as PostgreSQL writes them, so it fits either engine. Throws a StartupError if the folder is not empty.
 */
export async function writeBackup(db: Database, dataFolder: string, target: string, created_at: string): Promise<BackupDescription> {
  await mkdir(target, { recursive: true })
  if ((await readdir(target)).length > 0) throw new StartupError(`The folder ${target} is not empty. Name a new one.`)
  const rows: Record<string, number> = {}
  const migrations = await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      const tables = await listTables(tx)
      await pipeline(Readable.from(linesOf(tx, tables, rows)), createGzip(), createWriteStream(join(target, databaseFile)))
      return listMigrations(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  // After the database: a file that is added meanwhile is one too many, and none is missing.
  for (const folder of dataFolders)
    if (existsSync(join(dataFolder, folder))) await cp(join(dataFolder, folder), join(target, folder), { recursive: true })
  const description = { created_at, migrations, rows }
  await writeFile(join(target, descriptionFile), `${JSON.stringify(description, null, 2)}\n`)
  return description
}

async function* linesOf(tx: Tx, tables: readonly TableDefinition[], counts: Record<string, number>): AsyncGenerator<string> {
  for (const { name, columns } of tables) {
    yield `${JSON.stringify({ table: name, columns: columns.map((column) => column.name) })}\n`
    const texts = sql.join(
      columns.map((column) => sql`${sql.identifier(column.name)}::text`),
      sql`, `,
    )
    await tx.execute(sql`declare backup_rows no scroll cursor for select to_json(array[${texts}])::text as row from ${joinNames([name])}`)
    counts[name] = 0
    for (;;) {
      const { rows } = await tx.execute<{ row: string }>(sql`fetch ${sql.raw(String(rowsPerFetch))} from backup_rows`)
      if (rows.length === 0) break
      counts[name] += rows.length
      yield `${rows.map(({ row }) => row).join('\n')}\n`
    }
    await tx.execute(sql`close backup_rows`)
  }
}
