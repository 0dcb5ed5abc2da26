import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAdmins, demoPassword, demoUsers } from '../../api/demo/seeds/accounts.ts'
import { root } from '../../api/environment/paths.ts'
import { freePort, startPostgres } from '../../api/testing/postgres.ts'
import { type Client, connect } from './database.ts'
import type { LoadTarget } from './load.ts'
import { untilIdle } from './until-idle.ts'

const startMs = 300_000

/** The built server on a temporary PostgreSQL, with the demo. */
export type Deployment = LoadTarget & {
  url: string
  db: Client
  /** Headers of a super admin for the API, and of a client for the site. */
  admin: Record<string, string>
  client: Record<string, string>
  /** Starts the server again with other variables, and waits until it is idle. Its address, its process and the sessions' database stay valid as properties of this object. */
  restart: (env: Record<string, string>) => Promise<void>
  stop: () => Promise<void>
}

/** Starts PostgreSQL and the built server, waits until it is idle, and logs in. Throws if there is no PostgreSQL or no build. */
export async function startDeployment(env: Record<string, string> = {}): Promise<Deployment> {
  const postgres = await startPostgres({ indexesArabic: true })
  if (!postgres) throw new Error('bench: no PostgreSQL found; set DATABASE_URL')
  const folder = await mkdtemp(join(tmpdir(), 'wasl-bench-'))
  const start = (more: Record<string, string>) => startServer(folder, postgres.url, { ...env, ...more })
  let server = await start({})
  const db = await connect(postgres.url)
  const deployment: Deployment = {
    address: server.address,
    serverPid: server.pid,
    postgresPid: postgres.pid,
    url: postgres.url,
    db,
    admin: await logIn(server.address, '/api/admin/auth/login', demoAdmins[0]?.phone),
    client: await logInOnSite(server.address),
    restart: async (more) => {
      await server.stop()
      server = await start(more)
      Object.assign(deployment, { address: server.address, serverPid: server.pid })
      await untilIdle(deployment)
    },
    stop: async () => {
      await server.stop()
      await db.end()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await untilIdle(deployment)
  return deployment
}

/** Starts a process of the built server on a database. */
export async function startServer(folder: string, url: string, env: Record<string, string>) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--max-semi-space-size=16', '--max-old-space-size=512', 'api/dist/server.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // As docs/operations.md says to run it.
      MALLOC_ARENA_MAX: '2',
      WASL_MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: folder,
      WASL_ENV_FILE: '',
      LOG_LEVEL: 'warn',
      // One address sends all requests, and other programs may share the machine.
      RATE_LIMIT: '0',
      BUSY_AFTER_MS: '0',
      ...env,
    },
    stdio: ['ignore', 2, 'inherit'],
  })
  const endWithParent = () => child.kill('SIGKILL')
  process.on('exit', endWithParent)
  await waitUntilReady(`${address}/api/health/ready`, child)
  const stop = async () => {
    process.off('exit', endWithParent)
    await stopProcess(child)
  }
  return { address, pid: child.pid ?? 0, stop }
}

/** Waits for a 2xx. Throws if the process ends or stays silent. */
export async function waitUntilReady(address: string, child: ChildProcess): Promise<void> {
  for (const until = performance.now() + startMs; performance.now() < until; ) {
    if (child.exitCode !== null) throw new Error(`bench: the server ended with exit code ${child.exitCode}`)
    const response = await fetch(address).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`bench: ${address} does not answer`)
}

export function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 15_000).unref()
  })
}

/** Logs in and returns the headers of the session. */
export async function logIn(address: string, path: string, phone: string | undefined): Promise<Record<string, string>> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password: demoPassword }),
  })
  const { data } = await response.json()
  if (!response.ok) throw new Error(`bench: ${path} returned ${response.status}`)
  return { authorization: `Bearer ${data.token}` }
}

/** The cookies of a client who logs in on the site's own form. */
async function logInOnSite(address: string): Promise<Record<string, string>> {
  const response = await fetch(`${address}/auth/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: address },
    body: new URLSearchParams({ phone: demoUsers[0]?.phone ?? '', password: demoPassword }),
  })
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (!cookies.some((cookie) => cookie?.startsWith('token='))) throw new Error(`bench: /auth/login returned ${response.status}`)
  return { cookie: cookies.join('; ') }
}
