import type { PGlite } from '@electric-sql/pglite'
import type { Pool } from 'pg'
import type { Env } from '../../env.ts'
import type { Database } from './database.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'
import { templateFolder } from './template.ts'

/** The database driver, for code that runs beside the query builder: jobs and the adapter of live messages. */
export type Engine = { kind: 'pglite'; client: PGlite } | { kind: 'postgres'; pool: Pool }
export type OpenDatabase = { db: Database; engine: Engine; close: () => Promise<void> }

/** Opens and migrates the configured database: PostgreSQL at DATABASE_URL, else the embedded one in DATA_DIR. */
export const openDatabase = (env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>): Promise<OpenDatabase> =>
  env.DATABASE_URL ? openPostgres(env.DATABASE_URL, env.DATABASE_POOL) : openPglite(env.DATA_DIR, templateFolder())
