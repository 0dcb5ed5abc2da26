import { expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const house = await testApp()
const { call, clock } = house
const written = { name: 'سارة القحطاني', email: 'sara@example.com', subject: 'فاتورة ناقصة', message: 'لم تصلني الفاتورة على البريد.' }

test('a guest writes to the administration, which reads it and cannot change it', async () => {
  const sent = await call('POST', '/api/contact', { body: written, lang: 'ar' })
  expect([sent.status, sent.body.msg]).toEqual([201, 'وصلتنا رسالتك، وسنرد عليك عبر بريدك الإلكتروني'])
  const token = await adminToken(house, ['contact-messages.list', 'contact-messages.show'])
  const list = await call('GET', '/api/admin/contact-messages', { token })
  expect(list.rows).toMatchObject([written])
  expect(list.text).not.toContain('127.0.0.1')
  const path = `/api/admin/contact-messages/${list.rows[0]?.id}`
  expect((await call('GET', path, { token })).status).toBe(200)
  const all = await adminToken(house, 'all')
  expect((await call('PATCH', path, { token: all, body: { name: 'آخر' } })).status).toBeGreaterThanOrEqual(403)
  expect((await call('DELETE', path, { token: all })).status).toBeGreaterThanOrEqual(403)
})

test('an admin without the permission and the public do not read the messages', async () => {
  const token = await adminToken(house, ['faqs.list'])
  expect((await call('GET', '/api/admin/contact-messages', { token })).status).toBe(403)
  expect((await call('GET', '/api/contact-messages')).status).toBe(404)
})

test('what is missing is said on its field, in the language asked for', async () => {
  const answer = await call('POST', '/api/contact', { body: { name: '', email: 'sara@', subject: 'س', message: '' }, lang: 'ar' })
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toMatchObject({
    name: ['هذا الحقل مطلوب'],
    email: ['البريد الإلكتروني غير صحيح'],
    subject: ['يجب ألا يقل عدد الأحرف عن 3'],
    message: ['هذا الحقل مطلوب'],
  })
})

test('one address sends five messages an hour, even all at once', async () => {
  clock.advance(3_600_001)
  const answers = await Promise.all(Array.from({ length: 7 }, () => call('POST', '/api/contact', { body: written })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429])
  clock.advance(3_600_001)
  expect((await call('POST', '/api/contact', { body: written })).status).toBe(201)
})
