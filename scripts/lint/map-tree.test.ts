import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isGenerated } from '../build/generated-paths.ts'
import { pathsOfTree } from './map-tree.ts'

const root = join(import.meta.dirname, '../..')
const named = pathsOfTree(readFileSync(join(root, 'docs/map.md'), 'utf8'))

/** The folders in `path`, and its modules if `withModules`. */
const entriesIn = (path: string, withModules: boolean): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || (withModules && /^[\w-]+\.ts$/.test(entry.name)))
    .map((entry) => `${path}/${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .filter((entry) => !isGenerated(entry.replace(/\/$/, '')))

test('everything in the tree of docs/map.md exists', () => {
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test.each([
  ['shared', true],
  ['api', true],
  ['api/platform', false],
  ['admin', false],
  ['site', false],
] as const)('docs/map.md has every part of %s', (path, withModules) => {
  expect(entriesIn(path, withModules).filter((entry) => !named.includes(entry))).toEqual([])
})

test('entries belong to the last folder with less indentation', () => {
  expect(pathsOfTree('```\napi/   the API\n  db/ http/   parts\n                 and more\n    a.ts\n  start.ts\nsite/\n```\n')).toEqual([
    'api/',
    'api/db/',
    'api/http/',
    'api/http/a.ts',
    'api/start.ts',
    'site/',
  ])
})
