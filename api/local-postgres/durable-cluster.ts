import { type ChildProcess, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { StartupError } from '../environment/startup-error.ts'
import { fetchBinaries } from './binaries.ts'
import { closedFolder, type FileOwner, unprivilegedOwner } from './file-owner.ts'
import { type ClusterLocation, characterLocale, createCluster, spawnPostgres, stopPostgres, waitUntilReady } from './postgres-process.ts'

/** A path of a socket may have 107 bytes, and PostgreSQL's is longer by its name. */
const maxSocketFolder = 85
/** Whether PostgreSQL can listen on a Unix socket in this folder. */
export const canHaveSocket = (folder: string): boolean => process.platform !== 'win32' && Buffer.byteLength(folder) <= maxSocketFolder
const stopSeconds = 60

/** Where the PostgreSQL of a data folder is: its files, its socket and its addresses. */
export function durablePaths(dataFolder: string) {
  const folder = resolve(dataFolder, 'postgres')
  const own = join(folder, 'socket')
  const socket = canHaveSocket(own) ? own : join(tmpdir(), `wasl-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
  const address = (user: string, database: string) => `postgres://${user}@${encodeURIComponent(socket)}/${database}`
  return { folder, cluster: join(folder, 'data'), socket, url: address('wasl', 'wasl'), adminUrl: address('postgres', 'postgres') }
}

/** Whether the data folder has a PostgreSQL of its own. */
export const isDurable = (dataFolder: string): boolean => existsSync(join(durablePaths(dataFolder).cluster, 'PG_VERSION'))

export type DurableCluster = {
  url: string
  process: () => ChildProcess
  /** Starts it again after it has ended. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts the PostgreSQL of a data folder on a Unix socket that only its user and root can reach, and creates it the first time. With fsync and full
 * page writes, PostgreSQL's own defaults. The caller holds the lock of the data folder.
 */
export async function startDurableCluster(dataFolder: string): Promise<DurableCluster> {
  const { folder, cluster, socket, url, adminUrl } = durablePaths(dataFolder)
  const binaries = await fetchBinaries()
  const owner = ownerOrExplain()
  for (const path of [folder, socket, join(folder, 'log')]) createFolder(path, owner)
  if (owner.uid !== undefined) assertReachable([resolve(dataFolder), binaries.folder], owner)
  const location: ClusterLocation = { binaries, owner, folder }
  const isNew = !existsSync(cluster)
  if (isNew) {
    rmSync(`${cluster}.new`, { recursive: true, force: true })
    createCluster(location, 'data.new', [
      '--auth-local=trust',
      '--auth-host=reject',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      `--locale=${characterLocale}`,
    ])
    renameSync(`${cluster}.new`, cluster)
  }
  assertSameVersion(cluster)
  await stopLeftOver(cluster)
  let server = spawnPostgres(location, 'data', settings(socket), 'inherit')
  const ready = () => waitUntilReady(adminUrl, server, 300)
  try {
    await ready()
    await createDatabase(adminUrl)
  } catch (error) {
    await stopPostgres(server, stopSeconds)
    throw error
  }
  return {
    url,
    process: () => server,
    restart: async () => {
      server = spawnPostgres(location, 'data', settings(socket), 'inherit')
      await ready()
    },
    stop: () => stopPostgres(server, stopSeconds),
  }
}

const settings = (socket: string): string[] => [
  'listen_addresses=',
  `unix_socket_directories=${socket}`,
  'unix_socket_permissions=0700',
  'max_connections=200',
  'logging_collector=on',
  'log_directory=../log',
  'log_filename=postgresql-%a.log',
  'log_truncate_on_rotation=on',
  'log_rotation_age=1d',
  'log_rotation_size=0',
]

function ownerOrExplain(): FileOwner {
  const owner = unprivilegedOwner(['wasl', 'postgres'])
  if (owner) return owner
  throw new StartupError(
    'PostgreSQL does not run as root. Start Wasl as another user, or create one that it can change to: useradd --system --no-create-home wasl',
  )
}

function createFolder(path: string, { uid, gid }: FileOwner): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

function assertReachable(paths: readonly string[], { name }: FileOwner): void {
  for (const path of paths) {
    const closed = closedFolder(path)
    if (closed)
      throw new StartupError(
        `PostgreSQL runs as the user ${name}, who may not enter ${closed}. Move the project or DATA_DIR elsewhere (/opt/wasl, /var/lib/wasl), open that folder (chmod o+x ${closed}), or start Wasl as another user than root.`,
      )
  }
}

/** The major version of the programs; a newer one needs the data to be moved with a backup. */
const majorVersion = '18'

function assertSameVersion(cluster: string): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (found !== majorVersion)
    throw new StartupError(
      `${cluster} belongs to PostgreSQL ${found}, and this version of Wasl runs ${majorVersion}. Back it up with the former version of Wasl and restore it with this one.`,
    )
}

/** The caller has the lock, so one that still runs lost its supervisor. */
async function stopLeftOver(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!commandOf(pid).includes(cluster)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; existsSync(file); waited += 100) {
    if (waited > stopSeconds * 1000)
      throw new StartupError(`An earlier PostgreSQL (process ${pid}) still uses ${cluster} and does not stop.`)
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** The command line of a process; empty if there is none. */
function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}

/** A role that owns nothing but its database, as on any server. */
async function createDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows: roles } = await client.query("select 1 from pg_roles where rolname = 'wasl'")
    if (roles.length === 0) await client.query('create role wasl login')
    const { rows: databases } = await client.query("select 1 from pg_database where datname = 'wasl'")
    if (databases.length === 0) await client.query('create database wasl owner wasl')
  } finally {
    await client.end()
  }
}
