import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeSetting } from '../../backoffice/settings/change-setting.ts'
import { categories, services } from '../../platform/db/resource-tables.ts'
import { auditEntries } from '../../platform/db/tables/system.ts'
import { formOf } from '../../testing/form.ts'
import { orderHouse } from '../../testing/order-house.ts'
import { offersOf, type Sent } from '../../testing/orders.ts'
import { demoPeople, signIn } from '../../testing/people.ts'

const { house, client, provider, world, page, sent, offered, accepted, toldTo } = await orderHouse()
const { call, db } = house
const edit = (token: string, order: Sent, change: object) =>
  call('PATCH', `/api/orders/${order.id}`, { token, body: { ...world.order, ...change } })
const typesTo = async (phone: string, order: Sent) => (await toldTo(phone, order)).map(({ type }) => type)

test('a client edits an order while no offer is accepted, and who offered is told', async () => {
  const order = await offered()
  expect((await edit(client, order, { note: 'في الدور الثالث', expected_budget: 60_000, duration_days: 4 })).status).toBe(200)
  const seen = await page(client, order)
  expect(seen.body.data).toMatchObject({ note: 'في الدور الثالث', expected_budget: 60_000, duration_days: 4, status: 'offered' })
  expect((await offersOf(house, client, order)).map(({ status }) => status)).toEqual(['pending'])
  expect(await typesTo(demoPeople.company, order)).toContain('request_updated')
})

test('the log keeps what was asked before an edit', async () => {
  const order = await sent()
  await edit(client, order, { note: 'صياغة أخرى' })
  const kept = await db.select().from(auditEntries).where(eq(auditEntries.row_id, order.id))
  const change = kept.find(({ action }) => action === 'request_changed')
  expect(change).toMatchObject({
    before: { note: world.order.note, items: [{ answers: expect.any(Array) }] },
    after: { note: 'صياغة أخرى' },
  })
})

test('a file that the client takes off an order is read by no provider any more', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  const upload = async () => {
    const form = formOf({ purpose: 'order' }, { name: 'file', filename: 'plan.pdf', bytes: pdf })
    return (await call('POST', '/api/uploads', { token: client, ...form })).body.data
  }
  const [kept, dropped] = [await upload(), await upload()]
  const order = await sent()
  const readBy = async (token: string) =>
    Promise.all([kept, dropped].map(async (file) => (await call('GET', String(file?.url), { token })).status))
  expect((await edit(client, order, { file_ids: [kept?.id, dropped?.id] })).status).toBe(200)
  expect(await readBy(provider)).toEqual([200, 200])
  expect((await edit(client, order, { file_ids: [kept?.id] })).status).toBe(200)
  expect(await readBy(provider)).toEqual([200, 404])
})

test('an order takes as many files in a field as the settings say', async () => {
  const order = await sent()
  const ids = Array.from({ length: 3 }, () => crypto.randomUUID())
  await changeSetting(house.ctxOf(), 'images_per_upload', 2)
  expect((await edit(client, order, { file_ids: ids })).body.errors).toEqual({ file_ids: ['Send at most 2 files'] })
  const items = [world.order.items].flat().map((item) => ({ ...Object(item), file_ids: ids }))
  expect((await edit(client, order, { items })).body.errors).toEqual({ 'items.0.file_ids': ['Send at most 2 files'] })
  await changeSetting(house.ctxOf(), 'images_per_upload', 7)
  expect((await edit(client, order, { file_ids: [...ids, ...ids] })).body.errors).toEqual({ file_ids: ['Upload the file again'] })
})

test('after an offer is accepted the order stays as it was agreed', async () => {
  const order = await accepted()
  expect((await edit(client, order, { note: 'تعديل متأخر' })).status).toBe(409)
})

test('an edit does not take an order to a city that nobody serves, nor to another category', async () => {
  const order = await sent()
  const away = await edit(client, order, { city_id: world.emptyCity })
  expect([away.status, away.body.msg]).toEqual([409, 'No service provider in the city added to the order'])
  const [other] = await db.select().from(categories).where(eq(categories.icon, 'design'))
  const moved = await edit(client, order, { category_id: other?.id ?? crypto.randomUUID() })
  expect([moved.status, Object.keys(moved.body.errors ?? {})]).toEqual([422, ['category_id']])
  expect((await page(client, order)).body.data).toMatchObject({ category: { id: world.order.category_id } })
})

test('only its client edits an order', async () => {
  const order = await offered()
  expect((await edit(provider, order, {})).status).toBe(403)
  expect((await edit(await signIn(house, demoPeople.secondClient), order, {})).status).toBe(404)
})

test('what is missing is said on its field, in Arabic too', async () => {
  const answer = await call('POST', '/api/orders', { token: client, lang: 'ar', body: { ...world.order, items: [], expected_budget: -1 } })
  expect(answer.body.errors).toEqual({ items: ['أقل عدد مطلوب هو 1'], expected_budget: ['أقل مبلغ مسموح 0 ريال'] })
})

test('a consultation takes consultations alone, and every question that has to be answered', async () => {
  const all = await db.select().from(services).where(eq(services.kind, 'consultation'))
  const asking = all.find(({ questions }) => questions.some(({ is_required, answer_type }) => is_required && answer_type === 'text'))
  if (!asking) throw new Error('the demo has no consultation that asks')
  const body = (answers: object[]) => ({
    ...world.order,
    kind: 'consultation',
    category_id: asking.category_id,
    items: [{ service_id: asking.id, answers }],
  })
  const send = (order: object) => call('POST', '/api/orders', { token: client, body: order })
  const silent = await send(body([]))
  expect([silent.status, silent.body.msg]).toEqual([422, 'Complete all services and answer all questions'])
  const question = asking.questions.findIndex(({ is_required, answer_type }) => is_required && answer_type === 'text')
  const short = await send(body([{ question, text: 'لا' }]))
  expect(short.body.errors).toMatchObject({ [`items.0.answers.${question}`]: ['Write at least 4 characters'] })
  const asService = await send({ ...body([]), kind: 'service' })
  expect(asService.body.errors).toHaveProperty(['items.0.service_id'])
})
