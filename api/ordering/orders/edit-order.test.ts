import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories, services } from '../../catalog/tables/from-registry.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { offersOf, type SentOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'
import { storeSetting } from '../../testing/store-setting.ts'

const { app, client, provider, sample, getOrder, submittedOrder, offeredOrder, acceptedOrder, notificationsTo } = await orderFixture()
const { call, db } = app
const edit = (token: string, order: SentOrder, change: object) =>
  call('PATCH', `/api/orders/${order.id}`, { token, body: { ...sample.order, ...change } })
const typesTo = async (phone: string, order: SentOrder) => (await notificationsTo(phone, order)).map(({ type }) => type)

test('a client edits an order while no offer is accepted, and the bidders are notified', async () => {
  const order = await offeredOrder()
  expect((await edit(client, order, { note: 'في الدور الثالث', expected_budget: 60_000, duration_days: 4 })).status).toBe(200)
  const page = await getOrder(client, order)
  expect(page.body.data).toMatchObject({ note: 'في الدور الثالث', expected_budget: 60_000, duration_days: 4, status: 'offered' })
  expect((await offersOf(app, client, order)).map(({ status }) => status)).toEqual(['pending'])
  expect(await typesTo(demoPhones.company, order)).toContain('request_updated')
})

test('the audit log keeps the request as it was before an edit', async () => {
  const order = await submittedOrder()
  await edit(client, order, { note: 'صياغة أخرى' })
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.row_id, order.id))
  const change = entries.find(({ action }) => action === 'request_changed')
  expect(change).toMatchObject({
    before: { note: sample.order.note, items: [{ answers: expect.any(Array) }] },
    after: { note: 'صياغة أخرى' },
  })
})

test('a provider can no longer read a file that the client removed from an order', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  const upload = async () => {
    const form = formDataBody({ purpose: 'order' }, { name: 'file', filename: 'plan.pdf', bytes: pdf })
    return (await call('POST', '/api/uploads', { token: client, ...form })).body.data
  }
  const [retained, dropped] = [await upload(), await upload()]
  const order = await submittedOrder()
  const readBy = async (token: string) =>
    Promise.all([retained, dropped].map(async (file) => (await call('GET', String(file?.url), { token })).status))
  expect((await edit(client, order, { file_ids: [retained?.id, dropped?.id] })).status).toBe(200)
  expect(await readBy(provider)).toEqual([200, 200])
  expect((await edit(client, order, { file_ids: [retained?.id] })).status).toBe(200)
  expect(await readBy(provider)).toEqual([200, 404])
})

test('the settings limit the number of files per field', async () => {
  const order = await submittedOrder()
  const ids = Array.from({ length: 3 }, () => crypto.randomUUID())
  await storeSetting(app.createContext(), 'images_per_upload', 2)
  expect((await edit(client, order, { file_ids: ids })).body.errors).toEqual({ file_ids: ['Send at most 2 files'] })
  const items = [sample.order.items].flat().map((item) => ({ ...Object(item), file_ids: ids }))
  expect((await edit(client, order, { items })).body.errors).toEqual({ 'items.0.file_ids': ['Send at most 2 files'] })
  await storeSetting(app.createContext(), 'images_per_upload', 7)
  expect((await edit(client, order, { file_ids: [...ids, ...ids] })).body.errors).toEqual({ file_ids: ['Upload the file again'] })
})

test('an order cannot be edited after an offer is accepted', async () => {
  const order = await acceptedOrder()
  expect((await edit(client, order, { note: 'تعديل متأخر' })).status).toBe(409)
})

test('an edit cannot move an order to a city without providers or to another category', async () => {
  const order = await submittedOrder()
  const away = await edit(client, order, { city_id: sample.emptyCity })
  expect([away.status, away.body.msg]).toEqual([409, 'No service provider in the city added to the order'])
  const [other] = await db.select().from(categories).where(eq(categories.icon, 'design'))
  const moved = await edit(client, order, { category_id: other?.id ?? crypto.randomUUID() })
  expect([moved.status, Object.keys(moved.body.errors ?? {})]).toEqual([422, ['category_id']])
  expect((await getOrder(client, order)).body.data).toMatchObject({ category: { id: sample.order.category_id } })
})

test('only the client of an order can edit it', async () => {
  const order = await offeredOrder()
  expect((await edit(provider, order, {})).status).toBe(403)
  expect((await edit(await logInAs(app, demoPhones.secondClient), order, {})).status).toBe(404)
})

test('missing fields are reported on their fields, also in Arabic', async () => {
  const response = await call('POST', '/api/orders', {
    token: client,
    lang: 'ar',
    body: { ...sample.order, items: [], expected_budget: -1 },
  })
  expect(response.body.errors).toEqual({ items: ['أضف نموذجًا واحدًا على الأقل'], expected_budget: ['أقل مبلغ مسموح 1 ر.س'] })
})

test('a consultation accepts only consultation services and requires an answer to every question', async () => {
  const all = await db.select().from(services).where(eq(services.kind, 'consultation'))
  const consultation = all.find(({ questions }) =>
    ['text', 'file'].every((type) => questions.some(({ answer_type }) => answer_type === type)),
  )
  if (!consultation) throw new Error('the demo has no consultation that asks')
  const body = (answers: object[]) => ({
    ...sample.order,
    kind: 'consultation',
    category_id: consultation.category_id,
    meeting_way: 'call',
    items: [{ service_id: consultation.id, answers }],
  })
  const send = (order: object) => call('POST', '/api/orders', { token: client, body: order })
  const unanswered = await send(body([]))
  const failed = 'The consultation was not sent. Complete all services and answer all questions'
  expect([unanswered.status, unanswered.body.msg]).toEqual([422, failed])
  expect((await send({ ...body([]), expected_budget: -1 })).body.msg).toBe(failed)
  const question = consultation.questions.findIndex(({ answer_type }) => answer_type === 'text')
  const short = await send(body([{ question, text: 'لا' }]))
  expect(short.body.errors).toMatchObject({ [`items.0.answers.${question}`]: ['Use at least 4 characters'] })
  const answers = consultation.questions.map(({ answer_type }, question): object => {
    if (answer_type === 'file') return { question }
    if (answer_type === 'text') return { question, text: 'تفاصيل كافية' }
    return answer_type === 'choice' ? { question, option: 0 } : { question, number: 5 }
  })
  const fileQuestion = consultation.questions.findIndex(({ answer_type }) => answer_type === 'file')
  const withoutFile = await send(body(answers))
  expect([withoutFile.status, withoutFile.body.errors?.[`items.0.answers.${fileQuestion}`]]).toEqual([422, ['Upload the required files']])
  const file = { name: 'file', filename: 'letter.pdf', bytes: Buffer.from('%PDF-1.7\ntrailer\n<<>>\n%%EOF\n') }
  const { body: uploaded } = await call('POST', '/api/uploads', { token: client, ...formDataBody({ purpose: 'answer' }, file) })
  answers[fileQuestion] = { question: fileQuestion, file_ids: [uploaded.data?.id] }
  const sent = await send(body(answers))
  expect([sent.status, sent.body.msg]).toEqual([201, 'Your consultation was sent'])
  const asService = await send({ ...body([]), kind: 'service' })
  expect(asService.body.errors).toHaveProperty(['items.0.service_id'])
})
