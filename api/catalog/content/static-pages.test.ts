import { beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { standPages } from './seed-static-pages.ts'

const house = await testApp()
const { call, shared } = house
let token = ''
beforeAll(async () => {
  await standPages(shared)
  token = await adminToken(house, 'all')
})

const pageOf = async (key: string) => (await call('GET', `/api/static-pages?key=${key}`)).rows[0] ?? {}
const body = {
  content: {
    ar: '<h2>عنوان</h2><p>نص جديد كتبه من يهتم بما يقرأه الناس هنا.</p>',
    en: '<p>A new text by somebody who cares for what is read.</p>',
  },
}

test('the four pages stand from the first day and once only', async () => {
  await standPages(shared)
  const pages = await call('GET', '/api/static-pages')
  expect(pages.rows.map(({ key }) => key).sort()).toEqual(['about-site', 'about-us', 'privacy', 'terms'])
})

test('what may not stand in a page is gone before it is stored, in the row and in the history', async () => {
  const { id } = await pageOf('terms')
  const sent = { content: { ...body.content, en: `${body.content.en}<script>steal()</script><img src=x onerror="steal()">` } }
  const edited = await call('PATCH', `/api/admin/static-pages/${id}`, { token, body: sent })
  expect(edited).toMatchObject({ status: 200, body: { content: body.content } })
  expect((await pageOf('terms')).content).toEqual(body.content)
  const history = await call('GET', `/api/admin/static-pages/${id}/history`, { token })
  expect(history.text).not.toMatch(/steal/)
})

test('a text whose marks hold no word is missing', async () => {
  const { id } = await pageOf('terms')
  const refused = await call('PATCH', `/api/admin/static-pages/${id}`, { token, body: { content: { ...body.content, ar: '<p> </p>' } } })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['content.ar']])
})

test('a search reads the words of a text, not its marks', async () => {
  const found = async (q: string) => (await call('GET', `/api/admin/static-pages?q=${encodeURIComponent(q)}`, { token })).rows.length
  expect([await found('الفواتير الضريبيه'), await found('<li>'), await found('h2')]).toEqual([1, 0, 0])
})

test('no page is made, taken away or given another key', async () => {
  const { id } = await pageOf('privacy')
  const statuses = [
    (await call('POST', '/api/admin/static-pages', { token, body })).status,
    (await call('DELETE', `/api/admin/static-pages/${id}`, { token })).status,
    (await call('PATCH', `/api/admin/static-pages/${id}`, { token, body: { key: 'terms' } })).status,
  ]
  expect(statuses).toEqual([404, 404, 422])
})
