import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPglite } from './open-pglite.ts'
import { makeReadable, prepareTemplate } from './template.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-template-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('another user than the one that built the template can copy it', () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'pg_wal'))
  writeFileSync(join(folder, 'pg_wal/1'), '')
  chmodSync(join(folder, 'pg_wal/1'), 0o600)
  chmodSync(join(folder, 'pg_wal'), 0o700)
  makeReadable(folder)
  expect([modeOf(join(folder, 'pg_wal')), modeOf(join(folder, 'pg_wal/1'))]).toEqual(['755', '644'])
})

test('no other user of the machine can read the embedded database', async () => {
  const folder = newFolder()
  const opened = await openPglite(folder, await prepareTemplate())
  onTestFinished(async () => void (await opened.close()))
  expect(modeOf(join(folder, 'database'))).toBe('700')
})
