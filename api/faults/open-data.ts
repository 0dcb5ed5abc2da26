import { createAdapters } from '../app/create-adapters.ts'
import { openDatabase } from '../app/open-database.ts'
import { buildApp } from '../app.ts'
import { readEnv } from '../environment/env.ts'
import { systemClock } from '../platform/clock.ts'
import { rawDatabase } from '../platform/db/raw-database.ts'
import { createCall } from '../testing/call.ts'
import type { OpenData } from './scenario.ts'

/** Opens the data of the server in this process; only while no server runs. */
export async function openData(variables: Readonly<Record<string, string>>): Promise<OpenData> {
  const env = readEnv({ ...variables, LOG_LEVEL: 'silent' })
  const clock = systemClock()
  const database = await openDatabase(env)
  const server = await buildApp({ env, clock, adapters: createAdapters(env, clock), db: database.db }, { pages: false })
  await server.ready()
  const { shared } = server
  return {
    ...{ server, shared, db: rawDatabase(database.db), clock, call: createCall(server) },
    createContext: (principal = { kind: 'system' }) => ({ ...shared, principal, locale: 'ar', request_id: 'faults', address: '127.0.0.1' }),
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}
