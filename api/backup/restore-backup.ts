import { createReadStream, existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { StartupError } from '../environment/startup-error.ts'
import type { Database, Tx } from '../platform/db/types.ts'
import { joinNames, listForeignKeys, listMigrations, listTables, type TableDefinition } from './table-definitions.ts'
import { databaseFile, dataFolders, descriptionFile } from './write-backup.ts'

const description = z.object({ created_at: z.string(), migrations: z.array(z.string()), rows: z.record(z.string(), z.int()) })
const header = z.object({ table: z.string(), columns: z.array(z.string()) })
/** Tables without rows in a database that nobody has used. */
const usedTables = ['admins', 'users', 'orders', 'ledger_transactions']
const maxBatchBytes = 1_000_000
const maxBatchRows = 500

/**
 * Restores a backup into an unused database of the same version of Wasl, in one transaction, and its uploads into the data folder. Constraints are checked
 * at the end; triggers do not run. Throws a StartupError if the database is in use or another version.
 */
export async function restoreBackup(db: Database, dataFolder: string, source: string): Promise<{ rows: number }> {
  if (!existsSync(join(source, descriptionFile))) throw new StartupError(`${source} is no backup: it has no ${descriptionFile}.`)
  const backup = description.parse(JSON.parse(await readFile(join(source, descriptionFile), 'utf8')))
  if ((await listMigrations(db)).join() !== backup.migrations.join())
    throw new StartupError(
      'The backup belongs to another version of Wasl. Restore it with the version that wrote it; a newer one migrates the database at its start.',
    )
  for (const table of usedTables) {
    const { rows } = await db.execute(sql`select 1 from ${joinNames([table])} limit 1`)
    if (rows.length > 0) throw new StartupError(`The database is in use (${table} has rows). Restore into a new one.`)
  }
  const rows = await db.transaction(async (tx) => {
    for (const timeout of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await tx.execute(sql.raw(`set local ${timeout} = 0`))
    return replaceAllRows(tx, source)
  })
  const expected = Object.values(backup.rows).reduce((sum, count) => sum + count, 0)
  if (rows !== expected) throw new Error(`restoreBackup: ${rows} rows instead of ${expected}`)
  for (const folder of dataFolders)
    if (existsSync(join(source, folder))) await cp(join(source, folder), join(dataFolder, folder), { recursive: true })
  return { rows }
}

async function replaceAllRows(tx: Tx, source: string): Promise<number> {
  const tables = await listTables(tx)
  const names = joinNames(tables.map(({ name }) => name))
  const foreignKeys = await listForeignKeys(tx)
  // The owner of a database may not switch the checks of foreign keys off; without them, rows come in any order.
  for (const { table, name } of foreignKeys) await tx.execute(sql`alter table ${sql.raw(table)} drop constraint ${sql.identifier(name)}`)
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`)
  await tx.execute(sql`truncate ${names}`)
  let count = 0
  for await (const { table, lines } of readBatches(source, tables)) {
    await insertLines(tx, table, lines)
    count += lines.length
  }
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`)
  for (const { table, name, definition } of foreignKeys)
    await tx.execute(sql`alter table ${sql.raw(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`)
  return count
}

async function* readBatches(source: string, tables: readonly TableDefinition[]) {
  const input = createReadStream(join(source, databaseFile)).pipe(createGunzip())
  let table: TableDefinition | undefined
  let [lines, bytes]: [string[], number] = [[], 0]
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const isHeader = line.startsWith('{')
    if (table && lines.length > 0 && (isHeader || lines.length >= maxBatchRows || bytes > maxBatchBytes)) {
      yield { table, lines }
      ;[lines, bytes] = [[], 0]
    }
    if (isHeader) {
      table = definitionOf(header.parse(JSON.parse(line)), tables)
    } else {
      lines.push(line)
      bytes += line.length
    }
  }
  if (table && lines.length > 0) yield { table, lines }
}

/** The columns in the order of the backup. */
function definitionOf({ table, columns }: z.output<typeof header>, tables: readonly TableDefinition[]): TableDefinition {
  const known = tables.find(({ name }) => name === table)?.columns ?? []
  return {
    name: table,
    columns: columns.map((name) => {
      const column = known.find((one) => one.name === name)
      if (!column) throw new Error(`restoreBackup: the database has no column ${table}.${name}`)
      return column
    }),
  }
}

async function insertLines(tx: Tx, { name, columns }: TableDefinition, lines: readonly string[]): Promise<void> {
  const values = sql.join(
    columns.map(({ type }, at) => sql`(line ->> ${sql.raw(String(at))})::${sql.raw(type)}`),
    sql`, `,
  )
  await tx.execute(
    sql`insert into ${sql.identifier(name)} (${joinNames(columns.map((column) => column.name))})
      select ${values} from json_array_elements(${`[${lines.join(',')}]`}::json) as line`,
  )
}
