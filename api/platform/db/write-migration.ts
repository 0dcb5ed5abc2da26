import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { migrationsFolder } from '../../paths.ts'
import { schema } from './schema.ts'

type Entry = { idx: number; version: string; when: number; tag: string; breakpoints: true }
type Journal = { version: string; dialect: 'postgresql'; entries: Entry[] }

const breakpoint = '\n--> statement-breakpoint\n'
const journalFile = join(migrationsFolder, 'meta/_journal.json')
const snapshotFile = join(migrationsFolder, 'meta/snapshot.json')
// drizzle-kit adds this method to every array; `for … in` loops of other libraries must not meet it.
const added = Object.getOwnPropertyDescriptor(Array.prototype, 'random')
if (added) Object.defineProperty(Array.prototype, 'random', { ...added, enumerable: false })

const empty = generateDrizzleJson({})

/** The statements that bring the migrated schema to the declared one; none if they agree. */
export const findSchemaDrift = (tables: object = schema): Promise<string[]> => diffSnapshots(storedSnapshot(), snapshotOf(tables))

/**
 * Writes the next migration from the difference and returns its file name, or null if there is none. Never prompts: a removed and an added
 * column are unrelated unless `renames` has `table.old:new`. `isFresh` rewrites `0001_schema.sql` from scratch, while nothing is released.
 */
export async function writeMigration(
  name: string,
  { isFresh, renames }: { isFresh: boolean; renames: readonly string[] },
): Promise<string | null> {
  const before = isFresh ? empty : storedSnapshot()
  const { snapshot, statements: renamed } = applyRenames(before, renames)
  const after = snapshotOf(schema)
  const statements = [...renamed, ...(await diffSnapshots(snapshot, after))]
  if (statements.length === 0) return null
  const journal = readJournal()
  const next = journal.entries.length
  const tag = isFresh ? '0001_schema' : `${String(next).padStart(4, '0')}_${name}`
  writeFileSync(join(migrationsFolder, `${tag}.sql`), `${statements.join(breakpoint)}\n`)
  if (!journal.entries.some((entry) => entry.tag === tag))
    journal.entries.push({ idx: next, version: '7', when: Date.now(), tag, breakpoints: true })
  writeFileSync(journalFile, `${JSON.stringify(journal, null, 2)}\n`)
  writeFileSync(snapshotFile, `${JSON.stringify(after)}\n`)
  return `${tag}.sql`
}

/** The statements from one snapshot to another: additions first, then removals, so that nothing looks like a rename. */
export async function diffSnapshots(before: DrizzleSnapshotJSON, after: DrizzleSnapshotJSON): Promise<string[]> {
  const both = structuredClone(after)
  for (const key of Object.keys(before.tables)) {
    const table = before.tables[key]
    if (!table) continue
    const existing = both.tables[key]
    if (existing) existing.columns = { ...table.columns, ...existing.columns }
    else both.tables[key] = structuredClone(table)
  }
  return [...(await generateMigration(before, both)), ...(await generateMigration(both, after))]
}

/** The snapshot of these tables. Stable: the same tables give the same text. */
export function snapshotOf(tables: object): DrizzleSnapshotJSON {
  return { ...generateDrizzleJson({ ...tables }), id: 'schema', prevId: 'none' }
}

function applyRenames(before: DrizzleSnapshotJSON, renames: readonly string[]) {
  const snapshot = structuredClone(before)
  const statements = renames.map((rename) => {
    const [, table = '', from = '', to = ''] = /^(\w+)\.(\w+):(\w+)$/.exec(rename) ?? []
    const columns = snapshot.tables[`public.${table}`]?.columns
    const column = columns?.[from]
    if (!columns || !column) throw new Error(`writeMigration: no column for --rename ${rename}; it is written table.old:new`)
    delete columns[from]
    columns[to] = { ...column, name: to }
    return `ALTER TABLE "${table}" RENAME COLUMN "${from}" TO "${to}";`
  })
  return { snapshot, statements }
}

function readJournal(): Journal {
  // Safe: only writeMigration writes this file.
  return JSON.parse(readFileSync(journalFile, 'utf8')) as Journal
}

function storedSnapshot(): DrizzleSnapshotJSON {
  // Safe: only writeMigration writes this file.
  return existsSync(snapshotFile) ? (JSON.parse(readFileSync(snapshotFile, 'utf8')) as DrizzleSnapshotJSON) : empty
}
