import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as endpoints from '@wasl/resources/endpoints/index.ts'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { operationsOf } from '../../fuzz/api-requests.ts'
import { testApp } from '../../testing/test-app.ts'

const { server } = await testApp()
const document = (await server.inject('/api/openapi.json')).json()
type Described = { operationId?: string; summary?: string; method: string; path: string; responses?: Readonly<Record<string, unknown>> }
const operations: readonly Described[] = operationsOf(document)

test('every operation has a name of its own, a summary, a success and a failure', () => {
  const names = operations.map(({ operationId }) => operationId)
  expect(names.filter((name, index) => !name || names.indexOf(name) !== index)).toEqual([])
  const wrong = operations.filter(
    ({ summary, responses = {} }) => !summary || !responses['4XX'] || !Object.keys(responses).some((key) => key.startsWith('2')),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
  for (const [name, { method, path }] of Object.entries(endpoints))
    expect(operations.find(({ operationId }) => operationId === name)).toMatchObject({ method, path: path.replace(/:(\w+)/g, '{$1}') })
})

test('every reference of the document leads to a component', () => {
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)]
  const broken = references.filter(([, kind = '', name = '']) => !document.components[kind]?.[name])
  expect(broken.map(([reference]) => reference)).toEqual([])
})

test('Redocly finds nothing in the document to warn about, such as two paths that fit one address', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-openapi-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document))
  const redocly = join(import.meta.dirname, '../../../node_modules/@redocly/cli/bin/cli.js')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off' }
  const args = [redocly, 'lint', 'openapi.json', '--format=json', '--max-problems=1000']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env, maxBuffer: 2 ** 25 }).catch(
    // Safe: execFile fails with the output of the command.
    (error: unknown) => error as { stdout: string },
  )
  const { problems } = z.object({ problems: z.array(z.object({ ruleId: z.string(), message: z.string() })) }).parse(JSON.parse(stdout))
  expect(problems).toEqual([])
})

// Routes that no client of ours calls: probes, documents of the API, events of outside services, and the demo.
const outside = /^\/(?!api\/)|^\/api\/(health\/live|openapi\.json|docs|webhooks|dev|live\/socket\.io|metrics|resources|\*|$)/

test('every route is an endpoint of the table, or generated from the resource registry', () => {
  const generated = new Set(readdirSync(new URL('../../../resources', import.meta.url)).map((file) => file.replace(/\.ts$/, '')))
  const unknown = server.registered.filter(({ url, method, endpoint }) => {
    const [, resource = ''] = /^\/api\/(?:(?:admin|own)\/)?([^/]+)/.exec(url) ?? []
    return method !== 'HEAD' && !endpoint && !outside.test(url) && !generated.has(resource)
  })
  expect(unknown.map(({ method, url }) => `${method} ${url}`)).toEqual([])
})
