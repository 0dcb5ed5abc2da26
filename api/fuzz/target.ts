import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createAdapters } from '../app/create-adapters.ts'
import { openDatabase } from '../app/open-database.ts'
import { buildApp } from '../app.ts'
import { seedDemo } from '../demo/seed.ts'
import { readEnv } from '../environment/env.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/db/types.ts'
import { storedResources } from '../resources/stored-resource.ts'
import type { FuzzRequest } from './api-requests.ts'

export const people = ['guest', 'client', 'provider', 'admin'] as const
export type Person = (typeof people)[number]
type Headers = Readonly<Record<string, string>>

const phones = { client: '0500000011', provider: '0500000021', admin: '0500000001' } as const
const password = 'Demo-2026'

export type FuzzTarget = {
  server: FastifyInstance
  db: Database
  clock: Clock
  /** What failed, by the operation; the first failure of each. */
  failures: ReadonlyMap<string, string>
  sentCount: () => number
  openapi: <Document>() => Promise<Document>
  /** Ids of stored rows, and one that no row has. */
  someIds: () => Promise<string[]>
  logIn: (person: Person) => Promise<Headers>
  logInOnSite: (person: Person) => Promise<Headers>
  /** Sends the request and records the response if it is a server error or an error without a message. */
  check: (where: string, request: FuzzRequest, headers: Headers) => Promise<void>
  close: () => Promise<void>
}

/** Starts the demo with the site, in this process. */
export async function startTarget(folder: string): Promise<FuzzTarget> {
  const env = readEnv({ ...process.env, WASL_MODE: 'demo', LOG_LEVEL: 'silent', RATE_LIMIT: '0', BUSY_AFTER_MS: '0', DATA_DIR: folder })
  const clock = systemClock()
  const database = await openDatabase(env)
  const { db } = database
  const server = await buildApp({ env, clock, adapters: createAdapters(env, clock), db })
  await server.ready()
  await seedDemo(server.shared)
  const failures = new Map<string, string>()
  let sent = 0

  const send = ({ method, url, type, body }: FuzzRequest, headers: Headers) => {
    sent += 1
    return server.inject({
      method: injectable(method),
      url,
      headers: { ...headers, ...(type && { 'content-type': type }) },
      // Each request comes from another address, because some routes limit the requests of one.
      remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
      ...(body !== undefined && { payload: body }),
    })
  }
  const logInAs = async (person: Exclude<Person, 'guest'>, url: string, type: string, body: string) => {
    await unblockPeople(db)
    const response = await send({ method: 'POST', url, type, body }, { accept: 'application/json' })
    if (response.statusCode >= 400)
      throw new Error(`fuzz: ${person} cannot log in: ${response.statusCode} ${response.payload.slice(0, 300)}`)
    return response
  }
  return {
    server,
    db,
    clock,
    failures,
    sentCount: () => sent,
    openapi: async () => (await server.inject('/api/openapi.json')).json(),
    someIds: () => loadSomeIds(db),
    logIn: async (person): Promise<Headers> => {
      if (person === 'guest') return {}
      const body = JSON.stringify({ phone: phones[person], password })
      const url = person === 'admin' ? '/api/admin/auth/login' : '/api/auth/login'
      const { data } = (await logInAs(person, url, 'application/json', body)).json()
      return { authorization: `Bearer ${data.token}` }
    },
    logInOnSite: async (person): Promise<Headers> => {
      if (person === 'guest') return {}
      const body = new URLSearchParams({ phone: phones[person], password }).toString()
      const { cookies } = await logInAs(person, '/auth/login', 'application/x-www-form-urlencoded', body)
      return { cookie: cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ') }
    },
    check: async (where, request, headers) => {
      const response = await send(request, headers)
      const isNamed = response.statusCode < 400 || !request.url.startsWith('/api/') || typeof response.json().msg === 'string'
      if (response.statusCode < 500 && isNamed) return
      const sentText = `${request.url.slice(0, 200)} ${request.type ?? ''} ${(request.body ?? '').slice(0, 400)}`
      if (!failures.has(where)) failures.set(where, `${response.statusCode} ${response.payload.slice(0, 200)} for ${sentText}`)
    },
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}

/** Odd requests of an administrator also block people. */
async function unblockPeople(db: Database): Promise<void> {
  for (const table of ['users', 'admins'])
    await db.execute(sql`update ${sql.identifier(table)} set status = 'active' where status <> 'not_activated'`)
}

async function loadSomeIds(db: Database): Promise<string[]> {
  const ids: string[] = [crypto.randomUUID()]
  for (const table of new Set(storedResources().map(({ table }) => table))) {
    const { rows } = await db.execute<{ id: string }>(sql`select id from ${table} order by id limit 3`)
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

// Safe: Fastify's router knows the methods that the API document and the fuzz use.
const injectable = (method: string) => method as 'GET'
