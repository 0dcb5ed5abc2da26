import { pages } from '@wasl/shared/pages/pages.ts'
import { hourMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { adminNotifications, notifications } from '../../messaging/tables/notifications.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { adminToken, demoPhones, logInAs } from '../../testing/people.ts'
import { uploadImage } from '../../testing/transfers.ts'
import { complaints } from '../tables/from-registry.ts'

const { app, client, provider, freelancer, submittedOrder } = await orderFixture()
const { call, db } = app
const admin = await adminToken(app, 'all')
const stranger = await logInAs(app, demoPhones.secondClient)
const texts = { subject: 'تأخر الفني', reason: 'delay', message: 'وصل الفني بعد الموعد بساعتين.' }

async function newComplaint(change: object = {}, token = client): Promise<string> {
  const sent = await call('POST', '/api/complaints', { token, body: { ...texts, ...change } })
  if (sent.status !== 201) throw new Error(`newComplaint: ${sent.text}`)
  return String(sent.body.data?.id)
}
const pageOf = (id: string, token = client) => call('GET', `/api/complaints/${id}`, { token })
const write = (id: string, body: object, token = client) => call('POST', `/api/complaints/${id}/messages`, { token, body })
const reply = (id: string, text: string) =>
  call('POST', `/api/admin/complaints/${id}/actions/reply`, { token: admin, body: { reply: text } })

test('a complaint gets a number, is listed for its sender with status new, and is announced to the administration', async () => {
  const order = await submittedOrder()
  const image = await uploadImage(app, client, 'complaint')
  const id = await newComplaint({ order_id: order.id, file_ids: [image] })
  const listed = await call('GET', '/api/complaints', { token: client })
  const [first] = Object.values(listed.body.data?.data ?? {})
  expect(first).toMatchObject({ id, status: 'new', subject: texts.subject, order: { id: order.id }, is_own: true })
  expect(first?.number).toMatch(/^C-\d{10}$/)
  const { body } = await pageOf(id)
  expect(body.data).toMatchObject({ message: texts.message, reply: null, messages: [], files: [{ id: image }] })
  expect(Object.values(body.data?.history ?? {})).toMatchObject([{ status: 'new' }])
  const announced = await db.select().from(adminNotifications).where(eq(adminNotifications.row_id, id))
  expect(announced.map(({ type }) => type)).toEqual(['complaint_new'])
})

test('all errors of the form come at once, each on its field', async () => {
  const foreign = await uploadImage(app, provider, 'complaint')
  const empty = await call('POST', '/api/complaints', { token: client, body: { subject: ' ', message: 'لا', file_ids: [] } })
  expect([empty.status, Object.keys(empty.body.errors ?? {}).sort()]).toEqual([422, ['message', 'reason', 'subject']])
  const images = Array.from({ length: 6 }, () => foreign)
  const many = await call('POST', '/api/complaints', { token: client, body: { ...texts, file_ids: images } })
  expect(many.body.errors).toEqual({ file_ids: ['Upload at most 5 images'] })
  const stolen = await call('POST', '/api/complaints', { token: client, body: { ...texts, file_ids: [foreign] } })
  expect(stolen.body.errors).toEqual({ file_ids: ['Upload the images again'] })
  const others = await submittedOrder()
  const notOwn = await call('POST', '/api/complaints', { token: stranger, body: { ...texts, order_id: others.id } })
  expect(notOwn.body.errors).toEqual({ order_id: ['Choose one of your orders'] })
})

test('replies go both ways: writing back reopens an answered complaint, and the history shows each status', async () => {
  const id = await newComplaint()
  expect((await reply(id, 'نعتذر عن التأخر.')).body).toMatchObject({ status: 'responded' })
  const [sent] = await db
    .select()
    .from(notifications)
    .where(eq(notifications.link, pages.complaint({ id })))
  expect(sent?.type).toBe('complaint_replied')
  const image = await uploadImage(app, client, 'complaint')
  expect((await write(id, { message: 'لم يصل أحد بعد', file_ids: [image] })).status).toBe(201)
  expect((await reply(id, 'سيصل الفني اليوم.')).status).toBe(200)
  const { body } = await pageOf(id)
  expect(Object.values(body.data?.messages ?? {})).toMatchObject([
    { author: 'administration', is_own: false, message: 'نعتذر عن التأخر.' },
    { author: 'complainant', is_own: true, message: 'لم يصل أحد بعد', files: [{ id: image }] },
    { author: 'administration', message: 'سيصل الفني اليوم.' },
  ])
  const history = Object.values(body.data?.history ?? {}).map(({ status }) => status)
  expect([history, body.data?.status, body.data?.reply]).toEqual([
    ['new', 'responded', 'in_progress', 'responded'],
    'responded',
    'سيصل الفني اليوم.',
  ])
  const announced = await db.select().from(adminNotifications).where(eq(adminNotifications.row_id, id))
  expect(announced).toHaveLength(2)
})

test('a complaint of somebody else does not exist, in both languages, nor do its images', async () => {
  const image = await uploadImage(app, client, 'complaint')
  const id = await newComplaint({ file_ids: [image] })
  for (const token of [stranger, provider, freelancer]) {
    const { status, body } = await pageOf(id, token)
    expect([status, body.msg]).toEqual([404, 'Complaint not found'])
    expect((await write(id, { message: 'نص' }, token)).status).toBe(404)
    expect((await call('GET', `/api/files/${image}`, { token })).status).toBe(404)
  }
  const inArabic = await call('GET', `/api/complaints/${id}`, { token: stranger, headers: { lang: 'ar' } })
  expect(inArabic.body.msg).toBe('الشكوى غير موجودة')
  expect((await call('GET', `/api/files/${image}`, { token: client })).status).toBe(200)
  expect((await call('GET', `/api/admin/files/${image}`, { token: admin })).status).toBe(200)
  expect((await pageOf('none')).status).toBe(404)
})

test('the images are jpg, png or gif', async () => {
  const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF')
  const form = formDataBody({ purpose: 'complaint' }, { name: 'file', filename: 'a.pdf', bytes: pdf })
  expect((await call('POST', '/api/uploads', { token: client, ...form })).status).toBe(422)
})

test('a provider complains about an order it won, and not about another', async () => {
  const { body } = await call('GET', '/api/complaints', { token: provider })
  const [own] = Object.values(body.data?.orders ?? {})
  const id = await newComplaint({ order_id: own?.id }, provider)
  const [stored] = await db.select().from(complaints).where(eq(complaints.id, id))
  expect(stored?.order_id).toBe(own?.id)
  const order = await submittedOrder()
  const rejected = await call('POST', '/api/complaints', { token: provider, body: { ...texts, order_id: order.id } })
  expect(rejected.body.errors).toEqual({ order_id: ['Choose one of your orders'] })
})

test('images in a reply of the administration reach the complainant alone', async () => {
  const id = await newComplaint()
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()
  const file = formDataBody({ kind: 'image' }, { name: 'file', filename: 'report.png', bytes })
  const image = String((await call('POST', '/api/admin/uploads', { token: admin, ...file })).body.data?.id)
  const body = { reply: 'هذه صورة التقرير.', reply_images: [image] }
  expect((await call('POST', `/api/admin/complaints/${id}/actions/reply`, { token: admin, body })).text).toContain('responded')
  expect(Object.values((await pageOf(id)).body.data?.messages ?? {})).toMatchObject([{ author: 'administration', files: [{ id: image }] }])
  const read = (token: string) => call('GET', `/api/files/${image}`, { token })
  expect((await read(client)).status).toBe(200)
  expect((await read(stranger)).status).toBe(404)
  await write(id, { message: 'شكرًا لكم' })
  expect((await reply(id, 'على الرحب والسعة.')).status).toBe(200)
  expect(Object.values((await pageOf(id)).body.data?.messages ?? {}).at(-1)).toMatchObject({ message: 'على الرحب والسعة.', files: [] })
})

test('the queue is in the order of the first replies that are due: an answered complaint leaves it, and one that is reopened joins its end', async () => {
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) {
    ids.push(await newComplaint())
    app.clock.advance(1000)
  }
  const [first = '', second = '', third = ''] = ids
  const queue = async () => {
    const { rows } = await call('GET', '/api/admin/complaints?_end=1000', { token: admin })
    return rows.map(({ id, reply_due_at }) => ({ id: String(id), due: reply_due_at === null ? null : String(reply_due_at) }))
  }
  const own = async () => (await queue()).map(({ id }) => id).filter((id) => [first, second, third].includes(id))
  expect(await own()).toEqual([first, second, third])
  await reply(first, 'نعتذر عن التأخر.')
  expect(await own()).toEqual([second, third, first])
  const dueBefore = (await queue()).find(({ id }) => id === third)?.due
  app.clock.advance(hourMs)
  await write(first, { message: 'لم يصل أحد بعد' })
  expect(await own()).toEqual([second, third, first])
  const all = await queue()
  const due = all.map(({ due }) => due).filter((due) => due !== null)
  expect(Date.parse(due.at(-1) ?? '') - Date.parse(String(dueBefore))).toBeGreaterThanOrEqual(hourMs)
  expect(all.map(({ due }) => due)).toEqual([...due.toSorted(), ...all.slice(due.length).map(() => null)])
  await reply(first, 'سيصل الفني اليوم.')
  expect((await queue()).find(({ id }) => id === first)?.due).toBeNull()
})

test('markup and direction marks in a complaint stay text', async () => {
  const attack = { subject: '<img src=x onerror=alert(1)>', message: '<script>alert(1)</script>\u202Eلا تفتح' }
  const id = await newComplaint(attack)
  const { body, text } = await pageOf(id)
  expect(body.data).toMatchObject({ subject: attack.subject })
  expect(text).not.toContain('\u202E')
})
