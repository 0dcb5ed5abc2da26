import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const build = join(import.meta.dirname, '../site/build')

const scriptsIn = (folder: string) =>
  readdirSync(join(build, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .map((path) => readFileSync(join(build, folder, path), 'utf8'))

test('the built site has the production versions of all packages, whatever NODE_ENV is', () => {
  const server = scriptsIn('server')
  const imported = server.flatMap((code) => [...code.matchAll(/^(?:import|export) .*?from "([^"./][^"]*)"/gm)].map(([, name]) => name))
  expect(imported.filter((name) => !isBuiltin(name ?? ''))).toEqual([])
  for (const code of [...server, ...scriptsIn('client')]) {
    expect(code).not.toMatch(/development\.js|dist\/development|ENABLE_DEV_WARNINGS = true/)
    expect(code).not.toContain('process.env.NODE_ENV')
  }
})
