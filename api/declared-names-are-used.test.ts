import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notificationTypes } from '@wasl/shared/notifications/notifications.ts'
import { expect, test } from 'vitest'
import { variables } from './environment/env.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const declarations = ['shared/notifications/', 'api/environment/env.ts']
const sources = globSync(['{api,shared,resources,scripts}/**/*.ts', '{admin,site}/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
})
  .filter((path) => !/\.test\.tsx?$/.test(path) && !declarations.some((start) => path.startsWith(start)))
  .map(read)
const isNamed = (name: string) => sources.some((text) => text.includes(`'${name}'`))

test('every notification that is not planned is named by a lifecycle, a resource or a call', () => {
  expect(notificationTypes.filter((type) => !isNamed(type))).toEqual([])
})

test('every environment variable is read by the code and documented in .env.example, and no other is', () => {
  const unread = Object.keys(variables).filter((name) => !sources.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
  expect(unread).toEqual([])
  const documented = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(documented.sort()).toEqual(Object.keys(variables).sort())
})
