import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { providers, users } from '../../identity/tables/people.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import type { SentOrder } from '../../testing/orders.ts'
import { demoPhones } from '../../testing/people.ts'
import { raceRounds } from '../../testing/races.ts'
import { applyDeadline } from '../deadlines/apply-deadline.ts'
import { orders } from '../tables/orders.ts'

const { app, client, provider, freelancer, sample, getOrder, tryTransition, mustTransition, notificationsTo } = await orderFixture()
const { call, db, clock } = app

const providerOf = async (phone: string): Promise<string> => {
  const [user] = await db
    .select({ id: users.provider_id })
    .from(users)
    .where(eq(users.phone, `+966${phone.slice(1)}`))
  return user?.id ?? ''
}
const company = await providerOf(demoPhones.company)
const person = await providerOf(demoPhones.freelancer)

const send = (change: object) => call('POST', '/api/orders', { token: client, body: { ...sample.order, kind: 'private', ...change } })
const resend = (order: SentOrder) => call('POST', `/api/orders/${order.id}/resend`, { token: client })
/** A private order to both providers: the order of the company, then that of the freelancer. */
async function sentToBoth(change: object = {}): Promise<[SentOrder, SentOrder]> {
  const result = await send({ provider_ids: [company, person], ...change })
  if (result.status !== 201) throw new Error(result.text)
  const { group } = Object((await getOrder(client, { id: String(result.body.data?.id) })).body.data)
  const idOf = (id: string): SentOrder => ({ id: group.orders.find((order: { provider: { id: string } }) => order.provider.id === id).id })
  return [idOf(company), idOf(person)]
}
const statusesOf = async (sent: readonly SentOrder[]): Promise<string[]> => {
  const rows = await db
    .select()
    .from(orders)
    .where(
      inArray(
        orders.id,
        sent.map(({ id }) => id),
      ),
    )
  return sent.map(({ id }) => rows.find((row) => row.id === id)?.status ?? '')
}
const typesTo = async (phone: string, order: SentOrder) => (await notificationsTo(phone, order)).map(({ type }) => type)

test('a private order goes to each chosen provider, which has 24 hours to reply', async () => {
  const [first, second] = await sentToBoth()
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [first.id, second.id]))
  expect(new Set(rows.map(({ group_id }) => group_id)).size).toBe(1)
  for (const row of rows) {
    expect(row).toMatchObject({ kind: 'private', status: 'awaiting_provider', close_others: true })
    expect(Date.parse(row.due_at ?? '') - Date.parse(row.submitted_at)).toBe(24 * 3_600_000)
  }
  expect([(await getOrder(provider, first)).status, (await getOrder(provider, second)).status]).toEqual([200, 404])
  expect((await getOrder(provider, first)).body.data?.group).toBeNull()
  expect(await typesTo(demoPhones.company, first)).toEqual(['request_new'])
  expect([...(await typesTo(demoPhones.client, first)), ...(await typesTo(demoPhones.client, second))]).toEqual(['order_created'])
})

test('a private order to one provider has no group, and only that provider sees it', async () => {
  const result = await send({ provider_ids: [person] })
  const order = { id: String(result.body.data?.id) }
  expect((await getOrder(client, order)).body.data).toMatchObject({ group: null, kind: 'private', provider: { id: person } })
  expect((await getOrder(freelancer, order)).status).toBe(200)
  expect((await getOrder(provider, order)).status).toBe(404)
  const listed = await call('GET', '/api/orders?kind=private&side=assigned', { token: freelancer })
  expect(JSON.stringify(listed.body.data)).toContain(order.id)
})

