import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { findViolations } from '../invariants/find-violations.ts'
import { testApp } from '../testing/test-app.ts'
import { testDatabase } from '../testing/test-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { databaseFile, writeBackup } from './write-backup.ts'

const folder = await mkdtemp(join(tmpdir(), 'wasl-backup-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const { db, clock } = await testApp({}, { demo: true })

const linesOf = (path: string) =>
  gunzipSync(readFileSync(join(path, databaseFile)))
    .toString()
    .split('\n')
    .sort()

test('a restored backup has every row and upload of its original and keeps all invariants', async () => {
  await mkdir(join(folder, 'data/files'), { recursive: true })
  await writeFile(join(folder, 'data/files/picture'), 'bytes')
  const first = join(folder, 'first')
  const { rows } = await writeBackup(db, join(folder, 'data'), first, clock.now())
  expect(rows.orders).toBeGreaterThan(5)
  await expect(writeBackup(db, join(folder, 'data'), first, clock.now())).rejects.toThrow(/is not empty/)

  const target = await testDatabase()
  try {
    await restoreBackup(target.db, join(folder, 'restored'), first)
    expect(existsSync(join(folder, 'restored/files/picture'))).toBe(true)
    const second = join(folder, 'second')
    await writeBackup(target.db, join(folder, 'restored'), second, clock.now())
    expect(linesOf(second)).toEqual(linesOf(first))
    expect(await findViolations(target.db, clock.now())).toEqual([])
    // A database that is in use is never replaced.
    await expect(restoreBackup(target.db, folder, first)).rejects.toThrow(/is in use/)
  } finally {
    await target.close()
  }
}, 120_000)

test('a folder without a backup and a backup of another version are rejected', async () => {
  await expect(restoreBackup(db, folder, folder)).rejects.toThrow(/is no backup/)
  const other = join(folder, 'other')
  await mkdir(other)
  await writeFile(join(other, 'backup.json'), JSON.stringify({ created_at: clock.now(), migrations: ['x'], rows: {} }))
  await expect(restoreBackup(db, folder, other)).rejects.toThrow(/another version of Wasl/)
})
