import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdapters } from '../api/app/create-adapters.ts'
import { buildApp } from '../api/app.ts'
import { readEnv } from '../api/environment/env.ts'
import { systemClock } from '../api/platform/clock.ts'
import { openPglite } from '../api/platform/db/open-pglite.ts'
import { prepareTemplate } from '../api/platform/db/template.ts'

/** The OpenAPI document as this code serves it, from a database that is removed again. */
export async function readDocument(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-client-'))
  const env = readEnv({ LOG_LEVEL: 'silent', DATA_DIR: folder })
  const clock = systemClock()
  const database = await openPglite(folder, await prepareTemplate())
  const server = await buildApp({ env, clock, adapters: createAdapters(env, clock), db: database.db }, { pages: false })
  await server.ready()
  // Not by a request, which a busy machine may refuse.
  const document = JSON.stringify(server.swagger())
  await server.close()
  await database.close()
  await rm(folder, { recursive: true })
  return document
}
