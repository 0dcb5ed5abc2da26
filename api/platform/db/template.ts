import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrationsFolder, root } from '../../paths.ts'
import { openPglite } from './open-pglite.ts'

/** Changes with every migration: names what was prepared from them. */
export const migrationsHash = (): string => {
  const hash = createHash('sha256')
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(migrationsFolder, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Where the migrated, empty database of this version is kept; copying it takes a twentieth of the time of making one. */
export const templateFolder = (): string => join(root, 'node_modules/.cache/wasl', `database-${migrationsHash()}`)

/** Makes the template where it is missing and gives its folder. Processes that want it at the same time wait for the first. */
export async function prepareTemplate(): Promise<string> {
  const folder = templateFolder()
  if (existsSync(folder)) return folder
  await mkdir(dirname(folder), { recursive: true })
  const turn = new DatabaseSync(join(dirname(folder), 'turn'), { timeout: 120_000 })
  turn.exec('begin exclusive')
  try {
    if (!existsSync(folder)) await make(folder)
  } finally {
    turn.close()
  }
  return folder
}

async function make(folder: string): Promise<void> {
  const workplace = `${folder}.new`
  await rm(workplace, { recursive: true, force: true })
  const opened = await openPglite(workplace, null)
  await opened.db.execute('checkpoint')
  await opened.close()
  await rename(join(workplace, 'database'), folder)
  await rm(workplace, { recursive: true })
}
