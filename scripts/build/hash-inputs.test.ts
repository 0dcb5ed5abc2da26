import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashInputs } from './hash-inputs.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wasl-hash-'))
  mkdirSync(join(root, 'api/dist'), { recursive: true })
  writeFileSync(join(root, 'api/server.ts'), 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

const hash = () => hashInputs(root, ['api', 'scripts', 'absent'])

test('the hash changes when a source file changes', () => {
  const before = hash()
  writeFileSync(join(root, 'api/server.ts'), 'two')
  expect(hash()).not.toBe(before)
})

test('the hash changes when a source file is added', () => {
  const before = hash()
  writeFileSync(join(root, 'api/app.ts'), '')
  expect(hash()).not.toBe(before)
})

test('build output and tests do not change the hash', () => {
  const before = hash()
  writeFileSync(join(root, 'api/dist/server.js'), 'built')
  writeFileSync(join(root, 'api/server.test.ts'), 'tested')
  expect(hash()).toBe(before)
})

test('a source folder named like a build output is part of the hash', () => {
  const before = hash()
  mkdirSync(join(root, 'scripts/build'), { recursive: true })
  writeFileSync(join(root, 'scripts/build/run.ts'), 'one')
  expect(hash()).not.toBe(before)
})
