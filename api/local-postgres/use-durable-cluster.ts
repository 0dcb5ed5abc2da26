import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError } from '../environment/startup-error.ts'
import { lockDataFolder } from '../platform/db/lock-data-folder.ts'
import { durablePaths, isDurable, startDurableCluster } from './durable-cluster.ts'
import { answers } from './postgres-process.ts'

type Variables = NodeJS.ProcessEnv

export const dataFolderOf = ({ DATA_DIR }: Variables): string => DATA_DIR?.trim() || '.data'
const hasUrl = ({ DATABASE_URL }: Variables): boolean => Boolean(DATABASE_URL?.trim())

/**
 * Whether this start runs PostgreSQL in the data folder: requested by `--durable`, or because the folder has one already. Throws a StartupError if it
 * was requested and cannot be.
 */
export function wantsDurableCluster(variables: Variables, isRequested: boolean): boolean {
  const folder = dataFolderOf(variables)
  if (!isRequested) return !hasUrl(variables) && isDurable(folder)
  if (hasUrl(variables))
    throw new StartupError('--durable runs PostgreSQL in the data folder, and DATABASE_URL names another one: leave out one of them.')
  if (existsSync(join(folder, 'database')) && !isDurable(folder))
    throw new StartupError(
      `${resolve(folder)} already has an embedded database. Set DATA_DIR to a new folder for --durable, and move the data with npm run backup and npm run restore (docs/operations.md).`,
    )
  return true
}

/** Locks the data folder and starts its PostgreSQL. `stop` ends both. */
export async function startLockedCluster(variables: Variables) {
  const folder = dataFolderOf(variables)
  mkdirSync(folder, { recursive: true })
  const unlock = lockDataFolder(folder)
  try {
    const cluster = await startDurableCluster(folder)
    return { ...cluster, stop: () => cluster.stop().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Lets a command use the PostgreSQL of the data folder, if it has one: sets DATABASE_URL to the one that runs, or starts it meanwhile. Returns a
 * function that ends what was started.
 */
export async function useDurableCluster(variables: Variables): Promise<() => Promise<void>> {
  if (!wantsDurableCluster(variables, false)) return async () => {}
  const { url } = durablePaths(dataFolderOf(variables))
  variables.DATABASE_URL = url
  if (await answers(url)) return async () => {}
  const { stop } = await startLockedCluster(variables)
  return stop
}
