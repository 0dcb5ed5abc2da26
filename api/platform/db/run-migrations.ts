import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import * as z from 'zod'
import { migrationsFolder } from '../../environment/paths.ts'
import { StartupError } from '../../environment/startup-error.ts'
import type { Database } from './types.ts'

type MigrationConfig = { migrationsFolder: string }
type Migrate = (config: MigrationConfig) => Promise<unknown>

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })

/** Runs the migrations, in one transaction, and returns the names of those that were applied. If one fails, throws a StartupError that names it, the statement and the cause. */
export async function runMigrations(db: Database, migrate: Migrate, folder = migrationsFolder): Promise<string[]> {
  const before = await lastApplied(db)
  try {
    await migrate({ migrationsFolder: folder })
  } catch (error) {
    throw toStartupError(error, folder)
  }
  const { entries } = journal.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')))
  return entries.filter(({ when }) => when > before).map(({ tag }) => tag)
}

/** The time of the newest migration in the database, as its journal names it; 0 for an empty database. */
async function lastApplied(db: Database): Promise<number> {
  const { rows } = await db.execute<{ exists: boolean }>(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`)
  if (!rows[0]?.exists) return 0
  const newest = await db.execute<{ at: string | null }>(sql`select max(created_at) as at from drizzle.__drizzle_migrations`)
  return Number(newest.rows[0]?.at ?? 0)
}

function toStartupError(error: unknown, folder: string): unknown {
  if (!(error instanceof DrizzleQueryError) || !(error.cause instanceof Error)) return error
  const statement = error.query.trim()
  const file = readdirSync(folder).find((name) => name.endsWith('.sql') && readFileSync(join(folder, name), 'utf8').includes(statement))
  const where = file ? `The migration ${file}` : 'Preparing the migrations'
  const what = `failed and changed nothing: ${error.cause.message} (${statement.replace(/\s+/g, ' ').slice(0, 200)}).`
  return new StartupError(`${where} ${what} ${adviceFor(error.cause)}`)
}

const deniedCode = '42501'

const adviceFor = (cause: Error): string =>
  'code' in cause && cause.code === deniedCode
    ? 'The user of DATABASE_URL must own the database: alter database … owner to …, and alter schema public owner to …'
    : 'Correct the migration or the rows, and start again.'
