import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tableNameOf } from '@wasl/shared/registry/resource.ts'
import { migrationsFolder } from '../../environment/paths.ts'
import type { Declarations } from './assert-migrations-current.ts'
import { findConversions } from './column-conversions.ts'
import { type EntryShapes, entryShapesOf, isAboutEntries, planEntryChanges, storedEntryShapes, writeEntryShapes } from './entry-changes.ts'
import { type DeclaredFields, fillStatements } from './fill-values.ts'
import { applyRenames, describeChanges, type MigrationDecisions } from './migration-changes.ts'
import { recordHash } from './migration-hashes.ts'
import { planRemovals } from './removed-tables.ts'
import { diffSnapshots, snapshotOf, storedSnapshot } from './schema-snapshot.ts'
import { asTableName } from './snapshot-fields.ts'
import type { Snapshot } from './stored-snapshot.ts'
import { snapshotFile } from './stored-snapshot.ts'

type JournalEntry = { idx: number; version: string; when: number; tag: string; breakpoints: true }
type Journal = { version: string; dialect: 'postgresql'; entries: JournalEntry[] }

const breakpoint = '\n--> statement-breakpoint\n'
const journalFile = join(migrationsFolder, 'meta/_journal.json')

/** The declarations, and their entries that are stored as JSON. */
type Declared = {
  fieldsOf: DeclaredFields
  entries: { before: EntryShapes; after: EntryShapes }
  /** The tables whose rows the public reads. */
  publicTables: readonly string[]
}

/** Plans the migration between two snapshots. Never prompts: a removed and an added column are unrelated unless a rename says otherwise. */
export async function planMigration(
  before: Snapshot,
  after: Snapshot,
  decisions: MigrationDecisions,
  { fieldsOf, entries, publicTables }: Declared,
) {
  const [inEntries, inTables] = partitionDecisions(decisions)
  const { snapshot, statements: renames } = applyRenames(before, after, inTables.renames)
  const conversions = findConversions(snapshot, after, inTables)
  const { first, withDefaults, last } = fillStatements(snapshot, after, inTables.fills, fieldsOf)
  const planned = planEntryChanges(renameLists(entries.before, inTables.renames), entries.after, inEntries, (path) => {
    const [table = '', list = '', part = ''] = path.split('.')
    const field = fieldsOf(table)?.[list]
    return field?.kind === 'list' ? field.fields[part] : undefined
  })
  const removals = planRemovals(snapshot, after)
  const { changes, problems } = describeChanges(snapshot, after, inTables, conversions)
  return {
    statements: [
      ...renames,
      ...first,
      ...(await diffSnapshots(snapshot, withDefaults, conversions)),
      ...last,
      ...planned.statements,
      ...removals.statements,
      ...contentTriggers(snapshot, publicTables),
    ],
    changes: [...changes, ...planned.changes, ...removals.changes],
    problems: [...problems, ...planned.problems],
  }
}

/** Cached guest pages are rendered again once a public row has changed: each write of a new public table changes the version of the content. */
const contentTriggers = (before: Snapshot, publicTables: readonly string[]): string[] =>
  publicTables
    .filter((table) => !before.tables[`public.${table}`])
    .map(
      (table) =>
        `CREATE TRIGGER "${table}_content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION count_content_write();`,
    )

function partitionDecisions({ renames, drops, fills, converts }: MigrationDecisions): [MigrationDecisions, MigrationDecisions] {
  const only = (isWanted: (decision: string) => boolean): MigrationDecisions => ({
    renames: renames.filter(isWanted),
    drops: drops.filter(isWanted),
    fills: fills.filter(isWanted),
    converts: converts.filter(isWanted),
  })
  return [only(isAboutEntries), only((decision) => !isAboutEntries(decision))]
}

/** The entries by the new names of their lists. */
const renameLists = (shapes: EntryShapes, renames: readonly string[]): EntryShapes =>
  Object.fromEntries(
    Object.entries(shapes).map(([path, shape]) => {
      const to = renames.map((rename) => asTableName(rename).split(':')).find(([from]) => from === path)?.[1]
      return [to ? `${path.split('.')[0]}.${to}` : path, shape]
    }),
  )

/** Writes the next migration from the difference, unless it would lose data or cannot fill existing rows: then it returns the problems. */
export async function writeMigration(name: string, decisions: MigrationDecisions, { tables, resources }: Declarations) {
  const declarations = Object.values(resources)
  const after = snapshotOf(tables)
  const entries = { before: storedEntryShapes(), after: entryShapesOf(declarations) }
  const fieldsOf: DeclaredFields = (table) => declarations.find((one) => tableNameOf(one.name) === table)?.fields
  const publicTables = declarations.filter(({ access, table }) => access.public && table !== 'domain').map(({ name }) => tableNameOf(name))
  const { statements, changes, problems } = await planMigration(storedSnapshot(), after, decisions, { fieldsOf, entries, publicTables })
  if (problems.length > 0) return { fileName: null, changes, problems }
  writeEntryShapes(entries.after)
  if (statements.length === 0) return { fileName: null, changes, problems }
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
