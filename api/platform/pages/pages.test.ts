import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { serveAdmin } from './serve-admin.ts'
import { serveSite } from './serve-site.ts'

// A site with one page that calls the API in process and returns what it received, and one that waits until its reader has left. It shares no page between guests.
const site = `
import { EventEmitter } from 'node:events'
export const events = new EventEmitter()
export const guestPage = () => null
export async function handle(request, { apiFetch, now, requestId, nonce, isAbandoned }) {
  if (request.url.endsWith('/slow')) {
    events.emit('started', isAbandoned())
    while (!isAbandoned()) await new Promise((resolve) => setTimeout(resolve, 5))
    events.emit('abandoned')
  }
  const api = await apiFetch('http://localhost/api/health/live', { headers: { accept: 'application/json', 'x-request-id': requestId } })
  const received = { path: new URL(request.url).pathname, form: await request.text(), api: await api.json(), ownId: api.headers.get('x-request-id') !== requestId, now, nonce }
  return new Response(JSON.stringify(received), { status: 201, headers: { 'content-type': 'application/json', 'set-cookie': 'a=1' } })
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

const app = await testApp(
  {},
  {
    more: async (server) => {
      await serveAdmin(server, join(folder, 'admin'))
      await serveSite(server, join(folder, 'site'))
    },
  },
)

test('a page of the site is rendered by its handler, which calls the API in process', async () => {
  app.clock.advance(40 * dayMs)
  const page = await app.call('POST', '/orders/1', { body: 'note=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  expect(page).toMatchObject({ status: 201, body: { path: '/orders/1', form: 'note=x', api: { status: 'ok' }, ownId: true } })
  expect(Date.parse(app.clock.now()) - Date.parse(String(page.body.now))).toBeLessThan(hourMs) // the clock that the demo moves
  expect(page.headers['set-cookie']).toBe('a=1')
  expect(page.headers['content-security-policy']).toContain(`'nonce-${page.body.nonce}'`)
})

test('a page is abandoned once its reader has closed the connection', async () => {
  const { events } = await import(pathToFileURL(join(folder, 'site/server/index.js')).href)
  const address = await app.server.listen({ host: '127.0.0.1', port: 0 })
  const [started, abandoned] = [once(events, 'started'), once(events, 'abandoned')]
  const leaving = new AbortController()
  const page = fetch(`${address}/slow`, { signal: leaving.signal }).catch((error: Error) => error.name)
  expect(await started).toEqual([false])
  leaving.abort()
  expect(await page).toBe('AbortError')
  await abandoned
})

test('assets are cached for a year, pages of the back office are not cached', async () => {
  const asset = await app.call('GET', '/assets/app-1.js')
  expect([asset.text, asset.headers['cache-control']]).toEqual(['let app', 'public, max-age=31536000, immutable'])
  expect((await app.call('GET', '/admin/assets/main-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const page = await app.call('GET', '/admin/coupons/1/edit')
  expect([page.status, page.text, page.headers['cache-control']]).toEqual([200, '<title>admin</title>', 'no-cache'])
  expect((await app.call('GET', '/admin')).text).toBe('<title>admin</title>')
  expect((await app.call('GET', '/admin/assets/gone-2.js')).status).toBe(404)
  const gone = await app.call('GET', '/assets/gone-2.css')
  expect([gone.status, gone.text, gone.headers['cache-control']]).toEqual([404, 'Not found', 'no-store'])
})

test('an asset has no headers that concern documents', async () => {
  const asset = await app.call('GET', '/assets/app-1.js')
  const page = await app.call('GET', '/admin/coupons')
  for (const name of ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy'])
    expect([name, asset.headers[name], typeof page.headers[name]]).toEqual([name, undefined, 'string'])
  expect([asset.headers['x-content-type-options'], asset.headers['cross-origin-resource-policy']]).toEqual(['nosniff', 'same-origin'])
})

test('an address under /api never falls through to the site', async () => {
  expect(await app.call('GET', '/api/nothing')).toMatchObject({ status: 404, body: { key: 'not_found' } })
  expect(await app.call('POST', '/api/nothing', { body: {} })).toMatchObject({ status: 404, body: { key: 'not_found' } })
})

const form = 'application/x-www-form-urlencoded'

test('a form body is cut while it streams, before it is parsed', async () => {
  let sentBytes = 0
  const endless = Readable.from(
    (function* () {
      for (; sentBytes < 100 * 1024 * 1024; sentBytes += 64 * 1024) yield Buffer.alloc(64 * 1024, 'a=1&')
    })(),
  )
  expect(await app.call('POST', '/theme', { body: endless, headers: { 'content-type': form } })).toMatchObject({ status: 413 })
  expect(sentBytes).toBeLessThan(4 * 1024 * 1024)
  const manyFields = 'a=1&'.repeat(10_000)
  expect(await app.call('POST', '/theme', { body: manyFields, headers: { 'content-type': form } })).toMatchObject({ status: 413 })
})

test('bodies that are no form, torn forms and odd hosts are answered with a message, not with an error of the server', async () => {
  const send = async (body: string, headers: Record<string, string>) => {
    const { status, body: json } = await app.call('POST', '/theme', { body, headers })
    expect(json.msg).toBeTruthy()
    return status
  }
  expect(await send('{}', { 'content-type': 'application/json' })).toBe(415)
  expect(await send('x', { 'content-type': 'text/plain' })).toBe(415)
  const torn = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nval'
  expect(await send(torn, { 'content-type': 'multipart/form-data; boundary=b' })).toBe(422)
  for (const host of ['[', 'a b']) expect(await send('a=1', { 'content-type': form, host })).toBe(400)
})

test('an empty body of any type is a form without fields', async () => {
  const readsForm = `export const guestPage = () => null
  export async function handle(request) { return new Response(String([...(await request.formData())].length)) }`
  await mkdir(join(folder, 'form/server'), { recursive: true })
  await mkdir(join(folder, 'form/client'), { recursive: true })
  await writeFile(join(folder, 'form/server/index.js'), readsForm)
  await writeFile(join(folder, 'form/server/package.json'), '{"type":"module"}')
  const { call } = await testApp({}, { more: (server) => serveSite(server, join(folder, 'form')) })
  for (const type of ['application/json', 'text/plain', 'multipart/form-data', form])
    expect(await call('POST', '/auth/logout', { body: '', headers: { 'content-type': type } })).toMatchObject({ status: 200, text: '0' })
})

test('pages count towards the rate limit, assets do not', async () => {
  const limited = await testApp({ RATE_LIMIT: '4' }, { more: (server) => serveSite(server, join(folder, 'site')) })
  const statuses = async (url: string, times: number) => {
    const all: number[] = []
    for (let at = 0; at < times; at += 1) all.push((await limited.call('GET', url)).status)
    return all
  }
  expect(await statuses('/assets/app-1.js', 6)).toEqual(Array(6).fill(200))
  expect((await statuses('/orders', 6)).at(-1)).toBe(429)
})

test('a browser gets errors as a page in the language of the address, a program as JSON', async () => {
  const send = (url: string, body: string, type: string, accept: string) =>
    app.call('POST', url, { body, lang: 'en', headers: { 'content-type': type, accept } })
  const cases: readonly [string, string, number, string][] = [
    ['{}', 'application/json', 415, 'نوع المحتوى غير مقبول'],
    [`a=${'x'.repeat(2_000_000)}`, form, 413, 'الحجم أكبر من المسموح'],
    ['--b\r\n', 'multipart/form-data; boundary=b', 422, 'تعذّرت قراءة البيانات المرسلة'],
  ]
  for (const [body, type, status, message] of cases) {
    const page = await send('/theme', body, type, 'text/html,*/*')
    expect([page.status, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(page.text).toContain(`<h1>${message}</h1>`)
    expect(page.text).toContain('<html lang="ar" dir="rtl">')
    expect((await send('/en/theme', body, type, 'text/html')).text).toContain('<html lang="en" dir="ltr">')
    expect((await send('/theme', body, type, '*/*')).body.msg).toBeTruthy()
  }
})

test('the page of the rate limit is in the language of the address', async () => {
  const limited = await testApp({ RATE_LIMIT: '1' }, { more: (server) => serveSite(server, join(folder, 'site')) })
  const open = () => limited.call('GET', '/en/orders', { headers: { accept: 'text/html' } })
  await open()
  const page = await open()
  expect([page.status, page.text.includes('<h1>Too many requests. Please wait a moment</h1>')]).toEqual([429, true])
})

test('an address with an invalid escape sequence is an unknown page, and other methods are refused', async () => {
  expect(await app.call('GET', '/%E0%A4%A')).toMatchObject({ status: 201, body: { path: '/%25E0%25A4%25A' } })
  expect(await app.call('GET', '/api/cities/%E0%A4%A')).toMatchObject({ status: 404, body: { key: 'not_found' } })
  for (const method of ['TRACE', 'PUT', 'OPTIONS'] as const) {
    const { statusCode, headers } = await app.server.inject({ method: method as 'PUT', url: '/orders' })
    expect([method, statusCode, headers.allow]).toEqual([method, 405, 'GET, HEAD, POST'])
  }
})
