import { sql } from 'drizzle-orm'
import pg from 'pg'
import { io } from 'socket.io-client'
import { afterAll, expect, test } from 'vitest'
import { liveParts } from '../../app/live-parts.ts'
import { serveLive } from '../../platform/live/serve-live.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

// Events between the processes on PostgreSQL.

const app = await testApp()
const { server, shared, call, db } = app
const address = await server.listen({ port: 0, host: '127.0.0.1' })
const { rows } = await db.execute<{ name: string }>('select current_database() as name')
const DATABASE_URL = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${rows[0]?.name}` }).href
const live = await serveLive({ ...shared, env: { ...shared.env, DATABASE_URL } }, server.server, liveParts)
const otherProcess = new pg.Client({ connectionString: DATABASE_URL })
await otherProcess.connect()
afterAll(async () => {
  await otherProcess.end()
  live.disconnect()
  await live.close()
})

test('a message is published to the other processes before its sender has the answer', async () => {
  const payloads: string[] = []
  otherProcess.on('notification', ({ payload = '' }) => payloads.push(payload))
  await otherProcess.query('listen "socket.io#/"')
  const token = await sessionToken(app, await newClient(app))
  const room_id = String((await call('POST', '/api/chat/administration', { token })).body.data?.id)
  for (const text of ['Hello', 'Hello again']) {
    await call('POST', `/api/chat/rooms/${room_id}/messages`, { token, body: { client_id: crypto.randomUUID(), text } })
    await otherProcess.query('select 1')
    expect(payloads.filter((payload) => payload.includes(room_id) && payload.includes(`"${text}"`))).toHaveLength(1)
  }
})

test('pages connect again when their process could not hear of events for a while', async () => {
  const token = await sessionToken(app, await newClient(app))
  const ticket = String((await call('POST', '/api/live/ticket', { token })).body.data?.ticket)
  const options = {
    path: '/api/live/socket.io',
    transports: ['websocket'],
    reconnection: false,
    auth: { ticket },
    extraHeaders: { origin: address },
  }
  const socket = io(address, options)
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve))
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'LISTEN%' and pid <> ${await backendOf(otherProcess)}`)
  expect(await closed).toBe('transport close')
})

const backendOf = async (client: pg.Client) => (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0
