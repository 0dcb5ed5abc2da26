import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { lockIds } from '../platform/db/locks.ts'
import { openPglite } from '../platform/db/open-pglite.ts'
import { openPostgres } from '../platform/db/open-postgres.ts'
import { migrationsHash, prepareTemplate, withTemplateLock } from '../platform/db/template.ts'
import type { Database, OpenDatabase } from '../platform/db/types.ts'

/**
 * The rows and stored files that a test database starts with. The first test file of a run that asks for them makes a template with `seed`;
 * the others get copies.
 */
export type TestSeed = {
  /** Letters only. */
  name: string
  runId: string
  runFolder: string
  /** Gets the stored files of the template in `files`, and the records of the gateway's sandbox in `gateway`. */
  dataFolder: string
  seed: (db: Database, dataFolder: string) => Promise<void>
}

/** A fresh migrated database, with the rows of `seed`: PGlite, or PostgreSQL at TEST_DATABASE_URL. Closing it removes it. */
export const testDatabase = (seed?: TestSeed): Promise<OpenDatabase> => {
  const url = process.env.TEST_DATABASE_URL
  return url ? onPostgres(url, seed) : onPglite(seed)
}

async function onPglite(seed?: TestSeed): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-test-'))
  const template = seed ? await prepareDemoFolder(seed) : undefined
  if (seed && template) copyFiles(template, seed.dataFolder)
  const database = await openPglite(folder, template ? join(template, 'database') : await prepareTemplate())
  return {
    ...database,
    close: async () => {
      await database.close()
      // With about a thousand small files, synchronous removal is many times faster than the concurrent one.
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function prepareDemoFolder({ name, runFolder, seed }: TestSeed): Promise<string> {
  const folder = join(runFolder, name)
  const empty = await prepareTemplate()
  await withTemplateLock(async () => {
    if (existsSync(folder)) return
    const unfinished = `${folder}.new`
    const database = await openPglite(unfinished, empty)
    await seed(database.db, unfinished)
    await database.db.execute('checkpoint')
    await database.close()
    renameSync(unfinished, folder)
  })
  return folder
}

async function onPostgres(url: string, seed?: TestSeed): Promise<OpenDatabase> {
  const name = `wasl_test_${randomBytes(6).toString('hex')}`
  const template = `wasl_template_${migrationsHash()}`
  await asAdmin(url, async (admin) => {
    await prepareDatabase(admin, template, () => makeTemplate(admin, url, template, 'template0'))
    if (!seed) return copyDatabase(admin, name, template)
    const [seeded, files] = [demoTemplate(seed.runId, seed.name), join(seed.runFolder, `${seed.name}-postgres`)]
    await prepareDatabase(admin, seeded, () => makeTemplate(admin, url, seeded, template, (db) => seed.seed(db, files)))
    await copyDatabase(admin, name, seeded)
    copyFiles(files, seed.dataFolder)
  })
  const database = await openPostgres(addressOf(url, name), 5)
  return {
    ...database,
    close: async () => {
      await database.close()
      await asAdmin(url, (admin) => admin.query(`drop database ${name} with (force)`))
    },
  }
}

const demoTemplate = (runId: string, name: string) => `wasl_${runId}_${name}`

/** Drops the templates that a run made on PostgreSQL. */
export async function removeDemoTemplates(runId: string): Promise<void> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return
  await asAdmin(url, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>('select datname from pg_database where datname like $1', [
      `${demoTemplate(runId, '')}%`,
    ])
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
  })
}

/** Copies the files of a small database, which takes half the time of logging every page as PostgreSQL does by default. */
const copyDatabase = (admin: pg.Client, name: string, template: string) =>
  admin.query(`create database ${name} template ${template} strategy file_copy`)

/** Makes the template unless it exists. Other workers wait if they need it too, and copy another one meanwhile. */
async function prepareDatabase(admin: pg.Client, name: string, make: () => Promise<void>): Promise<void> {
  if (await exists(admin, name)) return
  const lock = `${lockIds.testTemplate}, hashtext('${name}')`
  await admin.query(`select pg_advisory_lock(${lock})`)
  if (!(await exists(admin, name))) await make()
  await admin.query(`select pg_advisory_unlock(${lock})`)
}

const exists = async (admin: pg.Client, name: string): Promise<boolean> =>
  (await admin.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1

// Made under a temporary name first, so that an unfinished template is never used.
async function makeTemplate(
  admin: pg.Client,
  url: string,
  name: string,
  from: string,
  fill: (db: Database) => Promise<void> = async () => {},
): Promise<void> {
  await admin.query(`drop database if exists ${name}_new`)
  await admin.query(`create database ${name}_new template ${from} encoding 'UTF8'`)
  const database = await openPostgres(addressOf(url, `${name}_new`), 2)
  await fill(database.db).finally(database.close)
  await admin.query(`alter database ${name}_new rename to ${name}`)
}

/** The stored files, and what the gateway's sandbox knows of the demo's payments. */
const copyFiles = (from: string, to: string): void => {
  for (const name of ['files', 'gateway']) if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true })
}

async function asAdmin<T>(url: string, run: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    return await run(admin)
  } finally {
    await admin.end()
  }
}

const addressOf = (url: string, database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href
