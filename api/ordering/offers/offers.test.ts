import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { offers } from '../../platform/db/tables/offers.ts'
import { providers } from '../../platform/db/tables/people.ts'
import { orderHouse } from '../../testing/order-house.ts'
import { demoLines, demoOffer, offersOf, statusOf } from '../../testing/orders.ts'
import { demoPeople } from '../../testing/people.ts'

const { house, client, provider, freelancer, move, does, page, sent, offered, toldTo } = await orderHouse()
const { call, db, clock } = house
const typesTo = async (...asked: Parameters<typeof toldTo>) => (await toldTo(...asked)).map(({ type }) => type)

test('a changed offer keeps its former terms', async () => {
  const order = await offered()
  const [made] = await offersOf(house, client, order)
  await does(provider, order, 'edit_offer', { offer_id: made?.id, price: 42_000, duration_days: 5, note: 'شامل القطع' })
  const [row] = await db.select().from(offers).where(eq(offers.order_id, order.id))
  expect(row).toMatchObject({
    price: 42_000,
    duration_days: 5,
    version: 2,
    former_terms: [{ price: 50_000, duration_days: 3, note: null }],
  })
  expect(await typesTo(demoPeople.client, order)).toContain('offer_updated')
})

test('a client who saw the former terms does not accept the new ones unawares', async () => {
  const order = await offered()
  const { version } = (await page(client, order)).body.data ?? {}
  const [made] = await offersOf(house, client, order)
  await does(provider, order, 'edit_offer', { ...demoOffer, price: 90_000, offer_id: made?.id })
  expect((await move(client, order, 'accept_offer', { offer_id: made?.id, version })).status).toBe(409)
})

test('the last offer withdrawn, the order waits for offers again, and another may be made', async () => {
  const order = await offered()
  const [made] = await offersOf(house, client, order)
  await does(provider, order, 'withdraw_offer', { offer_id: made?.id })
  expect(await statusOf(house, client, order)).toBe('submitted')
  expect((await move(provider, order, 'withdraw_offer', { offer_id: made?.id })).status).toBe(409)
  await does(provider, order, 'make_offer', { ...demoOffer, price: 40_000 })
  const mine = await call('GET', '/api/orders?side=mine&per_page=50', { token: provider })
  expect(mine.text).toContain('"my_offer":{"price":40000,"status":"pending"}')
})

test('of a withdrawal and an acceptance at once exactly one happens', async () => {
  const order = await offered()
  const [made] = await offersOf(house, client, order)
  const body = { offer_id: made?.id }
  const answers = await Promise.all([move(provider, order, 'withdraw_offer', body), move(client, order, 'accept_offer', body)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await statusOf(house, client, order)).toBe(answers[0].status === 200 ? 'submitted' : 'awaiting_invoice')
})

test('one provider has one open offer, even when two of its users offer at once', async () => {
  const order = await sent()
  const answers = await Promise.all([move(provider, order, 'make_offer', demoOffer), move(provider, order, 'make_offer', demoOffer)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('wrong terms are said on their fields, an amount in riyals', async () => {
  const order = await sent()
  const url = `/api/orders/${order.id}/transitions/make_offer`
  const answer = await call('POST', url, { token: provider, lang: 'ar', body: { price: 50, duration_days: 0 } })
  expect([answer.status, answer.body.errors]).toEqual([422, { price: ['أقل مبلغ مسموح 1 ريال'], duration_days: ['أقل قيمة مسموحة 1'] }])
})

test('the state of the order is told before the faults of the body', async () => {
  const order = await offered()
  expect((await move(provider, order, 'make_offer', { price: 'x' })).status).toBe(409)
  expect((await move(freelancer, order, 'issue_invoice', { lines: 'x' })).status).toBe(409)
})

test('who lost the bid reads nothing of how the order went on', async () => {
  const order = await offered()
  await does(freelancer, order, 'make_offer', { ...demoOffer, price: 60_000 })
  const made = (await offersOf(house, client, order)).find(({ price }) => price === 50_000)
  await does(client, order, 'accept_offer', { offer_id: made?.id })
  expect(await typesTo(demoPeople.freelancer, order)).toContain('offer_rejected')
  await does(provider, order, 'issue_invoice', { lines: demoLines })
  await does(client, order, 'cancel', { reason: 'سبب لا يعني غيرهما' })
  const seen = await page(freelancer, order)
  expect(seen.body.data).toMatchObject({
    ...{ provider: null, invoice: null, final_amount: null, due_at: null, cancel_reason: null, address: null, actions: [] },
    ...{ client: { phone: null }, next_step: { en: 'This order is with another provider' }, offers: [{ mine: true }] },
  })
  expect(seen.text).not.toMatch(/سبب لا يعني|50000|issue_invoice/)
  const lists = await Promise.all(
    ['new', 'pending_payment', 'current', 'finished'].map((tab) =>
      call('GET', `/api/orders?side=mine&per_page=50&tab=${tab}`, { token: freelancer }),
    ),
  )
  for (const { text } of lists) expect(text).not.toContain(order.id)
})

test('the providers whose offers a cancellation ends are told of it', async () => {
  const order = await offered()
  await does(client, order, 'cancel', { reason: 'لم أعد أحتاجه' })
  expect(await typesTo(demoPeople.company, order)).toContain('cancelled_by_client')
  expect(await typesTo(demoPeople.freelancer, order)).not.toContain('cancelled_by_client')
  expect(await typesTo(demoPeople.client, order)).not.toContain('cancelled_by_provider')
})

test('the offer of a provider who was blocked since is not accepted, and its button says why', async () => {
  const order = await offered()
  const [made] = await offersOf(house, client, order)
  const [bid] = await db.select().from(offers).where(eq(offers.order_id, order.id))
  const become = (status: 'approved' | 'blocked') =>
    db
      .update(providers)
      .set({ status })
      .where(eq(providers.id, bid?.provider_id ?? ''))
  await become('blocked')
  const shown = (await page(client, order)).body.data?.offers?.[0]?.actions
  expect(shown).toContainEqual(
    expect.objectContaining({
      name: 'accept_offer',
      may: false,
      why: expect.objectContaining({ en: 'This provider no longer takes work' }),
    }),
  )
  const refused = await move(client, order, 'accept_offer', { offer_id: made?.id })
  await become('approved')
  expect([refused.status, refused.body.msg]).toEqual([409, 'This provider no longer takes work'])
})

test('an offer whose time has passed is neither accepted nor changed, even before the clock comes by', async () => {
  const order = await offered()
  const [made] = await offersOf(house, client, order)
  clock.advance(73 * 3_600_000)
  expect((await move(client, order, 'accept_offer', { offer_id: made?.id })).body.msg).toBe('The offer has expired')
  expect((await move(provider, order, 'edit_offer', { ...demoOffer, offer_id: made?.id })).body.msg).toBe('The offer has expired')
})
