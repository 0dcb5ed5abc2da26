import { beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { seedStaticPages } from './seed-static-pages.ts'

const app = await testApp()
const { call, shared } = app
let token = ''
beforeAll(async () => {
  await seedStaticPages(shared)
  token = await adminToken(app, 'all')
})

const pageOf = async (key: string) => (await call('GET', `/api/static-pages?key=${key}`)).rows[0] ?? {}
const body = {
  content: {
    ar: '<h2>عنوان</h2><p>نص جديد كتبه من يهتم بما يقرأه الناس هنا.</p>',
    en: '<p>A new text by somebody who cares for what is read.</p>',
  },
}

test('the four initial pages exist once', async () => {
  await seedStaticPages(shared)
  const pages = await call('GET', '/api/static-pages')
  expect(pages.rows.map(({ key }) => key).sort()).toEqual(['about-site', 'about-us', 'privacy', 'terms'])
})

test('HTML is sanitized before it is stored, in the row and in the history', async () => {
  const { id } = await pageOf('terms')
  const sent = { content: { ...body.content, en: `${body.content.en}<script>steal()</script><img src=x onerror="steal()">` } }
  const edited = await call('PATCH', `/api/admin/static-pages/${id}`, { token, body: sent })
  expect(edited).toMatchObject({ status: 200, body: { content: body.content } })
  expect((await pageOf('terms')).content).toEqual(body.content)
  const history = await call('GET', `/api/admin/static-pages/${id}/history`, { token })
  expect(history.text).not.toMatch(/steal/)
})

test('HTML without text counts as missing', async () => {
  const { id } = await pageOf('terms')
  const rejected = await call('PATCH', `/api/admin/static-pages/${id}`, { token, body: { content: { ...body.content, ar: '<p> </p>' } } })
  expect([rejected.status, Object.keys(rejected.body.errors ?? {})]).toEqual([422, ['content.ar']])
})

test('a search matches the text, not the HTML tags', async () => {
  const found = async (q: string) => (await call('GET', `/api/admin/static-pages?q=${encodeURIComponent(q)}`, { token })).rows.length
  expect([await found('الفواتير الضريبيه'), await found('<li>'), await found('h2')]).toEqual([1, 0, 0])
})

test('pages cannot be created, deleted or given another key', async () => {
  const { id } = await pageOf('privacy')
  const statuses = [
    (await call('POST', '/api/admin/static-pages', { token, body })).status,
    (await call('DELETE', `/api/admin/static-pages/${id}`, { token })).status,
    (await call('PATCH', `/api/admin/static-pages/${id}`, { token, body: { key: 'terms' } })).status,
  ]
  expect(statuses).toEqual([404, 404, 422])
})
