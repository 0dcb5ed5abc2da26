import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { demoPassword } from './demo/seeds/accounts.ts'
import { demoPhones } from './testing/people.ts'
import { freePort } from './testing/postgres.ts'
import { type ServerProcess, startServer } from './testing/start-server.ts'
import { demoSeed } from './testing/test-app.ts'
import { testDatabase } from './testing/test-database.ts'

// The server as several processes on PostgreSQL.

const folder = await mkdtemp(join(tmpdir(), 'wasl-processes-'))
const database = await testDatabase(demoSeed(true, join(folder, 'data')))
const { rows } = await database.db.execute<{ name: string }>('select current_database() as name')
const DATABASE_URL = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${rows[0]?.name}` }).href
const running: ServerProcess[] = []
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await database.close()
  // Processes that lost their supervisor end a moment later.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

async function start(variables: Record<string, string>) {
  const PORT = String(await freePort())
  const server = startServer(folder, { DATABASE_URL, PORT, WASL_PROCESSES: '2', RATE_LIMIT: '0', BUSY_AFTER_MS: '0', ...variables })
  running.push(server)
  return { ...server, address: `http://127.0.0.1:${PORT}` }
}

const workersOf = ({ child }: ServerProcess): string[] =>
  readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ').filter(Boolean)

/** Sent on connections of their own, so that both processes answer some of them. */
const sendSeveral = (url: string, init: RequestInit = {}) =>
  Promise.all(Array.from({ length: 8 }, () => fetch(url, { ...init, headers: { ...init.headers, connection: 'close' } })))

async function setUnpaidMinutes(address: string, unpaid_minutes: number): Promise<void> {
  const json = { 'content-type': 'application/json' }
  const credentials = JSON.stringify({ phone: demoPhones.superAdmin, password: demoPassword })
  const login = await fetch(`${address}/api/admin/auth/login`, { method: 'POST', headers: json, body: credentials })
  const authorization = `Bearer ${(await login.json()).data.token}`
  const init = { method: 'PATCH', headers: { ...json, authorization }, body: JSON.stringify({ unpaid_minutes }) }
  const changed = await fetch(`${address}/api/admin/settings`, init)
  if (!changed.ok) throw new Error(`setUnpaidMinutes: ${changed.status} ${await changed.text()}`)
}

test('two processes serve one port, one clock and the same settings, one that is killed is replaced, and all end together', async () => {
  const server = await start({ WASL_MODE: 'demo' })
  await server.ready
  await expect.poll(() => workersOf(server).length, { timeout: 20_000 }).toBe(2)
  const advance = async (duration: string) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ advance: duration }) }
    const answers =
      duration === 'PT0S'
        ? await sendSeveral(`${server.address}/api/dev/clock`, init)
        : [await fetch(`${server.address}/api/dev/clock`, init)]
    return Promise.all(answers.map(async (answer) => Date.parse((await answer.json()).data.now)))
  }
  await advance('P10D')
  const early = Date.now() + 9 * 86_400_000
  await expect.poll(async () => (await advance('PT0S')).every((now) => now > early), { timeout: 30_000 }).toBe(true)

  const unpaidMinutes = async () => {
    const answers = await sendSeveral(`${server.address}/api/general/app`)
    return Promise.all(answers.map(async (answer) => (await answer.json()).data.unpaid_minutes))
  }
  expect(await unpaidMinutes()).toEqual(Array(8).fill(120))
  await setUnpaidMinutes(server.address, 100)
  expect(await unpaidMinutes()).toEqual(Array(8).fill(100))

  const [victim = ''] = workersOf(server)
  process.kill(Number(victim), 'SIGKILL')
  await expect.poll(() => workersOf(server).filter((pid) => pid !== victim).length, { timeout: 20_000 }).toBe(2)
  // The killed one may have been the only one that listened yet.
  const times = () => advance('PT0S').catch(() => [0])
  await expect.poll(async () => (await times()).every((now) => now > early), { timeout: 40_000 }).toBe(true)
  expect((await sendSeveral(`${server.address}/api/health/ready`)).map(({ status }) => status)).toEqual(Array(8).fill(200))

  const pids = workersOf(server)
  server.child.kill('SIGTERM')
  const { code, output } = await server.ended
  expect({ code, announcements: output.split('Wasl is ready.').length - 1 }).toEqual({ code: 0, announcements: 1 })
  expect(output).not.toContain('Warning')
  for (const pid of pids) expect(() => process.kill(Number(pid), 0)).toThrow()
}, 180_000)

test('what prevents the start is reported once, and nothing keeps running', async () => {
  const { ended } = await start({ DATABASE_URL: `postgres://postgres@127.0.0.1:${await freePort()}/postgres` })
  const { code, output } = await ended
  expect(code).toBe(1)
  expect(output).toMatch(/^PostgreSQL at DATABASE_URL does not answer \(.*\)\.\n$/)
}, 60_000)

test('PostgreSQL compiles no statement: with many rows that would take longer than running it', async () => {
  const { rows: settings } = await database.db.execute(sql`select current_setting('jit') as jit`)
  expect(settings).toEqual([{ jit: 'off' }])
})
