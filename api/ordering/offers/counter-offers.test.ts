import { hourMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findViolations } from '../../invariants/find-violations.ts'
import { runDueJobs } from '../../platform/jobs/run-jobs.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoOffer, offersOf, type SentOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'
import { counterOffers, offers } from '../tables/offers.ts'

const { app, client, provider, freelancer, tryTransition, mustTransition, getOrder, offeredOrder, notificationsTo } = await orderFixture()
const { call, db, clock } = app

const proposal = { price: 40_000, duration_days: 2, note: 'أستطيع الدفع اليوم' }
const offerIn = async (order: SentOrder) => ({ offer_id: (await offersOf(app, client, order))[0]?.id })
const countersOf = async ({ offer_id = '' }: { offer_id?: string | undefined }) =>
  db.select().from(counterOffers).where(eq(counterOffers.offer_id, offer_id)).orderBy(counterOffers.round)
const offerRow = async (order: SentOrder) => (await db.select().from(offers).where(eq(offers.order_id, order.id)))[0]

/** An order with one offer and an open counter-offer on it. */
async function counteredOrder() {
  const order = await offeredOrder()
  const offer = await offerIn(order)
  await mustTransition(client, order, 'counter_offer', { ...offer, ...proposal })
  const [counter] = await countersOf(offer)
  if (!counter) throw new Error('no counter-offer was stored')
  return { order, offer, answer: { ...offer, counter_offer_id: counter.id } }
}

test('accepted terms become a new version of the offer, and both sides read the whole negotiation', async () => {
  const { order, answer } = await counteredOrder()
  await mustTransition(provider, order, 'accept_counter', answer)
  expect(await offerRow(order)).toMatchObject({ price: 40_000, duration_days: 2, former_terms: [{ price: 50_000, duration_days: 3 }] })
  for (const token of [client, provider]) {
    const [offer] = Object.values((await getOrder(token, order)).body.data?.offers ?? {})
    expect(offer).toMatchObject({
      price: 40_000,
      total: 46_000,
      counter_rounds_left: 2,
      negotiation: [
        { by: 'provider', status: null, price: 50_000, total: 57_500, duration_days: 3 },
        { by: 'client', status: 'accepted', price: 40_000, total: 46_000, duration_days: 2, note: proposal.note },
      ],
    })
  }
  expect((await notificationsTo(demoPhones.company, order)).find(({ type }) => type === 'counter_received')?.body_en).toContain('460')
  expect((await notificationsTo(demoPhones.client, order)).find(({ type }) => type === 'counter_accepted')?.body_en).toContain('2 days')
  expect((await tryTransition(provider, order, 'accept_counter', answer)).status).toBe(409)
})

test('the lists of a provider show the state of a negotiation, and whose turn it is', async () => {
  const { order, answer } = await counteredOrder()
  const own = async (path: string) => {
    const { body } = await call('GET', path, { token: provider })
    const data: unknown[] = Object.values(body.data?.data ?? {})
    return data.find((row) => JSON.stringify(row).includes(order.id))
  }
  for (const side of ['open', 'assigned'])
    expect(await own(`/api/orders?side=${side}&per_page=50`)).toMatchObject({ turn: 'provider', my_offer: { counter: 'pending' } })
  expect(await own('/api/user/offers?per_page=50')).toMatchObject({ status: 'pending', counter: 'pending' })
  await mustTransition(provider, order, 'reject_counter', { ...answer, reason: 'لا يغطي سعر القطع' })
  expect(await own('/api/orders?side=assigned&per_page=50')).toMatchObject({ turn: 'client', my_offer: { counter: 'rejected' } })
  expect(await own('/api/user/offers?per_page=50')).toMatchObject({ counter: 'rejected' })
})

test('a rejected counter-offer keeps the offer, and the client reads the reason', async () => {
  const { order, answer } = await counteredOrder()
  const withoutReason = await tryTransition(provider, order, 'reject_counter', answer)
  expect([withoutReason.status, Object.keys(withoutReason.body.errors ?? {})]).toEqual([422, ['reason']])
  await mustTransition(provider, order, 'reject_counter', { ...answer, reason: 'لا يغطي سعر القطع' })
  expect(await offerRow(order)).toMatchObject({ price: 50_000, former_terms: [] })
  expect((await getOrder(client, order)).body.data?.offers?.[0]?.negotiation?.[1]).toMatchObject({
    status: 'rejected',
    reject_reason: 'لا يغطي سعر القطع',
  })
  expect((await notificationsTo(demoPhones.client, order)).find(({ type }) => type === 'counter_rejected')?.body_en).toContain(
    'لا يغطي سعر القطع',
  )
})

test('a changed offer answers the open counter-offer', async () => {
  const { order, offer } = await counteredOrder()
  await mustTransition(provider, order, 'edit_offer', { ...offer, price: 45_000, duration_days: 3 })
  expect(await countersOf(offer)).toMatchObject([{ status: 'revised', round: 1, offer_version: 1, accepted_version: null }])
  const [view] = Object.values((await getOrder(client, order)).body.data?.offers ?? {})
  expect(view?.negotiation).toMatchObject([
    { by: 'provider', price: 50_000 },
    { by: 'client', price: 40_000 },
    { by: 'provider', price: 45_000 },
  ])
})

