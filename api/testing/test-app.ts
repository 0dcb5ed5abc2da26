import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp } from '../app.ts'
import type { App, Ctx, Principal } from '../context.ts'
import { type Env, readEnv } from '../env.ts'
import { createAdapters } from '../platform/adapters/create-adapters.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { type CallApi, createCall } from './call.ts'
import { testDatabase } from './test-database.ts'

export type TestApp = {
  server: FastifyInstance
  shared: App
  db: App['db']
  /** The system clock; `advance` moves it forward. */
  clock: Clock
  /** Calls the API in process: `call('POST', '/api/auth/login', { body, token, lang, headers })`. */
  call: CallApi
  /** A context as for a request by this principal, a guest by default. */
  createContext: (principal?: Principal) => Ctx
}

/** Starts the API on a fresh database, without pages; `more` adds routes for the test. Closed and removed after the tests of the file. */
export async function testApp(
  variables: Readonly<Record<string, string>> = {},
  { more }: { more?: (server: FastifyInstance) => void | Promise<void> } = {},
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
  const clock = systemClock()
  const server = await buildApp({ env, clock, adapters: createAdapters(env), db: database.db }, { pages: false })
  await more?.(server)
  await server.ready()
  afterAll(async () => {
    await server.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  const { shared } = server
  const createContext = (principal: Principal = { kind: 'guest' }): Ctx => ({
    ...shared,
    principal,
    locale: 'ar',
    request_id: 'test-request',
    address: '127.0.0.1',
  })
  return { server, shared, db: database.db, clock, call: createCall(server), createContext }
}
