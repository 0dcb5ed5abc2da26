import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '../../environment/paths.ts'
import { applyRenames, describeChanges, fillStatements, type MigrationDecisions } from './migration-changes.ts'
import { recordHash } from './migration-hashes.ts'
import { schema } from './schema.ts'
import { diffSnapshots, type Snapshot, snapshotOf, storedSnapshot } from './schema-snapshot.ts'
import { snapshotFile } from './stored-snapshot.ts'

type JournalEntry = { idx: number; version: string; when: number; tag: string; breakpoints: true }
type Journal = { version: string; dialect: 'postgresql'; entries: JournalEntry[] }

const breakpoint = '\n--> statement-breakpoint\n'
const journalFile = join(migrationsFolder, 'meta/_journal.json')

/** Plans the migration between two snapshots. Never prompts: a removed and an added column are unrelated unless a rename says otherwise. */
export async function planMigration(before: Snapshot, after: Snapshot, decisions: MigrationDecisions) {
  const { snapshot, statements: renames } = applyRenames(before, after, decisions.renames)
  const { first, withDefaults, last } = fillStatements(snapshot, after, decisions.fills)
  const statements = [...renames, ...first, ...(await diffSnapshots(snapshot, withDefaults)), ...last]
  return { statements, ...describeChanges(snapshot, after, decisions) }
}

/** Writes the next migration from the difference, unless it would lose data or cannot fill existing rows: then it returns the problems. */
export async function writeMigration(name: string, decisions: MigrationDecisions) {
  const after = snapshotOf(schema)
  const { statements, changes, problems } = await planMigration(storedSnapshot(), after, decisions)
  if (statements.length === 0 || problems.length > 0) return { fileName: null, changes, problems }
  const journal = readJournal()
  const next = journal.entries.length
  const tag = `${String(next).padStart(4, '0')}_${name}`
  writeFileSync(join(migrationsFolder, `${tag}.sql`), `${statements.join(breakpoint)}\n`)
  // Over several lines, so that two branches that change different tables merge.
  writeFileSync(snapshotFile, `${JSON.stringify(after, null, 1)}\n`)
  journal.entries.push({ idx: next, version: '7', when: Date.now(), tag, breakpoints: true })
  recordHash(tag)
  // Last, because `npm run dev` restarts when it changes.
  writeFileSync(journalFile, `${JSON.stringify(journal, null, 2)}\n`)
  return { fileName: `${tag}.sql`, changes, problems }
}

function readJournal(): Journal {
  // Safe: only writeMigration writes this file.
  return JSON.parse(readFileSync(journalFile, 'utf8')) as Journal
}
