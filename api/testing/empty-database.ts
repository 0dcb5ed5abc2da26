import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openPglite } from '../platform/db/open-pglite.ts'
import { openPostgres } from '../platform/db/open-postgres.ts'
import { prepareTemplate } from '../platform/db/template.ts'
import type { OpenDatabase } from '../platform/db/types.ts'

/** A new database without migrations; `open` migrates it, to the state of a folder of migrations if one is named. */
export type EmptyDatabase = { open: (migrations?: string) => Promise<OpenDatabase>; remove: () => Promise<void> }

/** On PGlite, or on PostgreSQL at TEST_DATABASE_URL. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const url = process.env.TEST_DATABASE_URL
  return url ? onPostgres(url) : onPglite()
}

async function onPglite(): Promise<EmptyDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-empty-'))
  return {
    open: async (migrations) => openPglite(folder, migrations ? null : await prepareTemplate(), migrations),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function onPostgres(url: string): Promise<EmptyDatabase> {
  const name = `wasl_empty_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query(statement).finally(() => admin.end())
  }
  await run(`create database ${name} template template0 encoding 'UTF8'`)
  const address = Object.assign(new URL(url), { pathname: `/${name}` }).href
  return { open: (migrations) => openPostgres(address, 2, 1, migrations), remove: () => run(`drop database ${name} with (force)`) }
}
