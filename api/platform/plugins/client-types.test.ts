import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { isFullRun } from '../../testing/full-run.ts'
import { testApp } from '../../testing/test-app.ts'

const root = join(import.meta.dirname, '../../..')
const run = promisify(execFile)
const { server } = await testApp()

const calledPaths = ['/api/cities', '/api/auth/login', '/api/admin/coupons/{id}']
const program = `
import createClient from 'openapi-fetch'
import type { components, paths } from './wasl-api.ts'

const client = createClient<paths>({ baseUrl: 'https://wasl.example' })

const cities = await client.GET('/api/cities', { params: { query: { is_served: ['true'] } } })
export const names: (string | undefined)[] = cities.data?.map(({ name }) => name.ar) ?? []

const login = await client.POST('/api/auth/login', { body: { phone: '0500000000', password: 'a password' } })
export const failure: components['schemas']['ErrorResponse'] | undefined = login.error

const coupon = await client.GET('/api/admin/coupons/{id}', { params: { path: { id: names[0] ?? '' } } })
export const code: string | undefined = coupon.data?.code

// @ts-expect-error: a path that nothing serves
await client.GET('/api/citys')
// @ts-expect-error: the row to show is missing
await client.GET('/api/admin/coupons/{id}')
// @ts-expect-error: the password is missing
await client.POST('/api/auth/login', { body: { phone: '0500000000' } })
`

test('a client compiles against the types that npm run client writes, and a wrong call does not', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-client-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const compilerOptions = {
    paths: { 'openapi-fetch': [join(root, 'node_modules/openapi-fetch')] },
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  }
  await writeFile(join(folder, 'program.ts'), program)
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files: ['program.ts'] }),
  )
  const args = [join(folder, 'wasl-api.ts'), ...(isFullRun ? [] : [await writeDocument(folder)])]
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/client.ts', ...args], { cwd: root })
  const { stdout } = await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]).catch(
    (error: unknown) => error as { stdout: string },
  )
  expect(stdout).toBe('')
})

/** The document with the paths that the program calls: the types of all of them take twenty times as long. */
async function writeDocument(folder: string): Promise<string> {
  const file = join(folder, 'openapi.json')
  const { paths = {}, ...document } = server.swagger()
  const called = Object.fromEntries(calledPaths.map((path) => [path, paths[path]]))
  await writeFile(file, JSON.stringify({ ...document, paths: called }))
  return file
}
