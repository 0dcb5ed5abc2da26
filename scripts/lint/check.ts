import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findings, isData, lineCount } from './rules.ts'

// The house rules on files that no other linter holds. `--report` adds how long the files are.
const root = dirname(dirname(import.meta.dirname))
const made = new Set(['node_modules', 'dist', 'build', '.react-router', 'test-results', 'playwright-report', 'coverage'])
// The rules and their test must spell out what they forbid.
const own = /^scripts\/files\//

const paths = ['shared', 'resources', 'api', 'admin', 'site', 'e2e', 'bench', 'faults', 'scripts'].flatMap(filesUnder)
const files = paths.filter((path) => !own.test(path)).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const found = files.flatMap(({ path, text }) => findings(path, text))

for (const { path, line, what } of found) console.log(`${path}:${line}  ${what}`)
if (process.argv.includes('--report')) report()
process.exit(found.length === 0 ? 0 : 1)

function filesUnder(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => !made.has(entry.name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesUnder(path)
      return entry.isFile() && /\.(?:tsx?|mjs|cjs|css|json)$/.test(entry.name) ? [path] : []
    })
}

function entriesOf(folder: string) {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
  } catch {
    return []
  }
}

function report(): void {
  const counts = files.filter(({ path }) => !isData(path)).map(({ text }) => lineCount(text))
  const sorted = counts.sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  console.log(`${sorted.length} source files; lines: median ${at(0.5)}, p90 ${at(0.9)}, max ${sorted.at(-1) ?? 0}`)
}
