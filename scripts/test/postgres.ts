import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

export type Postgres = { url: string; from: string; stop: () => Promise<void> }
type Owner = { uid?: number; gid?: number }

/** A PostgreSQL for one run: DATABASE_URL, else a throw-away cluster of the binaries at hand, else undefined. */
export async function startPostgres(): Promise<Postgres | undefined> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, from: 'DATABASE_URL', stop: async () => {} }
  const binaries = findBinaries()
  return binaries ? startCluster(binaries) : undefined
}

/** Whether there is a PostgreSQL to test on. */
export const hasPostgres = (): boolean => Boolean(process.env.DATABASE_URL || findBinaries())

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

async function startCluster(binaries: string): Promise<Postgres> {
  const owner = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'wasl-postgres-'))
  const clusterFolder = join(folder, 'cluster')
  mkdirSync(clusterFolder)
  for (const path of [folder, clusterFolder]) if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid)
  const options = { ...owner, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } }
  const initdb = ['-D', clusterFolder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(binaries, 'initdb'), initdb, { ...options, stdio: 'ignore' })
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const args = ['-D', clusterFolder, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(binaries, 'postgres'), args, { ...options, stdio: 'ignore' })
  // An exit on the way leaves no server and no folder behind.
  const clean = () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  process.on('exit', clean)
  const stop = async () => {
    await ended(server)
    process.off('exit', clean)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(join(binaries, 'pg_isready'), port, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, from: binaries, stop }
}

/** PostgreSQL refuses to run as root: then its own user, else nobody. */
function unprivileged(): Owner {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    try {
      const of = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: of('-u'), gid: of('-g') }
    } catch {}
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor a user nobody.')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('freePort: no address'))))
    })
  })
}

async function untilReady(isReady: string, port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 150 && server.exitCode === null; tries++) {
    try {
      execFileSync(isReady, ['-q', '-h', '127.0.0.1', '-p', String(port)])
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error(`untilReady: the PostgreSQL on port ${port} did not answer`)
}

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const hard = setTimeout(() => server.kill('SIGQUIT'), 5000)
    server.on('close', () => {
      clearTimeout(hard)
      resolve()
    })
    server.kill('SIGINT')
  })
}
