import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isGenerated } from '../build/generated-paths.ts'
import rooms from './rooms.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')

/** Folders without modules that others import. */
const withoutModules = ['public', 'styles']
/** What runs or tests the API from outside. */
const toolsOfApi = ['backup', 'commands', 'faults', 'fuzz', 'invariants', 'local-postgres', 'migrations', 'testing']

test.each(['shared', 'api', 'admin', 'site'] as const)(
  'each folder of %s has its place in the order of scripts/lint/rooms.json',
  (name) => {
    const folders = readdirSync(join(root, name), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !isGenerated(`${name}/${entry.name}`))
      .map((entry) => entry.name)
      .filter((folder) => !withoutModules.includes(folder) && !(name === 'api' && toolsOfApi.includes(folder)))
    expect(folders.toSorted()).toEqual(rooms[name].filter((room) => room !== '.').toSorted())
  },
)

describe.each(['shared', 'api', 'admin', 'site'] as const)('the READMEs of %s', (name) => {
  const modules = globSync(`${name}/**/*.{ts,tsx}`, { cwd: root, exclude: (path) => /node_modules|build|dist/.test(path) })
  const identifiers = new Set(modules.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/[A-Za-z]\w+/g) ?? []))

  test.each(rooms[name].filter((room) => room !== '.'))('%s says what it owns, its verbs and its one exception', (room) => {
    const text = readFileSync(join(root, name, room, 'README.md'), 'utf8')
    expect(text).toMatch(
      new RegExp(`^# ${name}/${room}\n\n\\*\\*Owns\\.\\*\\* .+\n\n\\*\\*Verbs\\.\\*\\* .+\n\n\\*\\*The one exception\\.\\*\\* .+\n`),
    )
    expect(text.split('\n').length).toBeLessThan(31)
    const named = [...text.matchAll(/`(\w+)`/g)].map(([, word = '']) => word)
    expect(named.filter((word) => !identifiers.has(word) && !rooms[name].includes(word))).toEqual([])
  })
})