test('an offer has one open counter-offer, and as many rounds as the setting allows', async () => {
  const { order, offer } = await counteredOrder()
  const again = await tryTransition(client, order, 'counter_offer', { ...offer, ...proposal, price: 41_000 })
  expect([again.status, again.body.msg]).toEqual([409, 'Your proposal is waiting for an answer'])
  for (const price of [41_000, 42_000]) {
    const open = (await countersOf(offer)).at(-1)
    await mustTransition(provider, order, 'reject_counter', { ...offer, counter_offer_id: open?.id, reason: 'السعر أقل من التكلفة' })
    await mustTransition(client, order, 'counter_offer', { ...offer, ...proposal, price })
  }
  await mustTransition(provider, order, 'edit_offer', { ...demoOffer, ...offer, price: 47_000 })
  const fourth = await tryTransition(client, order, 'counter_offer', { ...offer, ...proposal })
  expect([fourth.status, fourth.body.msg]).toEqual([409, 'You have used all proposals for this offer'])
  const [view] = Object.values((await getOrder(client, order)).body.data?.offers ?? {})
  expect(view?.actions).toContainEqual(expect.objectContaining({ name: 'counter_offer', allowed: false }))
})

test('the price of a counter-offer has the bounds of offers, and its terms must differ', async () => {
  const order = await offeredOrder()
  const offer = await offerIn(order)
  const url = `/api/orders/${order.id}/transitions/counter_offer`
  const bad = await call('POST', url, { token: client, body: { ...offer, price: 50, duration_days: 0 } })
  expect([bad.status, Object.keys(bad.body.errors ?? {})]).toEqual([422, ['price', 'duration_days']])
  const same = await call('POST', url, { token: client, lang: 'ar', body: { ...offer, ...demoOffer } })
  expect([same.status, same.body.errors]).toEqual([422, { price: ['اقترح سعرًا آخر أو مدة أخرى'] }])
  expect(await countersOf(offer)).toEqual([])
})

test('accepting, withdrawing or superseding the offer closes its open counter-offer', async () => {
  const accepted = await counteredOrder()
  await mustTransition(client, accepted.order, 'accept_offer', accepted.offer)
  expect([await countersOf(accepted.offer), (await offerRow(accepted.order))?.price]).toMatchObject([[{ status: 'closed' }], 50_000])
  const withdrawn = await counteredOrder()
  await mustTransition(provider, withdrawn.order, 'withdraw_offer', withdrawn.offer)
  expect(await countersOf(withdrawn.offer)).toMatchObject([{ status: 'closed' }])
  const superseded = await counteredOrder()
  await mustTransition(freelancer, superseded.order, 'make_offer', { ...demoOffer, price: 30_000 })
  const other = (await offersOf(app, client, superseded.order)).find(({ price }) => price === 30_000)
  await mustTransition(client, superseded.order, 'accept_offer', { offer_id: other?.id })
  expect(await countersOf(superseded.offer)).toMatchObject([{ status: 'closed' }])
})

test('an expired offer closes its open counter-offer, and the rules of negotiations hold', async () => {
  const expired = await counteredOrder()
  clock.advance(73 * hourMs)
  expect((await tryTransition(provider, expired.order, 'accept_counter', expired.answer)).body.msg).toBe('The offer has expired')
  await runDueJobs(app.shared)
  expect(await countersOf(expired.offer)).toMatchObject([{ status: 'closed' }])
  expect(await findViolations(db, clock.now())).toEqual([])
})

test('nobody but the client proposes, and a provider neither sees nor answers proposals on offers of others', async () => {
  const { order, offer, answer } = await counteredOrder()
  await mustTransition(freelancer, order, 'make_offer', demoOffer)
  expect((await getOrder(freelancer, order)).text).not.toMatch(/40000|أستطيع الدفع/)
  expect((await tryTransition(freelancer, order, 'accept_counter', answer)).status).toBe(404)
  expect((await tryTransition(provider, order, 'counter_offer', { ...offer, ...proposal })).status).toBe(403)
  expect((await tryTransition(client, order, 'accept_counter', answer)).status).toBe(403)
  const stranger = await logInAs(app, demoPhones.secondClient)
  expect((await tryTransition(stranger, order, 'counter_offer', { ...offer, ...proposal })).status).toBe(404)
})

test('the provider answers the counter-offer that it read', async () => {
  const { order, offer, answer } = await counteredOrder()
  await mustTransition(provider, order, 'reject_counter', { ...answer, reason: 'السعر أقل من التكلفة' })
  await mustTransition(client, order, 'counter_offer', { ...offer, ...proposal, price: 10_000 })
  expect((await tryTransition(provider, order, 'accept_counter', answer)).status).toBe(409)
  expect(await offerRow(order)).toMatchObject({ price: 50_000 })
})

test.each([
  ['accepts', 'accept_offer', 'accepted'],
  ['withdraws', 'withdraw_offer', 'withdrawn'],
] as const)('if one side %s the offer while its counter-offer is accepted, exactly one decides the price', async (_, name, status) => {
  // Without concurrency in the database the first request wins, so each of the two goes first once.
  for (const isCounterFirst of [true, false]) {
    const { order, offer, answer } = await counteredOrder()
    const { version } = (await getOrder(client, order)).body.data ?? {}
    const acceptCounter = () => tryTransition(provider, order, 'accept_counter', { ...answer, version })
    const decideOffer = () => tryTransition(name === 'accept_offer' ? client : provider, order, name, { ...offer, version })
    const requests = [acceptCounter, decideOffer]
    const responses = await Promise.all((isCounterFirst ? requests : requests.toReversed()).map((request) => request()))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    const isCounterAccepted = responses.at(isCounterFirst ? 0 : 1)?.status === 200
    expect(await offerRow(order)).toMatchObject(isCounterAccepted ? { price: 40_000, status: 'pending' } : { price: 50_000, status })
    expect(await countersOf(offer)).toMatchObject([{ status: isCounterAccepted ? 'accepted' : 'closed' }])
  }
})
