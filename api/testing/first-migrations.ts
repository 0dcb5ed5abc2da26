import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '../environment/paths.ts'

type Journal = { entries: { tag: string }[] }

// Safe: only the generator of migrations writes this file.
export const readJournal = (): Journal => JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal

/** Copies the first `count` migrations to the folder `target` and returns it; undefined if there are no others. */
export function firstMigrations(target: string, count: number): string | undefined {
  const journal = readJournal()
  if (count === journal.entries.length) return undefined
  mkdirSync(join(target, 'meta'), { recursive: true })
  const entries = journal.entries.slice(0, count)
  for (const { tag } of entries) cpSync(join(migrationsFolder, `${tag}.sql`), join(target, `${tag}.sql`))
  writeFileSync(join(target, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return target
}
