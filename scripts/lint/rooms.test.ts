import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
