import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../../environment/startup-error.ts'

/**
 * Locks the data folder for this process and returns a function that unlocks it. The lock is one of the operating system (an exclusive
 * transaction of an empty SQLite file), so it ends with the process. Throws a StartupError if another process holds it.
 */
export function lockDataFolder(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch {
    file.close()
    throw new StartupError(`Another process is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`)
  }
  return () => file.close()
}
