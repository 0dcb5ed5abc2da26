import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { StartupError } from '../environment/startup-error.ts'
import type { Binaries } from './binaries.ts'
import type { FileOwner } from './file-owner.ts'

/** The trigram index recognizes Arabic letters by it. */
export const characterLocale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

export type ClusterLocation = { binaries: Binaries; owner: FileOwner; folder: string }

/** Runs a program of PostgreSQL outside this terminal: Ctrl-C must not stop the database before the server. */
const processOptions = ({ binaries, owner, folder }: ClusterLocation) => ({
  ...(owner.uid !== undefined && { uid: owner.uid }),
  ...(owner.gid !== undefined && { gid: owner.gid }),
  cwd: folder,
  detached: true,
  env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C', ...binaries.env },
})

/** Creates a cluster with the superuser `postgres` in `location.folder/name`. Throws a StartupError with the output of initdb. */
export function createCluster(location: ClusterLocation, name: string, options: readonly string[]): void {
  const args = ['-D', join(location.folder, name), '-U', 'postgres', '-E', 'UTF8', ...options]
  try {
    execFileSync(join(location.binaries.folder, 'initdb'), args, { ...processOptions(location), stdio: 'pipe' })
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new StartupError(`PostgreSQL could not create its data folder ${join(location.folder, name)}: ${output || String(error)}`)
  }
}

/** Starts PostgreSQL on the cluster `name`; it writes its messages to the standard error of this process. */
export function spawnPostgres(
  location: ClusterLocation,
  name: string,
  settings: readonly string[],
  stderr: 'inherit' | 'ignore',
): ChildProcess {
  const args = ['-D', join(location.folder, name), ...settings.flatMap((setting) => ['-c', setting])]
  return spawn(join(location.binaries.folder, 'postgres'), args, { ...processOptions(location), stdio: ['ignore', 'ignore', stderr] })
}

/** Waits until PostgreSQL answers at `url`. Throws a StartupError if the process ends or `seconds` have passed. */
export async function waitUntilReady(url: string, server: ChildProcess, seconds: number): Promise<void> {
  for (let tries = 0; tries < seconds * 10 && server.exitCode === null && server.signalCode === null; tries++) {
    if (await answers(url)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new StartupError('PostgreSQL did not start; its messages are above or in its log.')
}

/** Whether PostgreSQL accepts a connection at `url`. */
export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Ends connections, writes a checkpoint and stops; after `seconds` without one, as a crash would, which loses nothing that was committed with fsync. */
export function stopPostgres(server: ChildProcess, seconds: number): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => server.kill('SIGQUIT'), seconds * 1000)
    server.on('close', () => {
      clearTimeout(force)
      resolve()
    })
    server.kill('SIGINT')
  })
}