test('each provider that cannot receive the order has an error of its own, with those of the services', async () => {
  const [waiting] = await db.select().from(providers).where(eq(providers.status, 'pending_review'))
  const answers = { items: [{ service_id: sample.serviceWithQuestion.id }] }
  const rejected = await send({ provider_ids: [company, waiting?.id, crypto.randomUUID()], ...answers })
  expect(rejected.status).toBe(422)
  expect(rejected.body.errors).toMatchObject({
    'provider_ids.1': ['This provider no longer accepts orders'],
    'provider_ids.2': ['This provider no longer accepts orders'],
    'items.0.answers.0': ['Answer this question'],
  })
  expect(rejected.body.errors).not.toHaveProperty(['provider_ids.0'])
  const away = await send({ provider_ids: [company], city_id: sample.emptyCity })
  expect([away.status, away.body.msg]).toEqual([422, 'No service provider in the city added to the order'])
  expect(Object.keys(away.body.errors ?? {})).toEqual(['provider_ids.0'])
  const many = Array.from({ length: 6 }, () => crypto.randomUUID())
  expect((await send({ provider_ids: many })).body.errors).toEqual({ provider_ids: ['Choose at most 5 providers'] })
  expect((await send({})).body.errors).toEqual({ provider_ids: ['Choose a provider'] })
  expect((await send({ kind: 'service', provider_ids: [company] })).status).toBe(422)
})

test('a guest’s private order is checked in the same way', async () => {
  const check = (change: object) => call('POST', '/api/orders/check', { body: { ...sample.order, kind: 'private', ...change } })
  expect((await check({ provider_ids: [company] })).status).toBe(200)
  expect((await check({ provider_ids: [crypto.randomUUID()] })).body.errors).toHaveProperty(['provider_ids.0'])
})

test('the form of a private order is sent once', async () => {
  const draft_id = crypto.randomUUID()
  const first = await send({ provider_ids: [company, person], draft_id })
  const again = await send({ provider_ids: [company, person], draft_id })
  expect(again.body.data?.id).toBe(first.body.data?.id)
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, String(first.body.data?.id)))
  expect(await db.$count(orders, eq(orders.group_id, String(row?.group_id)))).toBe(2)
})

test('the first acceptance closes the orders of the others, which are notified', async () => {
  const [first, second] = await sentToBoth()
  await mustTransition(provider, first, 'accept_order')
  expect(await statusesOf([first, second])).toEqual(['awaiting_invoice', 'cancelled'])
  expect(await typesTo(demoPhones.freelancer, second)).toEqual(['request_new', 'cancelled_by_client'])
  expect((await getOrder(freelancer, second)).body.data?.next_step).toMatchObject({ en: 'Another provider accepted the order first' })
  expect((await tryTransition(freelancer, second, 'accept_order')).status).toBe(409)
  expect((await getOrder(client, first)).body.data?.group).toMatchObject({ close_others: true, orders: [{}, {}] })
})

test('without this choice several providers may accept', async () => {
  const [first, second] = await sentToBoth({ close_others: false })
  await mustTransition(provider, first, 'accept_order')
  await mustTransition(freelancer, second, 'accept_order')
  expect(await statusesOf([first, second])).toEqual(['awaiting_invoice', 'awaiting_invoice'])
})

test('a rejection needs a reason and leaves the others open', async () => {
  const [first, second] = await sentToBoth()
  expect((await tryTransition(provider, first, 'reject_order')).body.errors).toHaveProperty('reason')
  await mustTransition(provider, first, 'reject_order', { reason: 'لا وقت لدينا هذا الأسبوع' })
  expect(await statusesOf([first, second])).toEqual(['rejected', 'awaiting_provider'])
  expect(await typesTo(demoPhones.client, first)).toContain('order_rejected')
})

test('each provider reads its own copy of the files', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  const form = formDataBody({ purpose: 'order' }, { name: 'file', filename: 'plan.pdf', bytes: pdf })
  const { id } = Object((await call('POST', '/api/uploads', { token: client, ...form })).body.data)
  const [first, second] = await sentToBoth({ file_ids: [id] })
  for (const [token, order] of [
    [provider, first],
    [freelancer, second],
  ] as const) {
    const { files } = Object((await getOrder(token, order)).body.data)
    expect(files).toMatchObject([{ name: 'plan.pdf' }])
    expect((await call('GET', `/api/files/${files[0].id}`, { token })).status).toBe(200)
  }
})

