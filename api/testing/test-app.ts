import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp } from '../app.ts'
import type { App, Ctx, Principal } from '../context.ts'
import { type Env, readEnv } from '../env.ts'
import { adaptersFrom } from '../platform/adapters/from-env.ts'
import { type Clock, machineClock } from '../platform/clock.ts'
import type { Engine } from '../platform/db/open-database.ts'
import { type Called, caller } from './call.ts'
import { testDatabase } from './test-database.ts'

export type TestApp = {
  app: FastifyInstance
  shared: App
  db: App['db']
  /** The driver itself, for what runs beside the query builder. */
  engine: Engine
  /** Runs with the machine's clock; `advance` moves it on. */
  clock: Clock
  /** Calls the API in process: `call('POST', '/api/auth/login', { body, token, lang, headers })`. */
  call: Called
  /** The context of a verb, as if this principal had asked. */
  ctxOf: (who?: Principal) => Ctx
}

/** The whole API on a fresh database of its own, without pages, with `more` routes where a test needs its own; closed and removed after the tests of the file. */
export async function testApp(
  variables: Readonly<Record<string, string>> = {},
  { more }: { more?: (app: FastifyInstance) => void | Promise<void> } = {},
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-files-'))
  const env: Env = readEnv({
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    RATE_LIMIT: '0',
    BUSY_AFTER_MS: '0',
    DATA_DIR: folder,
    ...variables,
  })
  const database = await testDatabase()
  const clock = machineClock()
  const app = await buildApp({ env, clock, adapters: adaptersFrom(env), db: database.db }, { pages: false })
  await more?.(app)
  await app.ready()
  afterAll(async () => {
    await app.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  const { shared } = app
  const ctxOf = (who: Principal = { kind: 'guest' }): Ctx => ({
    ...shared,
    who,
    locale: 'ar',
    request_id: 'test-request',
    address: '127.0.0.1',
  })
  return { app, shared, db: database.db, engine: database.engine, clock, call: caller(app), ctxOf }
}
