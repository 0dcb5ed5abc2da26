import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { resources } from '@wasl/resources/index.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { root } from '../paths.ts'
import { createResourceTable } from '../platform/db/create-resource-table.ts'
import { schema } from '../platform/db/schema.ts'
import { diffSnapshots, snapshotOf } from '../platform/db/schema-snapshot.ts'
import { adminToken } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { resourceRoutes } from './routes.ts'
import { storedResource } from './stored-resource.ts'

// The recipe of CONTRIBUTING.md, block by block.
const recipe = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const block = (language: string): string =>
  (new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(recipe)?.[1] ?? '').replaceAll(/^ {3}/gm, '')
const fileName = /Create `resources\/([a-z-]+\.ts)`/.exec(recipe)?.[1] ?? ''

// The file is used from a temporary folder, where the workspace's packages have no names.
const folder = mkdtempSync(join(tmpdir(), 'wasl-recipe-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = join(folder, fileName)
writeFileSync(path, block('ts').replaceAll("'@wasl/", `'${root}/`))
const declaration = declarationIn(await import(/* @vite-ignore */ pathToFileURL(path).href))

const table = createResourceTable(declaration)
const app = await testApp({}, { more: (server) => resourceRoutes(server, [storedResource(declaration, table, {})]) })

test('the recipe adds a resource that the project does not have', () => {
  expect(existsSync(join(root, 'resources', fileName))).toBe(false)
  expect(Object.keys(resources)).not.toContain(declaration.name)
})

test('its file compiles', { timeout: 60_000 }, () => {
  const options = { extends: join(root, 'tsconfig.base.json'), files: [path] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
})

test('its command is one of the project', () => {
  const script = /npm run (\w+) -- [a-z-]+/.exec(block('sh'))?.[1] ?? ''
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts).toHaveProperty(script)
})

test('its migration makes the table, and its routes create, list and publish a row', async () => {
  for (const statement of await diffSnapshots(snapshotOf(schema), snapshotOf({ ...schema, recipe: table })))
    await app.db.execute(sql.raw(statement))
  const token = await adminToken(app, 'all')
  const category = { name: { ar: 'تنظيف', en: 'Cleaning' }, description: { ar: 'وصف', en: 'Text' }, icon: 'cleaning' }
  const category_id = (await app.call('POST', '/api/admin/categories', { token, body: category })).body.id
  const body = { name: { ar: 'ضمان سنتين', en: 'Two years' }, category_id, months: 24 }
  const created = await app.call('POST', `/api/admin/${declaration.name}`, { token, body })
  expect(created).toMatchObject({ status: 201, body: { ...body, is_active: true } })
  expect((await app.call('GET', `/api/admin/${declaration.name}?category_id=${category_id}`, { token })).rows).toHaveLength(1)
  expect((await app.call('GET', `/api/${declaration.name}`)).rows).toEqual([
    { id: created.body.id, name: body.name, months: 24, badge: null },
  ])
})

// Safe: the recipe exports one declaration made by resource().
function declarationIn(module: Readonly<Record<string, unknown>>): AnyResource {
  const [first] = Object.values(module)
  return first as AnyResource
}
