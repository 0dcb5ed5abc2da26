import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from '../start-failure.ts'

/**
 * Takes the data folder for this process alone and gives the way to let go of it. The lock is the operating system's own (an exclusive
 * transaction of an empty SQLite file), so it ends with the process however it ends. Throws a StartFailure when another process holds it.
 */
export function lockData(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch {
    file.close()
    throw new StartFailure(`Another process is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`)
  }
  return () => file.close()
}
