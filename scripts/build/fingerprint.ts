import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const made = new Set(['node_modules', 'dist', 'build', '.react-router', 'test-results'])

/** One hash of every file under these paths that a build may read; tests and what builds make are left out. */
export function fingerprint(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of inputs.flatMap((input) => filesUnder(root, input)))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function filesUnder(root: string, path: string): string[] {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !made.has(entry.name) && !/\.test\.tsx?$/.test(entry.name) && !entry.isSymbolicLink())
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesUnder(root, `${path}/${entry.name}`))
}
