import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { migrationsFolder } from '../../environment/paths.ts'
import { MigrationError } from './migration-error.ts'

/** The contents of the published migrations, by name: a migration that runs somewhere never changes again. */
const hashesFile = join(migrationsFolder, 'hashes.json')
/** The dump of each release, with the hashes of the migrations it was made with. */
export const releasesFolder = join(migrationsFolder, 'releases')

const hashes = z.record(z.string(), z.string())
const dump = z.object({ migrations: z.array(z.string()) })

export const readHashes = (): z.output<typeof hashes> => hashes.parse(JSON.parse(readFileSync(hashesFile, 'utf8')))

/** Of the text of a migration, as the database stores it for an applied one. */
export const hashOf = (tag: string): string =>
  createHash('sha256')
    .update(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'))
    .digest('hex')

export const listReleases = (): string[] => (existsSync(releasesFolder) ? readdirSync(releasesFolder).sort() : [])

/** Records the content of a migration. Throws a MigrationError if there is none, or if a release has it with another content. */
export function recordHash(tag: string): void {
  if (!existsSync(join(migrationsFolder, `${tag}.sql`))) throw new MigrationError(`There is no migration ${tag}.`)
  const recorded = readHashes()
  const release = listReleases().find((name) => migrationsOf(name).includes(recorded[tag] ?? ''))
  if (release && recorded[tag] !== hashOf(tag))
    throw new MigrationError(`${tag} is part of release ${release} and never changes. Restore it, and write the change as a new migration.`)
  const all = Object.entries({ ...recorded, [tag]: hashOf(tag) }).sort(([a], [b]) => a.localeCompare(b))
  writeFileSync(hashesFile, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}

const migrationsOf = (release: string): string[] =>
  dump.parse(JSON.parse(readFileSync(join(releasesFolder, release, 'backup.json'), 'utf8'))).migrations
