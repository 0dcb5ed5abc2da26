import { readdirSync } from 'node:fs'
import * as endpoints from '@wasl/shared/contract/endpoints/index.ts'
import { expect, test } from 'vitest'
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

const isParameter = (part: string | undefined) => part?.startsWith('{') ?? false
/** Whether some address fits both paths, and neither is the more precise one: OpenAPI leaves open which of them answers. */
function areAmbiguous(one: string, other: string): boolean {
  const parts = one.split('/').map((part, index) => [part, other.split('/')[index]] as const)
  if (parts.length !== other.split('/').length || parts.some(([a, b]) => a !== b && !isParameter(a) && !isParameter(b))) return false
  const onlyOne = parts.some(([a, b]) => isParameter(a) && !isParameter(b))
  const onlyOther = parts.some(([a, b]) => isParameter(b) && !isParameter(a))
  return onlyOne === onlyOther
}

test('no address fits two paths of which neither is the more precise one', () => {
  expect(areAmbiguous('/api/orders/{id}/history', '/api/orders/runs/{id}')).toBe(true)
  expect(areAmbiguous('/api/orders/{id}', '/api/orders/{order_id}')).toBe(true)
  expect(areAmbiguous('/api/orders/{id}', '/api/orders/latest')).toBe(false)
  const paths = Object.keys(document.paths)
  const ambiguous = paths.flatMap((path, index) =>
    paths.slice(index + 1).flatMap((other) => (areAmbiguous(path, other) ? `${path} ${other}` : [])),
  )
  expect(ambiguous).toEqual([])
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
