import { execFileSync } from 'node:child_process'
import { lstatSync } from 'node:fs'
import { dirname } from 'node:path'

/** The user that PostgreSQL runs as; empty for the user of this process. */
export type FileOwner = { uid?: number; gid?: number; name?: string }

/** PostgreSQL refuses to run as root. Returns the first of these users that exists, nothing if this process is not root's, null if none exists. */
export function unprivilegedOwner(users: readonly string[]): FileOwner | null {
  if (process.getuid?.() !== 0) return {}
  for (const name of users) {
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: idOf('-u'), gid: idOf('-g'), name }
    } catch {}
  }
  return null
}

/** The first folder on the way to `path`, itself included, that users other than its owner may not enter. */
export function closedFolder(path: string): string | undefined {
  const parent = dirname(path)
  return (parent === path ? undefined : closedFolder(parent)) ?? ((lstatSync(path).mode & 0o001) === 0 ? path : undefined)
}
