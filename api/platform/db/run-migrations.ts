import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import { migrationsFolder } from '../../paths.ts'
import { StartupError } from '../startup-error.ts'

/** Runs the migrations, in one transaction. If one fails, throws a StartupError that names it, the statement and the cause. */
export async function runMigrations(
  migrate: (config: { migrationsFolder: string }) => Promise<unknown>,
  folder = migrationsFolder,
): Promise<void> {
  try {
    await migrate({ migrationsFolder: folder })
  } catch (error) {
    if (!(error instanceof DrizzleQueryError) || !(error.cause instanceof Error)) throw error
    const statement = error.query.trim()
    const file = readdirSync(folder).find((name) => name.endsWith('.sql') && readFileSync(join(folder, name), 'utf8').includes(statement))
    throw new StartupError(
      `The migration ${file ?? ''} failed and changed nothing: ${error.cause.message} (${statement.replace(/\s+/g, ' ').slice(0, 200)}). Correct the migration or the rows, and start again.`,
    )
  }
}
