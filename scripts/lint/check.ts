import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tableOwners } from '../../api/app/schema.ts'
import { accessActions, plannedActions } from '../../shared/access/table.ts'
import { isGenerated } from '../build/generated-paths.ts'
import { type Citable, type CitedDocument, findBrokenAnchors, findBrokenCitations, numberedSections } from './citations.ts'
import { readDecisions } from './decision-index.ts'
import { findRetiredWords } from './find-retired-words.ts'
import { missingDocuments, missingPaths } from './missing-paths.ts'
import { findPageLiterals } from './page-literals.ts'
import { findViolations, isDataFile, lineCount } from './rules.ts'
import { findLeakingStyles } from './style-scope.ts'
import { findForeignWrites, readDeclaredTables } from './table-writes.ts'

// Project rules that no other linter covers. `--report` also prints file lengths.
const root = dirname(dirname(import.meta.dirname))
const sources = ['shared', 'resources', 'api', 'admin', 'site', 'e2e', 'bench', 'scripts']
const documents = ['docs', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']
// The rules and their tests contain what they forbid.
const isRule = (path: string): boolean => path.startsWith('scripts/lint/')

const files = [...sources, ...documents].flatMap(filesUnder).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const namesInCode = new Map(files.filter(({ path }) => /^api\/.*\/tables\//.test(path)).flatMap(({ text }) => readDeclaredTables(text)))
const exists = (path: string): boolean => existsSync(join(root, path))
const readText = (path: string): string | null => files.find((file) => file.path === path)?.text ?? null
const sectionsOf = (name: CitedDocument) => numberedSections(readText(`docs/${name}.md`) ?? '')
const citable: Citable = {
  sections: { specification: sectionsOf('specification'), domain: sectionsOf('domain'), saudi: sectionsOf('saudi') },
  decisions: new Set(readDecisions(join(root, 'docs/decisions')).map(({ number }) => number)),
  actions: new Set<string>([...accessActions, ...plannedActions]),
}
const violations = [
  ...files.flatMap(({ path, text }) => [
    ...(isRule(path) || path.endsWith('.md') ? [] : findViolations(path, text)),
    ...findPageLiterals(path, text),
    ...findRetiredWords(path, text),
    ...(isRule(path) ? [] : findBrokenCitations(path, text, citable)),
    ...(path.endsWith('.md') ? findBrokenAnchors(path, text, readText) : []),
    ...(path.endsWith('.md') ? missingPaths(path, text, exists) : isRule(path) ? [] : missingDocuments(path, text, exists)),
    ...findForeignWrites(path, text, { owners: tableOwners, namesInCode }),
  ]),
  ...findLeakingStyles(files),
]

for (const { path, line, what } of violations) console.log(`${path}:${line}  ${what}`)
if (process.argv.includes('--report')) report()
process.exit(violations.length === 0 ? 0 : 1)

function filesUnder(path: string): string[] {
  const fullPath = join(root, path)
  if (isGenerated(path) || !existsSync(fullPath)) return []
  if (statSync(fullPath).isDirectory()) return readdirSync(fullPath).flatMap((name) => filesUnder(`${path}/${name}`))
  return /\.(?:tsx?|mjs|cjs|css|json|md)$/.test(path) ? [path] : []
}

function report(): void {
  const counts = files.filter(({ path }) => !isDataFile(path) && !path.endsWith('.md')).map(({ text }) => lineCount(text))
  const sorted = counts.sort((a, b) => a - b)
  const percentile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  console.log(`${sorted.length} source files; lines: median ${percentile(0.5)}, p90 ${percentile(0.9)}, max ${sorted.at(-1) ?? 0}`)
}
