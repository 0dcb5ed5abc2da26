import { hourMs } from '@wasl/shared/utils/durations.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { providers } from '../../identity/tables/people.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, demoOffer, offersOf, sendOrder, statusOf } from '../../testing/orders.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'
import { offers } from '../tables/offers.ts'

const {
  app,
  client,
  provider,
  freelancer,
  sample,
  tryTransition,
  mustTransition,
  getOrder,
  submittedOrder,
  offeredOrder,
  notificationsTo,
} = await orderFixture()
const { call, db, clock } = app
const typesTo = async (...args: Parameters<typeof notificationsTo>) => (await notificationsTo(...args)).map(({ type }) => type)

test('a changed offer keeps its former terms', async () => {
  const order = await offeredOrder()
  const [offer] = await offersOf(app, client, order)
  await mustTransition(provider, order, 'edit_offer', { offer_id: offer?.id, price: 42_000, duration_days: 5, note: 'شامل القطع' })
  const [row] = await db.select().from(offers).where(eq(offers.order_id, order.id))
  expect(row).toMatchObject({
    price: 42_000,
    duration_days: 5,
    version: 2,
    former_terms: [{ price: 50_000, duration_days: 3, note: null }],
  })
  expect(await typesTo(demoPhones.client, order)).toContain('offer_updated')
})

test('an offer says from which city its provider is, and whether the administration has approved it', async () => {
  const order = await offeredOrder()
  const [stored] = await db.select().from(offers).where(eq(offers.order_id, order.id))
  const [before] = await db
    .select()
    .from(providers)
    .where(eq(providers.id, stored?.provider_id ?? ''))
  const change = (values: Partial<typeof providers.$inferInsert>) =>
    changeAudited(app, providers, { set: values, where: eq(providers.id, before?.id ?? '') })
  const providerOfOffer = async () => (await getOrder(client, order)).body.data?.offers?.[0]?.provider
  expect(await providerOfOffer()).toMatchObject({ city: { id: before?.city_id, name: { en: 'Riyadh' } }, is_verified: true })
  await change({ status: 'blocked', city_id: null })
  expect(await providerOfOffer()).toMatchObject({ city: null, is_verified: false })
  await change({ status: 'approved', city_id: before?.city_id })
})

test('accepting an offer with an outdated version is a conflict', async () => {
  const order = await offeredOrder()
  const { version } = (await getOrder(client, order)).body.data ?? {}
  const [offer] = await offersOf(app, client, order)
  await mustTransition(provider, order, 'edit_offer', { ...demoOffer, price: 90_000, offer_id: offer?.id })
  expect((await tryTransition(client, order, 'accept_offer', { offer_id: offer?.id, version })).status).toBe(409)
})

test('after the last offer is withdrawn the order waits for offers again, and a new one can be made', async () => {
  const order = await offeredOrder()
  const [offer] = await offersOf(app, client, order)
  await mustTransition(provider, order, 'withdraw_offer', { offer_id: offer?.id })
  expect(await statusOf(app, client, order)).toBe('submitted')
  expect((await tryTransition(provider, order, 'withdraw_offer', { offer_id: offer?.id })).status).toBe(409)
  await mustTransition(provider, order, 'make_offer', { ...demoOffer, price: 40_000 })
  const ownOrders = await call('GET', '/api/orders?side=assigned&per_page=50', { token: provider })
  expect(ownOrders.text).toContain('"my_offer":{"price":40000,"status":"pending","counter":null}')
})

test('of a concurrent withdrawal and acceptance exactly one succeeds', async () => {
  const order = await offeredOrder()
  const [offer] = await offersOf(app, client, order)
  const body = { offer_id: offer?.id }
  const responses = await Promise.all([
    tryTransition(provider, order, 'withdraw_offer', body),
    tryTransition(client, order, 'accept_offer', body),
  ])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await statusOf(app, client, order)).toBe(responses[0].status === 200 ? 'submitted' : 'awaiting_invoice')
})

