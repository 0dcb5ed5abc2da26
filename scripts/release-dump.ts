import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdapters } from '../api/app/create-adapters.ts'
import { buildApp } from '../api/app.ts'
import { writeBackup } from '../api/backup/write-backup.ts'
import { seedDemo } from '../api/demo/seed.ts'
import { readEnv } from '../api/environment/env.ts'
import { systemClock } from '../api/platform/clock.ts'
import { releasesFolder } from '../api/platform/db/migration-hashes.ts'
import { openPglite } from '../api/platform/db/open-pglite.ts'
import project from '../package.json' with { type: 'json' }

// npm run release-dump: a backup of the demo with the migrations of this release, from which the tests of all later releases upgrade. Without uploads.

const target = join(releasesFolder, project.version)
process.exitCode = existsSync(target) ? fail(`${target} exists. A dump is written once, when its release is made.`) : await writeDump()

async function writeDump(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-release-'))
  const env = readEnv({ LOG_LEVEL: 'silent', DATA_DIR: folder })
  const clock = systemClock()
  const database = await openPglite(folder, null)
  const server = await buildApp({ env, clock, adapters: createAdapters(env, clock), db: database.db }, { pages: false })
  await server.ready()
  await seedDemo(server.shared, { past: true })
  const { rows } = await writeBackup(database.db, join(folder, 'no-uploads'), target, clock.now())
  await server.close()
  await database.close()
  await rm(folder, { recursive: true })
  console.log(`Wrote ${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows to ${target}`)
  return 0
}

function fail(message: string): number {
  console.error(message)
  return 1
}
