import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { resources } from '@wasl/resources/index.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { schema } from '../app/schema.ts'
import { root } from '../environment/paths.ts'
import { createResourceTable } from '../platform/db/create-resource-table.ts'
import { diffSnapshots, snapshotOf } from '../platform/db/schema-snapshot.ts'
import { adminToken } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { resourceRoutes } from './routes/routes.ts'
import { storedResource } from './stored-resource.ts'

// The recipe of CONTRIBUTING.md, block by block.
const recipe = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const blocks = (language: string): string[] =>
  [...recipe.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code)
const block = (language: string): string => blocks(language)[0]?.replaceAll(/^ {3}/gm, '') ?? ''
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

test('its files compile, and its table of kinds has every kind with its options', { timeout: 60_000 }, () => {
  const examples = join(folder, 'examples.ts')
  writeFileSync(examples, (blocks('ts')[1] ?? '').replaceAll("'@wasl/", `'${root}/`))
  const table = join(folder, 'kinds.ts')
  writeFileSync(table, typesOfKindTable())
  const options = { extends: join(root, 'tsconfig.base.json'), files: [path, examples, table] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
})

test('its commands and their flags are those of the project', () => {
  const commands = blocks('sh').flatMap((code) => code.trim().split('\n'))
  expect(commands.length).toBeGreaterThan(4)
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const generator = readFileSync(join(root, 'scripts/migration.ts'), 'utf8')
  for (const command of commands) {
    expect(scripts).toHaveProperty(/npm run (\w+) -- [a-z-]+/.exec(command)?.[1] ?? command)
    for (const [, flag = ''] of command.matchAll(/ --([a-z]+) /g)) expect(generator).toContain(`--${flag} `)
  }
})

/** A file that compiles only if the table has exactly the kinds and the options of the types. */
function typesOfKindTable(): string {
  const rows = recipe.split('\n').flatMap((line) => {
    const [, kind, options = ''] = /^\| `(\w+)` +\|[^|]*\|(.*)\|$/.exec(line) ?? []
    return kind ? [`${kind}: ${[...options.matchAll(/`(\w+)`/g)].map(([, name]) => `'${name}'`).join(' | ')}`] : []
  })
  const common = /All kinds take (.*)\./.exec(recipe)?.[1] ?? ''
  return `import type { ChoiceFieldOptions, CommonOptions, KindOptions, ListFieldOptions } from '${root}/shared/registry/field-options.ts'
type Options = Omit<KindOptions, 'belongsTo' | 'hasMany'> & {
  belongsTo: Omit<KindOptions['belongsTo'], 'to'>; hasMany: Omit<KindOptions['hasMany'], 'to'>; choice: ChoiceFieldOptions; list: ListFieldOptions }
type Own = { [K in keyof Options]: Exclude<keyof Options[K], keyof CommonOptions> }
type Listed = { ${rows.join('; ')} }
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : B) : A
export const kinds: { [K in keyof Own | keyof Listed]: K extends keyof Own & keyof Listed ? Same<Own[K], Listed[K]> : K } = { ${rows.map((row) => `${row.split(':')[0]}: true`).join(', ')} }
export const common: Same<keyof CommonOptions, ${[...common.matchAll(/`(\w+)`/g)].map(([, name]) => `'${name}'`).join(' | ')}> = true
`
}

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
