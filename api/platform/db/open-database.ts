import type { Env } from '../../environment/env.ts'
import { assertMigrationsCurrent } from './assert-migrations-current.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'
import { templateFolder } from './template.ts'
import type { OpenDatabase } from './types.ts'

/**
 * Opens and migrates the configured database: PostgreSQL at DATABASE_URL, else the embedded one in DATA_DIR. Throws a StartupError if the
 * declarations need a migration that was not generated.
 */
export function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR' | 'WASL_PROCESSES'>): Promise<OpenDatabase> {
  assertMigrationsCurrent()
  return env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, env.DATABASE_POOL, env.WASL_PROCESSES)
    : openPglite(env.DATA_DIR, templateFolder())
}
