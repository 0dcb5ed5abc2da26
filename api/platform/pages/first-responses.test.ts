import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { serveAdmin } from './serve-admin.ts'

const folder = await mkdtemp(join(tmpdir(), 'wasl-admin-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'index.html'), '<html><head></head><body></body></html>')

const app = await testApp({}, { more: (server) => serveAdmin(server, folder) })
const open = async (url: string, token?: string) => {
  const page = await app.call('GET', url, { headers: token ? { cookie: `admin_token=${token}` } : {} })
  const [, json = '{}'] = /<script type="application\/json" id="first-responses">(.*?)<\/script><\/head>/s.exec(page.text) ?? []
  return { ...page, first: JSON.parse(json) }
}
const rowsUrl = '/api/admin/faqs?_end=20&_order=asc&_sort=sort_order&_start=0'

test('the document of a list brings the profile and the first rows', async () => {
  const token = await adminToken(app, 'all')
  const text = { ar: 'كيف أطلب الخدمة؟', en: 'How do I order?</script><b>' }
  const body = { question: text, answer: text, topic: 'orders', is_published: true }
  expect((await app.call('POST', '/api/admin/faqs', { token, body })).body).toHaveProperty('id')
  const { first, headers } = await open('/admin/faqs', token)
  expect(Object.keys(first).sort()).toEqual(['/api/admin/auth/me', rowsUrl])
  expect(first['/api/admin/auth/me'].data.data).toMatchObject({ is_super: true, settings: expect.anything() })
  expect([first[rowsUrl].data[0].question.en, first[rowsUrl].headers]).toEqual([
    'How do I order?</script><b>',
    { 'x-total-count': '1', 'x-server-time': expect.stringMatching(/^20/) },
  ])
  expect([headers['cache-control'], headers.vary]).toEqual(['no-store', expect.stringContaining('Cookie')])
})

test('the document brings only what its reader may see', async () => {
  const reader = await adminToken(app, ['coupons.list'])
  expect(Object.keys((await open('/admin/faqs', reader)).first)).toEqual(['/api/admin/auth/me'])
  for (const token of [undefined, 'ended']) expect((await open('/admin/faqs', token)).first).toEqual({})
})

test('an address with filters, a record or no list brings the profile', async () => {
  const token = await adminToken(app, 'all')
  for (const url of ['/admin', '/admin/faqs?filters=1', '/admin/faqs/1', '/admin/nothing'])
    expect(Object.keys((await open(url, token)).first)).toEqual(['/api/admin/auth/me'])
})