test('a provider has one open offer, even if two of its users offer concurrently', async () => {
  const order = await submittedOrder()
  const responses = await Promise.all([
    tryTransition(provider, order, 'make_offer', demoOffer),
    tryTransition(provider, order, 'make_offer', demoOffer),
  ])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('invalid terms are reported on their fields, amounts in riyals', async () => {
  const order = await submittedOrder()
  const url = `/api/orders/${order.id}/transitions/make_offer`
  const response = await call('POST', url, { token: provider, lang: 'ar', body: { price: 50, duration_days: 0 } })
  expect([response.status, response.body.errors]).toEqual([422, { price: ['أقل مبلغ مسموح 1 ر.س'], duration_days: ['أقل قيمة مسموحة 1'] }])
})

test('the body is checked before the order, and says nothing about whether there is one', async () => {
  const order = await offeredOrder()
  expect((await tryTransition(provider, order, 'make_offer', { price: 'x' })).status).toBe(422)
  expect((await tryTransition(provider, order, 'make_offer', demoOffer)).status).toBe(409)
  const stranger = await logInAs(app, demoPhones.secondClient)
  for (const id of [order.id, crypto.randomUUID()]) {
    const url = `/api/orders/${id}/transitions/cancel`
    expect((await call('POST', url, { token: stranger, body: { reason: 5 } })).status).toBe(422)
    expect((await call('POST', url, { token: stranger, body: { reason: 'لا يعنيه' } })).status).toBe(404)
  }
})

test('a provider that lost sees nothing of how the order continued', async () => {
  const order = await offeredOrder()
  await mustTransition(freelancer, order, 'make_offer', { ...demoOffer, price: 60_000 })
  const offer = (await offersOf(app, client, order)).find(({ price }) => price === 50_000)
  await mustTransition(client, order, 'accept_offer', { offer_id: offer?.id })
  expect(await typesTo(demoPhones.freelancer, order)).toContain('offer_rejected')
  await mustTransition(provider, order, 'issue_invoice', { lines: demoLines })
  await mustTransition(client, order, 'cancel', { reason: 'سبب لا يعني غيرهما' })
  const lostPage = await getOrder(freelancer, order)
  expect(lostPage.body.data).toMatchObject({
    ...{ provider: null, invoice: null, final_amount: null, due_at: null, cancel_reason: null, address: null, actions: [] },
    ...{ client: { phone: null }, next_step: { en: 'This order is with another provider' }, offers: [{ is_own: true }] },
  })
  expect(lostPage.text).not.toMatch(/سبب لا يعني|50000|issue_invoice/)
  const lists = await Promise.all(
    ['new', 'pending_payment', 'current', 'finished'].map((tab) =>
      call('GET', `/api/orders?side=assigned&per_page=50&tab=${tab}`, { token: freelancer }),
    ),
  )
  for (const { text } of lists) expect(text).not.toContain(order.id)
})

test('the amount of an offer in a notification includes VAT', async () => {
  const order = await offeredOrder()
  const [stored] = (await notificationsTo(demoPhones.client, order)).filter(({ type }) => type === 'offer_new')
  expect(stored?.body_en).toContain('575')
})

test('the district is public to matching providers, the exact place only to the provider whose offer was accepted', async () => {
  const place = { district: 'حي الياسمين', address: 'شارع أنس بن مالك، الباب الخلفي', lat: 24.82, lng: 46.63 }
  const order = await sendOrder(app, client, { ...sample, order: { ...sample.order, ...place } })
  const hidden = { district: place.district, address: null, lat: null, lng: null, place_hidden: true }
  for (const token of [provider, freelancer]) {
    expect((await getOrder(token, order)).body.data).toMatchObject(hidden)
    expect((await call('GET', '/api/orders?side=open&per_page=50', { token })).text).not.toContain('أنس بن مالك')
    await mustTransition(token, order, 'make_offer', demoOffer)
    expect((await getOrder(token, order)).text).not.toMatch(/أنس بن مالك|24\.82/)
  }
  expect((await getOrder(client, order)).body.data).toMatchObject({ ...place, place_hidden: false })
  const offer = (await offersOf(app, provider, order)).find(({ status }) => status === 'pending')
  await mustTransition(client, order, 'accept_offer', { offer_id: offer?.id })
  expect((await getOrder(provider, order)).body.data).toMatchObject({ ...place, place_hidden: false })
  expect((await getOrder(freelancer, order)).body.data).toMatchObject(hidden)
  const { rows } = await db.execute<{ all: string }>(
    sql`select coalesce(string_agg(body_ar || body_en, ''), '') as all from notifications where order_id = ${order.id}`,
  )
  expect(rows[0]?.all).not.toContain('أنس بن مالك')
})

test('the client compares its offers by total, rating or speed, with the best value marked; a provider cannot list them', async () => {
  const order = await submittedOrder()
  await mustTransition(provider, order, 'make_offer', { price: 50_000, duration_days: 5 })
  await mustTransition(freelancer, order, 'make_offer', { price: 51_000, duration_days: 2 })
  const ids = (await offersOf(app, client, order)).map(({ id }) => id)
  const rate = (at: number, rating_sum: number, rating_count: number) =>
    db.execute(sql`update providers set rating_sum = ${rating_sum}, rating_count = ${rating_count}
      where id = (select provider_id from offers where id = ${ids[at]})`)
  const before = await db.select().from(providers)
  await rate(0, 12, 3)
  await rate(1, 25, 5)
  const list = async (sort: string) => (await call('GET', `/api/orders/${order.id}/offers?sort=${sort}`, { token: client })).body.data
  expect(await list('price')).toMatchObject([{ id: ids[0] }, { id: ids[1] }])
  expect(await list('-price')).toMatchObject([{ id: ids[1] }, { id: ids[0] }])
  expect(await list('rating')).toMatchObject([
    { id: ids[1], is_best_value: true, provider: { rating: 5, rating_count: 5 } },
    { id: ids[0], is_best_value: false },
  ])
  expect(await list('speed')).toMatchObject([{ duration_days: 2 }, { duration_days: 5 }])
  expect((await call('GET', `/api/orders/${order.id}/offers?sort=other`, { token: client })).status).toBe(422)
  expect((await call('GET', `/api/orders/${order.id}/offers`, { token: provider })).status).toBe(403)
  for (const { id, rating_sum, rating_count } of before)
    await db.update(providers).set({ rating_sum, rating_count }).where(eq(providers.id, id))
})

test('providers whose offers a cancellation closes are notified', async () => {
  const order = await offeredOrder()
  await mustTransition(client, order, 'cancel', { reason: 'لم أعد أحتاجه' })
  expect(await typesTo(demoPhones.company, order)).toContain('cancelled_by_client')
  expect(await typesTo(demoPhones.freelancer, order)).not.toContain('cancelled_by_client')
  expect(await typesTo(demoPhones.client, order)).not.toContain('cancelled_by_provider')
})

test('the offer of a blocked provider cannot be accepted, and its button says why', async () => {
  const order = await offeredOrder()
  const [offer] = await offersOf(app, client, order)
  const [bid] = await db.select().from(offers).where(eq(offers.order_id, order.id))
  const setProviderStatus = (status: 'approved' | 'blocked') =>
    changeAudited(app, providers, { set: { status }, where: eq(providers.id, bid?.provider_id ?? '') })
  await setProviderStatus('blocked')
  const actions = (await getOrder(client, order)).body.data?.offers?.[0]?.actions
  expect(actions).toContainEqual(
    expect.objectContaining({
      name: 'accept_offer',
      allowed: false,
      denial_reason: expect.objectContaining({ en: 'This provider no longer accepts orders' }),
    }),
  )
  const rejected = await tryTransition(client, order, 'accept_offer', { offer_id: offer?.id })
  await setProviderStatus('approved')
  expect([rejected.status, rejected.body.msg]).toEqual([409, 'This provider no longer accepts orders'])
})

test('an expired offer can be neither accepted nor changed, even before the job runs', async () => {
  const order = await offeredOrder()
  const [offer] = await offersOf(app, client, order)
  clock.advance(73 * hourMs)
  expect((await tryTransition(client, order, 'accept_offer', { offer_id: offer?.id })).body.msg).toBe('The offer has expired')
  expect((await tryTransition(provider, order, 'edit_offer', { ...demoOffer, offer_id: offer?.id })).body.msg).toBe('The offer has expired')
})
