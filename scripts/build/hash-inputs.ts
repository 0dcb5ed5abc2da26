import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isGenerated } from './generated-paths.ts'

/** One hash of all files under these paths, except tests and build output. */
export function hashInputs(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of inputs.flatMap((input) => filesUnder(root, input)))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function filesUnder(root: string, path: string): string[] {
  const fullPath = join(root, path)
  if (!existsSync(fullPath)) return []
  if (statSync(fullPath).isFile()) return [path]
  return readdirSync(fullPath, { withFileTypes: true })
    .filter(({ name }) => !/\.test\.tsx?$/.test(name))
    .filter((entry) => !isGenerated(`${path}/${entry.name}`) && !entry.isSymbolicLink())
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(root, `${path}/${entry.name}`))
}
