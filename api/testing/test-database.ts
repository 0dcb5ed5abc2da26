import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { lockIds } from '../platform/db/locks.ts'
import { openPglite } from '../platform/db/open-pglite.ts'
import { openPostgres } from '../platform/db/open-postgres.ts'
import { migrationsHash, prepareTemplate } from '../platform/db/template.ts'
import type { OpenDatabase } from '../platform/db/types.ts'

/** A fresh migrated database: PGlite, or PostgreSQL at TEST_DATABASE_URL. Closing it removes it. */
export const testDatabase = (): Promise<OpenDatabase> => {
  const url = process.env.TEST_DATABASE_URL
  return url ? onPostgres(url) : onPglite()
}

async function onPglite(): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-test-'))
  const database = await openPglite(folder, await prepareTemplate())
  return {
    ...database,
    close: async () => {
      await database.close()
      // With about a thousand small files, synchronous removal is many times faster than the concurrent one.
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function onPostgres(url: string): Promise<OpenDatabase> {
  const name = `wasl_test_${randomBytes(6).toString('hex')}`
  const template = `wasl_template_${migrationsHash()}`
  await asAdmin(url, async (admin) => {
    await admin.query(`select pg_advisory_lock(${lockIds.testTemplate})`)
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount === 0) await makeTemplate(admin, url, template)
    await admin.query(`create database ${name} template ${template}`)
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

// Migrated under a temporary name first, so that an unfinished template is never used.
async function makeTemplate(admin: pg.Client, url: string, name: string): Promise<void> {
  await admin.query(`drop database if exists ${name}_new`)
  await admin.query(`create database ${name}_new template template0 encoding 'UTF8'`)
  const database = await openPostgres(addressOf(url, `${name}_new`), 2)
  await database.close()
  await admin.query(`alter database ${name}_new rename to ${name}`)
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
