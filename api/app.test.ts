import { expect, test } from 'vitest'
import { resourcesWithOwnPage } from './resources/routes/public-routes.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

const { call, server, shared } = await testApp()

test('the health routes report that the process and its database respond', async () => {
  expect(await call('GET', '/api/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await call('GET', '/api/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } })
})

test('a busy process is alive, and only its other routes ask to come back', async () => {
  const busy = await testApp({ BUSY_AFTER_MS: '1', RATE_LIMIT: '5' })
  // The load is measured once a second.
  await expect.poll(() => blockedStatus(busy), { timeout: 10_000, interval: 100 }).toBe(503)
  expect((await busy.call('GET', '/api/general/app')).headers['retry-after']).toBe('2')
  for (let count = 0; count < 10; count += 1) expect((await busy.call('GET', '/api/health/live')).status).toBe(200)
})

/** Blocks the event loop for a while and returns how the next request is answered. */
async function blockedStatus({ call }: TestApp): Promise<number> {
  const until = performance.now() + 80
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 10))
  return (await call('GET', '/api/general/app')).status
}

test('an unknown address responds 404 in the requested language, with the request id', async () => {
  const arabic = await call('GET', '/api/nothing?x=1', { lang: 'ar' })
  expect(arabic).toMatchObject({ status: 404, body: { key: 'not_found', msg: 'الصفحة غير موجودة: /api/nothing' } })
  expect(arabic.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  const english = await call('GET', '/api/nothing', { headers: { 'x-request-id': 'from-the-page' } })
  expect(english.body.msg).toBe('Page Not Found: /api/nothing')
  // The log has the id of the caller beside our own, which nobody else chooses.
  expect(english.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('responses of the back office bring the time of the server', async () => {
  const { headers } = await call('GET', '/api/admin/auth/me')
  expect(Math.abs(Date.parse(String(headers['x-server-time'])) - Date.parse(shared.clock.now()))).toBeLessThan(5_000)
})

test('every route of the API names its action of the access table', () => {
  const withoutAction = server.registered.filter(
    ({ url, action, method }) => url.startsWith('/api/') && !url.startsWith('/api/docs') && method !== 'HEAD' && !action,
  )
  expect(withoutAction).toEqual([])
})

test('each public resource with a page of its own has a hand-written route for it', () => {
  const pages = server.registered.filter(({ method }) => method === 'GET').map(({ url }) => url.replace(/:\w+/, ':id'))
  for (const name of resourcesWithOwnPage) expect(pages).toContain(`/api/${name}/:id`)
})

test('the OpenAPI document lists every live route', async () => {
  const { body } = await call('GET', '/api/openapi.json')
  const documented = Object.entries(body.paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const live = server.registered
    .filter(
      ({ url, method }) =>
        url.startsWith('/api/') &&
        !url.startsWith('/api/docs') &&
        url !== '/api/openapi.json' &&
        // The payment gateway of the demo: the REST interface of another company.
        !url.endsWith('*') &&
        method !== 'HEAD' &&
        method !== 'OPTIONS',
    )
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
  expect(documented.sort()).toEqual(live.sort())
  expect(body.openapi).toBe('3.1.0')
})

test('every operation of the OpenAPI document has an id of its own, a tag, the language header and an error response', async () => {
  const { body } = await call('GET', '/api/openapi.json')
  // Safe: the OpenAPI document.
  const paths = body.paths as unknown as Record<string, Record<string, Operation>>
  const operations: [string, Operation][] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  )
  const ids = operations.map(([, { operationId }]) => operationId)
  expect(operations.length).toBeGreaterThan(500)
  expect(new Set(ids).size).toBe(ids.length)
  const incomplete = operations.filter(
    ([, { operationId, tags, parameters, responses }]) =>
      !/^[a-z][A-Za-z0-9]+$/.test(operationId) ||
      !tags?.[0] ||
      !parameters?.some(({ $ref }) => $ref === '#/components/parameters/header.accept-language') ||
      !responses?.['4XX'],
  )
  // The routes of the demo have texts of their own.
  expect(incomplete.map(([name]) => name).filter((name) => !name.includes(' /api/dev/'))).toEqual([])
  expect(Object.fromEntries(operations)['post /api/admin/coupons/import/files']).toMatchObject({ tags: ['coupons'] })
})

type Operation = {
  operationId: string
  tags?: string[]
  parameters?: { $ref?: string }[]
  responses?: Record<string, unknown>
}

test('responses carry the security headers', async () => {
  const { headers } = await call('GET', '/api/health/live')
  expect(headers['content-security-policy']).toMatch(/default-src 'self';script-src 'self';/)
  // Our own origin includes its WebSocket.
  expect(headers['content-security-policy']).toMatch(/;connect-src 'self';/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-frame-options']).toBeDefined()
})

test('each response outside the API has a nonce of its own for scripts', async () => {
  const policies = await Promise.all(['/', '/'].map(async (path) => String((await call('GET', path)).headers['content-security-policy'])))
  for (const policy of policies) expect(policy).toMatch(/default-src 'self';script-src 'self' 'nonce-[^']+';/)
  expect(new Set(policies).size).toBe(2)
})
