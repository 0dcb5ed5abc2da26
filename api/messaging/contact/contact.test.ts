import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { call, clock } = app
const message = { name: 'سارة القحطاني', email: 'sara@example.com', subject: 'فاتورة ناقصة', message: 'لم تصلني الفاتورة على البريد.' }

test('a guest’s message reaches the administration, which cannot change it', async () => {
  const sent = await call('POST', '/api/contact', { body: message, lang: 'ar' })
  expect([sent.status, sent.body.msg]).toEqual([201, 'وصلتنا رسالتك، وسنرد عليك عبر بريدك الإلكتروني'])
  const token = await adminToken(app, ['contact-messages.list', 'contact-messages.show'])
  const list = await call('GET', '/api/admin/contact-messages', { token })
  expect(list.rows).toMatchObject([message])
  expect(list.text).not.toContain('127.0.0.1')
  const path = `/api/admin/contact-messages/${list.rows[0]?.id}`
  expect((await call('GET', path, { token })).status).toBe(200)
  const all = await adminToken(app, 'all')
  expect((await call('PATCH', path, { token: all, body: { name: 'آخر' } })).status).toBeGreaterThanOrEqual(403)
  expect((await call('DELETE', path, { token: all })).status).toBeGreaterThanOrEqual(403)
})

test('neither an admin without the permission nor the public can read the messages', async () => {
  const token = await adminToken(app, ['faqs.list'])
  expect((await call('GET', '/api/admin/contact-messages', { token })).status).toBe(403)
  expect((await call('GET', '/api/contact-messages')).status).toBe(404)
})

test('missing fields are reported in the requested language', async () => {
  const response = await call('POST', '/api/contact', { body: { name: '', email: 'sara@', subject: 'س', message: '' }, lang: 'ar' })
  expect(response.status).toBe(422)
  expect(response.body.errors).toMatchObject({
    name: ['هذا الحقل مطلوب'],
    email: ['البريد الإلكتروني غير صحيح'],
    subject: ['اكتب 3 أحرف على الأقل'],
    message: ['هذا الحقل مطلوب'],
  })
})

test('one address can send five messages an hour, also concurrently', async () => {
  clock.advance(3_600_001)
  const responses = await Promise.all(Array.from({ length: 7 }, () => call('POST', '/api/contact', { body: message })))
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429])
  clock.advance(3_600_001)
  expect((await call('POST', '/api/contact', { body: message })).status).toBe(201)
})

test('a reply is stored with the message and sent to its sender once', async () => {
  clock.advance(3_600_001)
  await call('POST', '/api/contact', { body: message })
  const token = await adminToken(app, ['contact-messages.list', 'contact-messages.reply'])
  const [row] = (await call('GET', '/api/admin/contact-messages', { token })).rows
  const reply = (text: string) => call('POST', `/api/admin/contact-messages/${row?.id}/actions/reply`, { token, body: { reply: text } })
  expect((await reply('')).body.errors).toHaveProperty('reply')
  expect((await reply('أرسلناها إليك الآن.')).body).toMatchObject({ status: 'answered', reply: 'أرسلناها إليك الآن.' })
  expect((await reply('أرسلناها مرة أخرى.')).status).toBe(409)
  const emails = await app.db.select().from(jobs).where(eq(jobs.queue, 'email'))
  expect(emails).toMatchObject([
    {
      recipient: message.email,
      body: 'أرسلناها إليك الآن.\n\n> لم تصلني الفاتورة على البريد.\n',
      payload: { subject: 'Re: فاتورة ناقصة' },
    },
  ])
})
