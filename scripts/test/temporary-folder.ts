import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'wasl-run-'
/** More than the databases of a run take together. */
const requiredBytes = 4e9

/**
 * A folder for the temporary files of this process: in memory if there is enough, because databases of thousands of small files are created
 * and deleted there in a quarter of the time; otherwise the usual one. Removes what killed runs have left in memory.
 */
export function temporaryFolder(): string {
  if (!existsSync(memory)) return tmpdir()
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
      rmSync(join(memory, name), { recursive: true, force: true })
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < requiredBytes) return tmpdir()
  const folder = join(memory, `${prefix}${process.pid}`)
  // PostgreSQL runs as another user.
  mkdirSync(folder, { mode: 0o755 })
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return folder
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
