import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** `pid` is the server's process and `restart` ends it without a shutdown, as a crash does, and starts it again: if this run started it. */
export type Postgres = { url: string; from: string; pid?: number; restart?: () => Promise<void>; stop: () => Promise<void> }
/** `isDurable`: what was committed survives a restart. `countsStatements`: the extension pg_stat_statements can be created, if it is installed. */
type ClusterOptions = { isDurable?: boolean; countsStatements?: boolean }
type FileOwner = { uid?: number; gid?: number }

/** PostgreSQL for one test run: DATABASE_URL, or a temporary cluster from installed server binaries, or undefined if there are none. */
export async function startPostgres(options: ClusterOptions = {}): Promise<Postgres | undefined> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, from: 'DATABASE_URL', stop: async () => {} }
  const binaries = findBinaries()
  return binaries ? startCluster(binaries, options) : undefined
}

export const hasPostgres = (): boolean => Boolean(process.env.DATABASE_URL || findBinaries())

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

async function startCluster(binaries: string, { isDurable = false, countsStatements = false }: ClusterOptions): Promise<Postgres> {
  const owner = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'wasl-postgres-'))
  const clusterFolder = join(folder, 'cluster')
  mkdirSync(clusterFolder)
  for (const path of [folder, clusterFolder]) if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid)
  const options = { ...owner, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } }
  const initdb = ['-D', clusterFolder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(binaries, 'initdb'), initdb, { ...options, stdio: 'ignore' })
  const port = await freePort()
  const faster = isDurable ? [] : ['synchronous_commit=off', 'full_page_writes=off']
  const hasCounter = countsStatements && existsSync(join(binaries, '../lib/pg_stat_statements.so'))
  const counter = hasCounter ? ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track_planning=off'] : []
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=200', ...faster, ...counter]
  const args = ['-D', clusterFolder, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])]
  const start = () => spawn(join(binaries, 'postgres'), args, { ...options, stdio: 'ignore' })
  const isReady = join(binaries, 'pg_isready')
  let server = start()
  // Stops the server and deletes the folder if this process exits early.
  const cleanUp = () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  process.on('exit', cleanUp)
  const stop = async () => {
    await stopServer(server)
    process.off('exit', cleanUp)
    rmSync(folder, { recursive: true, force: true })
  }
  const restart = async () => {
    const ended = new Promise((resolve) => server.once('close', resolve))
    server.kill('SIGQUIT')
    await ended
    server = start()
    await waitUntilReady(isReady, port, server)
  }
  try {
    await waitUntilReady(isReady, port, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, from: binaries, ...(server.pid && { pid: server.pid }), restart, stop }
}

/** PostgreSQL does not run as root: use the user postgres, or nobody. */
function unprivilegedUser(): FileOwner {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: idOf('-u'), gid: idOf('-g') }
    } catch {}
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor a user nobody.')
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('freePort: no address'))))
    })
  })
}

async function waitUntilReady(isReady: string, port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 150 && server.exitCode === null; tries++) {
    try {
      execFileSync(isReady, ['-q', '-h', '127.0.0.1', '-p', String(port)])
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error(`waitUntilReady: the PostgreSQL on port ${port} did not answer`)
}

function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const forceTimeout = setTimeout(() => server.kill('SIGQUIT'), 5000)
    server.on('close', () => {
      clearTimeout(forceTimeout)
      resolve()
    })
    server.kill('SIGINT')
  })
}