test('a private order is edited until its provider replies, and the provider is notified', async () => {
  const [first] = await sentToBoth()
  const edit = (change: object) =>
    call('PATCH', `/api/orders/${first.id}`, { token: client, body: { ...sample.order, kind: 'private', ...change } })
  expect((await edit({ note: 'الموعد بعد العصر' })).status).toBe(200)
  expect((await getOrder(provider, first)).body.data).toMatchObject({ note: 'الموعد بعد العصر', status: 'awaiting_provider' })
  expect(await typesTo(demoPhones.company, first)).toContain('request_updated')
  expect((await edit({ city_id: sample.emptyCity })).status).toBe(409)
  await mustTransition(provider, first, 'accept_order')
  expect((await edit({ note: 'متأخر' })).status).toBe(409)
})

test('an order without a reply expires, and the client reads how to send it again', async () => {
  const [first] = await sentToBoth()
  clock.advance(24 * 3_600_000 + 1)
  await applyDeadline(systemCtx(app.shared), { id: first.id, kind: 'private', status: 'awaiting_provider' })
  expect(await statusesOf([first])).toEqual(['expired'])
  const notification = (await notificationsTo(demoPhones.client, first)).find(({ type }) => type === 'order_expired')
  expect(notification?.body_en.replace(/[\u2068\u2069]/g, '')).toMatch(/the provider did not reply in time\. You can send it again/)
})

test('a rejected order is sent again once, with its files, and an open one is not', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  const form = formDataBody({ purpose: 'order' }, { name: 'file', filename: 'plan.pdf', bytes: pdf })
  const { id } = Object((await call('POST', '/api/uploads', { token: client, ...form })).body.data)
  const [first, second] = await sentToBoth({ file_ids: [id] })
  expect((await resend(first)).status).toBe(409)
  await mustTransition(provider, first, 'reject_order', { reason: 'لا وقت لدينا' })
  expect((await getOrder(client, first)).body.data).toMatchObject({ resent_as: null })
  const sent = await resend(first)
  expect(sent.status).toBe(201)
  const repeated = await resend(first)
  expect([repeated.status, repeated.body.data]).toEqual([201, sent.body.data])
  const { id: sentId, number } = Object(sent.body.data)
  expect((await getOrder(client, first)).body.data).toMatchObject({ resent_as: { id: sentId, number } })
  expect((await getOrder(client, { id: sentId })).body.data).toMatchObject({ resent_as: null })
  expect((await getOrder(provider, first)).body.data).toMatchObject({ reader: 'provider', resent_as: null })
  const again = Object((await getOrder(provider, { id: String(sent.body.data?.id) })).body.data)
  const former = Object((await getOrder(client, first)).body.data)
  expect(again).toMatchObject({ status: 'awaiting_provider', note: sample.order.note, files: [{ name: 'plan.pdf' }] })
  expect(again.files[0].id).not.toBe(former.files[0].id)
  expect(again.items.map(({ answers }: { answers: unknown }) => answers)).toEqual(
    former.items.map(({ answers }: { answers: unknown }) => answers),
  )
  expect((await call('POST', `/api/orders/${second.id}/resend`, { token: provider })).status).toBe(403)
})

test('of two resends at once both return the same new order', { timeout: 60_000 + raceRounds * 4_000 }, async () => {
  for (let round = 0; round < raceRounds; round++) {
    const [first] = await sentToBoth()
    await mustTransition(provider, first, 'reject_order', { reason: 'لا وقت لدينا' })
    const before = await db.$count(orders)
    const [one, other] = await Promise.all([resend(first), resend(first)])
    expect([one.status, other.status, other.body.data]).toEqual([201, 201, one.body.data])
    expect(await db.$count(orders)).toBe(before + 1)
  }
})

test('of two acceptances at once exactly one wins', { timeout: 60_000 + raceRounds * 4_000 }, async () => {
  for (let round = 0; round < raceRounds; round++) {
    const [first, second] = await sentToBoth()
    const results = await Promise.all([tryTransition(provider, first, 'accept_order'), tryTransition(freelancer, second, 'accept_order')])
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await statusesOf([first, second])).sort()).toEqual(['awaiting_invoice', 'cancelled'])
  }
  expect(await findViolations(db, clock.now(), 'O1 one winner per group')).toEqual([])
})
