import { resources } from '@wasl/resources/index.ts'
import type { Env } from '../environment/env.ts'
import { assertMigrationsCurrent } from '../platform/db/assert-migrations-current.ts'
import { openPglite } from '../platform/db/open-pglite.ts'
import { openPostgres } from '../platform/db/open-postgres.ts'
import { templateFolder } from '../platform/db/template.ts'
import type { OpenDatabase } from '../platform/db/types.ts'
import { schema } from './schema.ts'

/**
 * Opens and migrates the configured database: PostgreSQL at DATABASE_URL, else the embedded one in DATA_DIR. Throws a StartupError if the
 * declarations need a migration that was not generated.
 */
export function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR' | 'WASL_PROCESSES'>): Promise<OpenDatabase> {
  assertMigrationsCurrent({ tables: schema, resources })
  return env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, env.DATABASE_POOL, env.WASL_PROCESSES)
    : openPglite(env.DATA_DIR, templateFolder())
}
