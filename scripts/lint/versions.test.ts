import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const versionOf = (folder: string): string => JSON.parse(read(`${folder}package.json`)).version

test('all packages have one version, and the changelog has it', () => {
  const version = versionOf('')
  const folders = ['shared/', 'resources/', 'api/', 'admin/', 'site/', 'e2e/']
  expect(folders.filter((folder) => versionOf(folder) !== version)).toEqual([])
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')} – \\d{4}-\\d{2}-\\d{2}$`, 'm'))
})
