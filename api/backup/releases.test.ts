import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { findViolations } from '../invariants/find-violations.ts'
import { listReleases, releasesFolder } from '../platform/db/migration-hashes.ts'
import type { Database } from '../platform/db/types.ts'
import { emptyDatabase } from '../testing/empty-database.ts'
import { firstMigrations, readJournal } from '../testing/first-migrations.ts'
import { isFullRun } from '../testing/full-run.ts'
import { restoreBackup } from './restore-backup.ts'
import { listMigrations, listTables } from './table-definitions.ts'
import type { BackupDescription } from './write-backup.ts'

const folder = await mkdtemp(join(tmpdir(), 'wasl-releases-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('this version has a dump', () => {
  expect(listReleases(), 'Write it with npm run release-dump, see CONTRIBUTING.md').toContain(project.version)
})

/** `npm test` starts at the first release alone: its database meets every change since. */
const sampledReleases = listReleases().slice(0, isFullRun ? undefined : 1)

test.each(sampledReleases)(
  'a database of %s becomes one of this version, with its rows, and keeps all invariants',
  async (release) => {
    const dump = join(releasesFolder, release)
    // Safe: written by writeBackup.
    const backup = JSON.parse(readFileSync(join(dump, 'backup.json'), 'utf8')) as BackupDescription
    const database = await emptyDatabase()
    try {
      const before = await database.open(firstMigrations(join(folder, release), backup.migrations.length))
      await restoreBackup(before.db, folder, dump)
      await before.close()

      const after = await database.open()
      const { entries } = readJournal()
      expect(after.migrated).toEqual(entries.slice(backup.migrations.length).map(({ tag }) => tag))
      expect(await listMigrations(after.db)).toHaveLength(entries.length)
      // It has never chosen who sells for providers without a valid VAT number: it keeps what it had (decision 0213).
      const { settings = 0, audit_entries = 0, content_versions: _, ...rows } = backup.rows
      const added = { settings: settings + 1, audit_entries: audit_entries + 1 }
      expect(await countRows(after.db, Object.keys({ ...rows, ...added }))).toEqual({ ...rows, ...added })
      const seller = await after.db.execute(sql`select value from settings where key = 'seller_without_vat_number'`)
      expect(seller.rows).toEqual([{ value: 'provider' }])
      expect(await findViolations(after.db, backup.created_at)).toEqual([])
      await after.close()
    } finally {
      await database.remove()
    }
  },
  120_000,
)

/** Of the tables that still exist: a later release may drop one. */
async function countRows(db: Database, tables: readonly string[]): Promise<Record<string, number>> {
  const existing = new Set((await listTables(db)).map(({ name }) => name))
  const counts: Record<string, number> = {}
  for (const table of tables.filter((name) => existing.has(name))) {
    const { rows } = await db.execute<{ count: string }>(sql`select count(*) from ${sql.identifier(table)}`)
    counts[table] = Number(rows[0]?.count)
  }
  return counts
}
