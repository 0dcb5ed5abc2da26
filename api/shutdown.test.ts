import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from './testing/database-proxy.ts'
import { freePort } from './testing/postgres.ts'
import { type ServerProcess, startServer } from './testing/start-server.ts'
import { testDatabase } from './testing/test-database.ts'

// The server as a process on PostgreSQL: under load, without its database, and stopped.

let folder = ''
let proxy: DatabaseProxy
let server: ServerProcess
let address = ''
const closers: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-shutdown-'))
  const database = await testDatabase()
  const { rows } = await database.db.execute<{ name: string }>('select current_database() as name')
  proxy = await startDatabaseProxy(Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${rows[0]?.name}` }).href, 5)
  closers.push(proxy.cut, database.close)
  const port = String(await freePort())
  address = `http://127.0.0.1:${port}`
  server = startServer(folder, { DATABASE_URL: proxy.url, PORT: port, RATE_LIMIT: '0', BUSY_AFTER_MS: '0', LOG_LEVEL: 'error' })
  await server.ready
})
afterAll(async () => {
  server?.child.kill('SIGKILL')
  for (const close of closers) await close()
  await rm(folder, { recursive: true, force: true })
})

type TimedResponse = { status: number; at: number; headers: Record<string, unknown> } | { error: string; at: number }

function get(url: string, agent: Agent): Promise<TimedResponse> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, timeout: 15_000 }, (response) => {
      response.resume()
      const { statusCode: status = 0, headers } = response
      response.on('end', () => resolve({ status, headers, at: performance.now() }))
      response.on('error', (error) => resolve({ error: `response ${error.message}`, at: performance.now() }))
    })
    sent.on('error', (error) => resolve({ error: 'code' in error ? String(error.code) : error.message, at: performance.now() }))
    sent.end()
  })
}

/** Sends requests on `connections` connections that are kept open, until the server refuses new connections. */
async function load(address: string, connections: number): Promise<TimedResponse[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const answers: TimedResponse[] = []
  const repeat = async () => {
    for (;;) {
      const answer = await get(`${address}/api/cities?name_like=a`, agent)
      answers.push(answer)
      if ('error' in answer) return
    }
  }
  await Promise.all(Array.from({ length: connections }, repeat))
  agent.destroy()
  return answers
}

test('without its database the server asks to come back, logs one line and recovers by itself', async () => {
  const { output } = server
  const agent = new Agent({ keepAlive: true, maxSockets: 10 })
  const getCities = () => get(`${address}/api/cities?name_like=b`, agent)
  expect(await getCities()).toMatchObject({ status: 200 })
  await proxy.cut()
  const answers = await Promise.all(Array.from({ length: 200 }, getCities))
  expect(
    new Set(answers.map((answer) => ('status' in answer ? `${answer.status} ${answer.headers['retry-after']}` : answer.error))),
  ).toEqual(new Set(['503 2']))
  expect(await get(`${address}/api/health/live`, agent)).toMatchObject({ status: 200 })
  expect(await get(`${address}/api/health/ready`, agent)).toMatchObject({ status: 503 })
  const lines = output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(lines.length).toBeLessThanOrEqual(2)
  expect(output().length).toBeLessThan(4_000)
  await proxy.restore()
  await expect.poll(async () => (await getCities()) as object, { timeout: 10_000 }).toMatchObject({ status: 200 })
  // The live connections have their own connections to the database, which were cut too.
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  agent.destroy()
}, 60_000)

test('SIGTERM under load, after an outage of its database: new connections are refused, every request that arrived is answered, and the process ends with 0', async () => {
  const { child, ended } = server
  const answers = load(address, 30)
  await new Promise((resolve) => setTimeout(resolve, 700))
  const signalledAt = performance.now()
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
  expect(performance.now() - signalledAt).toBeLessThan(10_000)
  const all = await answers
  expect([...new Set(all.map((answer) => ('error' in answer ? answer.error : answer.status)))].sort()).toEqual([200, 'ECONNREFUSED'])
  // Once it stops listening, each open connection gets one last answer, which closes it.
  const last = all.filter((answer) => 'status' in answer && answer.headers.connection === 'close')
  expect(last.length).toBeGreaterThan(0)
  expect(last.length).toBeLessThanOrEqual(30)
}, 60_000)
