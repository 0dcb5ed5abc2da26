import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wasl-fingerprint-'))
  mkdirSync(join(root, 'api/dist'), { recursive: true })
  writeFileSync(join(root, 'api/server.ts'), 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

const print = () => fingerprint(root, ['api', 'absent'])

test('a source that changed makes its app stale', () => {
  const before = print()
  writeFileSync(join(root, 'api/server.ts'), 'two')
  expect(print()).not.toBe(before)
})

test('a source that came makes its app stale', () => {
  const before = print()
  writeFileSync(join(root, 'api/app.ts'), '')
  expect(print()).not.toBe(before)
})

test('what a build writes, and a test, make nothing stale', () => {
  const before = print()
  writeFileSync(join(root, 'api/dist/server.js'), 'built')
  writeFileSync(join(root, 'api/server.test.ts'), 'tested')
  expect(print()).toBe(before)
})
