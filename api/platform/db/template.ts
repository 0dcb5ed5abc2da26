import { createHash } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrationsFolder, root } from '../../environment/paths.ts'
import { openPglite } from './open-pglite.ts'

/** A hash of all migrations: names the template database built from them. */
export const migrationsHash = (): string => {
  const hash = createHash('sha256')
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(migrationsFolder, file)))
  return hash.digest('hex').slice(0, 12)
}

/** The folder of the migrated, empty database of this version; copying it takes a twentieth of the time of creating one. */
export const templateFolder = (): string => join(root, 'node_modules/.cache/wasl', `database-${migrationsHash()}`)

/** Creates the template if it is missing and returns its folder. Concurrent processes wait for the first one. */
export async function prepareTemplate(): Promise<string> {
  const folder = templateFolder()
  if (!existsSync(folder))
    await withTemplateLock(async () => {
      if (!existsSync(folder)) await createTemplate(folder)
    })
  return folder
}

/** Runs `make` while no other process makes a template. */
export async function withTemplateLock(make: () => Promise<void>): Promise<void> {
  const parent = dirname(templateFolder())
  await mkdir(parent, { recursive: true })
  const lock = new DatabaseSync(join(parent, 'lock'), { timeout: 120_000 })
  lock.exec('begin exclusive')
  try {
    await make()
  } finally {
    lock.close()
  }
}

async function createTemplate(folder: string): Promise<void> {
  const buildFolder = `${folder}.new`
  await rm(buildFolder, { recursive: true, force: true })
  const opened = await openPglite(buildFolder, null)
  await opened.db.execute('checkpoint')
  await opened.close()
  makeReadable(join(buildFolder, 'database'))
  await rename(join(buildFolder, 'database'), folder)
  await rm(buildFolder, { recursive: true })
}

/** Lets every user of the machine copy the empty database: who builds may be another user than the one that runs the server. */
export function makeReadable(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}
