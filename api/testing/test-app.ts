import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, inject } from 'vitest'
import { createAdapters } from '../app/create-adapters.ts'
import { buildApp } from '../app.ts'
import { seedDemo } from '../demo/seed.ts'
import { type Env, readEnv } from '../environment/env.ts'
import type { Clock } from '../platform/clock.ts'
import type { App, Ctx, Principal } from '../platform/context.ts'
import { rawDatabase } from '../platform/db/raw-database.ts'
import type { RawDatabase } from '../platform/db/types.ts'
import { type CallApi, createCall } from './call.ts'
import { returnServer, takeServer } from './reused-server.ts'
import { testClock } from './test-clock.ts'
import { type TestSeed, testDatabase } from './test-database.ts'

export type TestApp = {
  server: FastifyInstance
  shared: App
  db: RawDatabase
  /** Starts at ten in the morning in Riyadh; `advance` moves it forward. */
  clock: Clock
  /** Calls the API in process: `call('POST', '/api/auth/login', { body, token, lang, headers })`. */
  call: CallApi
  /** A context as for a request by this principal; by default of background work. */
  createContext: (principal?: Principal) => Ctx
}

type TestAppOptions = {
  /** Starts with the demo: `true` as the tests need it, `past` with the orders of past weeks and pictures, as `npm start` shows it. */
  demo?: true | 'past'
  /** Serves the built site and the back office too. */
  pages?: boolean
  /** Adds routes for the test. */
  more?: (server: FastifyInstance) => void | Promise<void>
}

/** Starts the API on a database of its own, by default without pages. Closed and removed after the tests of the file. */
export async function testApp(
  variables: Readonly<Record<string, string>> = {},
  { demo, pages = false, more }: TestAppOptions = {},
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-files-'))
  const env = testEnv(folder, variables)
  const database = await testDatabase(demo && demoSeed(demo, folder))
  const clock = testClock()
  const parts = { env, clock, adapters: createAdapters(env, clock), db: database.db, lookups: database.lookups }
  const isPlain = Object.keys(variables).length === 0 && !pages && !more
  const server = await (isPlain ? takeServer(parts) : buildApp(parts, { pages }))
  await more?.(server)
  await server.ready()
  afterAll(async () => {
    await (isPlain ? returnServer(server) : server.close())
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  const { shared } = server
  const createContext = (principal: Principal = { kind: 'system' }): Ctx => ({
    ...shared,
    principal,
    locale: 'ar',
    request_id: 'test-request',
    address: '127.0.0.1',
  })
  return { server, shared, db: rawDatabase(database.db), clock, call: createCall(server), createContext }
}

const testEnv = (folder: string, variables: Readonly<Record<string, string>>): Env =>
  readEnv({
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    RATE_LIMIT: '0',
    BUSY_AFTER_MS: '0',
    DATA_DIR: folder,
    ...variables,
  })

/** The demo, seeded with the time of the run: its dates are relative to now. */
export function demoSeed(demo: true | 'past', dataFolder: string): TestSeed {
  return {
    name: demo === 'past' ? 'pastdemo' : 'demo',
    runId: inject('runId'),
    runFolder: inject('runFolder'),
    dataFolder,
    seed: async (db, templateFolder) => {
      const env = testEnv(templateFolder, {})
      const clock = testClock()
      const server = await buildApp({ env, clock, adapters: createAdapters(env, clock), db }, { pages: false })
      await server.ready()
      await seedDemo(server.shared, { past: demo === 'past' })
      await server.close()
    },
  }
}
