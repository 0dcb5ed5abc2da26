import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { serveSite } from './serve-site.ts'

// A site with two pages: /shared shows the questions of the home page and counts its renderings, /scripted has an inline script.
const site = `
let renders = 0
const filler = ' '.repeat(2000)
export const guestPage = ({ url, headers }) => {
  if (headers.cookie?.includes('token=')) return null
  return { address: url, cookie: headers.cookie ?? '', headers: { 'set-cookie': 'locale=ar' } }
}
export async function handle(request, { apiFetch, nonce, requestId }) {
  const { pathname } = new URL(request.url)
  const reader = request.headers.get('cookie')
  if (pathname === '/redirect') return Response.redirect(request.url + '/there', 302)
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  if (pathname === '/missing') return new Response('none', { status: 404, headers })
  if (pathname === '/scripted') return new Response('<script nonce="' + nonce + '" id="' + requestId + '"></script>' + filler, { headers })
  renders += 1
  const { data } = await (await apiFetch('http://localhost/api/home')).json()
  const questions = data.faqs.map(({ question }) => question.en).join()
  return new Response('<p>render ' + renders + '</p><p>' + reader + '</p>' + questions + filler, { headers })
}`

const folder = await mkdtemp(join(tmpdir(), 'wasl-guest-pages-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
await mkdir(join(folder, 'server'), { recursive: true })
await mkdir(join(folder, 'client'), { recursive: true })
await writeFile(join(folder, 'server/index.js'), site)
await writeFile(join(folder, 'server/package.json'), '{"type":"module"}')

const app = await testApp({}, { more: (server) => serveSite(server, folder) })
const { call, db } = app
const get = (url: string, headers: Record<string, string> = {}) => call('GET', url, { headers })
const rendersOf = async (url = '/shared', headers = {}) => Number(/render (\d+)/.exec((await get(url, headers)).text)?.[1])

test('concurrent and later guests share one rendering, other themes and addresses have their own', async () => {
  const first = await Promise.all([rendersOf(), rendersOf(), rendersOf()])
  expect(new Set([...first, await rendersOf()]).size).toBe(1)
  expect(await rendersOf('/shared', { cookie: 'theme=dark' })).not.toBe(first[0])
  expect(await rendersOf('/shared?q=x')).not.toBe(first[0])
  expect((await get('/shared')).text).not.toContain('dark')
  expect(await rendersOf('/shared', { host: 'other.example' })).not.toBe(first[0])
})

test('a reader with a session neither receives nor fills a shared page', async () => {
  const shared = await rendersOf()
  const own = await get('/shared', { cookie: 'token=mine' })
  expect([own.text.includes('token=mine'), own.headers.etag]).toEqual([true, undefined])
  expect(await rendersOf()).toBe(shared)
})

test('an edit in the back office shows on the next request', async () => {
  const token = await adminToken(app, 'all')
  const body = {
    question: { ar: 'كيف أطلب؟', en: 'How do I order?' },
    answer: { ar: 'من صفحة الخدمات', en: 'On the services page' },
    topic: 'orders',
  }
  const created = await call('POST', '/api/admin/faqs', { token, body: { ...body, is_published: true } })
  expect(created.status).toBe(201)
  expect((await get('/shared')).text).toContain('How do I order?')
  await call('PATCH', `/api/admin/faqs/${created.body.id}`, { token, body: { question: { ar: 'كيف أبدأ؟', en: 'How do I start?' } } })
  expect((await get('/shared')).text).toContain('How do I start?')
})

test('a write that this process did not make shows on the next request', async () => {
  await db.execute(
    sql`insert into faqs (question_ar, question_en, answer_ar, answer_en, topic, is_published) values ('س', 'By hand?', 'ج', 'Yes', 'orders', true)`,
  )
  expect((await get('/shared')).text).toContain('By hand?')
})

test('a page with inline scripts has the nonce and the id of each response, and no ETag', async () => {
  const responses = await Promise.all([get('/scripted'), get('/scripted'), get('/scripted')])
  for (const { text, headers } of responses) {
    const [, nonce, id] = /nonce="([^"]+)" id="([^"]+)"/.exec(text) ?? []
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect([id, headers.etag]).toEqual([headers['x-request-id'], undefined])
  }
  expect(new Set(responses.map(({ text }) => text)).size).toBe(3)
})

test('a page is sent compressed, without its body for HEAD, and not at all if the browser has it', async () => {
  const page = await get('/shared')
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: expect.stringContaining('Cookie'),
    'set-cookie': 'locale=ar',
  })
  const etag = String(page.headers.etag)
  const inject = (method: 'GET' | 'HEAD', headers: Record<string, string>) => app.server.inject({ method, url: '/shared', headers })
  const compressed = await inject('GET', { 'accept-encoding': 'gzip, br' })
  expect([compressed.headers['content-encoding'], brotliDecompressSync(compressed.rawPayload).toString()]).toEqual(['br', page.text])
  const head = await inject('HEAD', {})
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag])
  const unchanged = await inject('GET', { 'if-none-match': `W/"other", ${etag}` })
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
  expect((await inject('GET', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})

test('pages that only one response has are compressed too, and only for those who accept it', async () => {
  const cookies = { guest: {}, user: { cookie: 'token=mine' } }
  for (const [url, cookie] of [
    ['/scripted', cookies.guest],
    ['/shared', cookies.user],
  ] as const) {
    const inject = (encoding: string) => app.server.inject({ method: 'GET', url, headers: { ...cookie, 'accept-encoding': encoding } })
    const [brotli, gzip, plain] = [await inject('br'), await inject('gzip'), await inject('identity')]
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(brotli.headers.vary).toMatch(/accept-encoding/i)
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain(url === '/shared' ? 'token=mine' : '<script nonce')
    expect(gunzipSync(gzip.rawPayload).toString().length).toBe(plain.body.length)
  }
})

test('redirects and missing pages keep their status', async () => {
  expect((await get('/redirect')).status).toBe(302)
  expect((await get('/missing')).status).toBe(404)
})
