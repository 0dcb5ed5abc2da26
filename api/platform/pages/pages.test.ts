import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { serveAdmin } from './serve-admin.ts'
import { serveSite } from './serve-site.ts'

// A site of one page: it asks the API in process and tells back what it was handed.
const site = `
export async function handle(request, { apiFetch, requestId, nonce }) {
  const api = await apiFetch('http://localhost/api/health/live', { headers: { 'x-request-id': requestId } })
  const told = { path: new URL(request.url).pathname, form: await request.text(), api: await api.json(), same: api.headers.get('x-request-id') === requestId, nonce }
  return new Response(JSON.stringify(told), { status: 201, headers: { 'content-type': 'application/json', 'set-cookie': 'a=1' } })
}`

const folder = await mkdtemp(join(tmpdir(), 'wasl-pages-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
await mkdir(join(folder, 'site/server'), { recursive: true })
await mkdir(join(folder, 'site/client/assets'), { recursive: true })
await mkdir(join(folder, 'admin/assets'), { recursive: true })
await writeFile(join(folder, 'site/server/index.js'), site)
await writeFile(join(folder, 'site/server/package.json'), '{"type":"module"}')
await writeFile(join(folder, 'site/client/assets/app-1.js'), 'let app')
await writeFile(join(folder, 'admin/index.html'), '<title>admin</title>')
await writeFile(join(folder, 'admin/assets/main-1.js'), 'let admin')

const built = await testApp(
  {},
  {
    more: async (app) => {
      await serveAdmin(app, join(folder, 'admin'))
      await serveSite(app, join(folder, 'site'))
    },
  },
)

test('a page of the site is answered by its own handler, which reaches the API in this process', async () => {
  const page = await built.call('POST', '/orders/1', { body: 'note=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  expect(page).toMatchObject({ status: 201, body: { path: '/orders/1', form: 'note=x', api: { status: 'ok' }, same: true } })
  expect(page.headers['set-cookie']).toBe('a=1')
  expect(page.headers['content-security-policy']).toContain(`'nonce-${page.body.nonce}'`)
})

test('assets are kept for a year, pages of the back office are asked for anew', async () => {
  const asset = await built.call('GET', '/assets/app-1.js')
  expect([asset.text, asset.headers['cache-control']]).toEqual(['let app', 'public, max-age=31536000, immutable'])
  expect((await built.call('GET', '/admin/assets/main-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const page = await built.call('GET', '/admin/coupons/1/edit')
  expect([page.status, page.text, page.headers['cache-control']]).toEqual([200, '<title>admin</title>', 'no-cache'])
  expect((await built.call('GET', '/admin')).text).toBe('<title>admin</title>')
  expect((await built.call('GET', '/admin/assets/gone-2.js')).status).toBe(404)
})

test('what is under /api never falls through to the site', async () => {
  expect(await built.call('GET', '/api/nothing')).toMatchObject({ status: 404, body: { key: 'not_found' } })
  expect(await built.call('POST', '/api/nothing', { body: {} })).toMatchObject({ status: 404, body: { key: 'not_found' } })
})
