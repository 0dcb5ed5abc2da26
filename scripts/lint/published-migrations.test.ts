import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from '../../api/environment/paths.ts'
import { hashOf, readHashes, recordHash } from '../../api/platform/db/migration-hashes.ts'

test('published migrations never change, and new ones are recorded', () => {
  const recorded = readHashes()
  const tags = readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace('.sql', ''))
  const gone = Object.keys(recorded).filter((tag) => !existsSync(join(migrationsFolder, `${tag}.sql`)))
  const problems = [
    ...gone.map((tag) => `${tag} is gone. Databases that have it cannot start any more: restore the file.`),
    ...tags.filter((tag) => !recorded[tag]).map((tag) => `${tag} is not recorded: npm run migration -- --edited ${tag}`),
    ...tags
      .filter((tag) => recorded[tag] && recorded[tag] !== hashOf(tag))
      .map(
        (tag) =>
          `${tag} has changed. If it is on main, restore it and write a new migration. If it is yours and not merged: npm run migration -- --edited ${tag}`,
      ),
  ]
  expect(problems).toEqual([])
})

test('the migrations of a release cannot be recorded with another content', () => {
  const before = readHashes()
  recordHash('0001_schema') // Unchanged: nothing to do.
  expect(readHashes()).toEqual(before)
})
