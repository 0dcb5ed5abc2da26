import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { and, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { providers, users } from '../../identity/tables/people.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { audit } from '../../resources/write/audit.ts'
import { bookedCars } from '../../testing/booked-cars.ts'
import { paidGoods } from '../../testing/paid-goods.ts'
import { demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { uploadImage } from '../../testing/transfers.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { delegations } from '../tables/from-registry.ts'

const app = await testApp({}, { demo: true })
const { call, db, clock } = app
const { pay, page, transition, provider_id } = await paidGoods(app)
const fleet = await bookedCars(app)
const member = async (provider: string | null, ...permissions: string[]) =>
  newClient(app, { role: 'provider_user', client_type: null, provider_id: provider, permissions })
const tokenOf = (user: { id: string }) => sessionToken(app, user)
const [first, second] = [await member(provider_id, 'deliver_orders'), await member(provider_id, 'deliver_orders')]

const list = async (user: { id: string }) => {
  const { body } = await call('GET', '/api/provider/deliveries', { token: await tokenOf(user) })
  return Object(body.data).deliveries
}
const deliveryOf = async (user: { id: string }, token: string, order: string) => {
  const { number } = await page(token, order)
  return (await list(user)).find(({ order_number }: { order_number: string }) => order_number === number)
}
const assign = (token: string, order: string, leg: string, user: { id: string }) =>
  call('POST', `/api/orders/${order}/delegates`, { token, body: { leg, user_id: user.id } })
const step = async (user: { id: string }, id: string, name: string, body: object = {}, key: string = crypto.randomUUID()) =>
  call('POST', `/api/provider/deliveries/${id}/${name}`, { token: await tokenOf(user), body, headers: { 'idempotency-key': key } })
const typesOf = async (user: { id: string }) =>
  (await db.select({ type: notifications.type }).from(notifications).where(eq(notifications.user_id, user.id))).map(({ type }) => type)
const statusesOf = async (order_id: string) =>
  (await db.select({ status: delegations.status }).from(delegations).where(eq(delegations.order_id, order_id))).map(({ status }) => status)

async function prepared() {
  const paid = await pay([1])
  expect((await transition(paid.owner, paid.order, 'prepare')).status).toBe(200)
  return paid
}

test('a delegate sees only what is assigned, without prices, and delivers goods for the code', async () => {
  const { order, owner, client } = await prepared()
  const other = await prepared()
  expect((await assign(owner, order, 'delivery', first)).status).toBe(200)
  expect((await assign(owner, other.order, 'delivery', second)).status).toBe(200)
  const [delivery, ...more] = await list(first)
  expect(more).toEqual([])
  expect(delivery).toMatchObject({ leg: 'delivery', status: 'assigned', day: 'today', step: 'send_out', due_amount: 0, codes_left: 5 })
  expect(delivery.contact.phone).toMatch(/^\+966/)
  expect(JSON.stringify(delivery)).not.toMatch(/"price"|"amount"|"total"/)
  const token = await tokenOf(first)
  for (const path of [
    `/api/orders/${order}`,
    '/api/orders?kind=store',
    '/api/finances',
    '/api/chat/rooms',
    `/api/orders/${order}/packing-slip`,
  ])
    expect([path, (await call('GET', path, { token })).status]).toEqual([path, 403])
  expect((await transition(token, order, 'send_out')).status).toBe(403)
  const [foreign] = await list(second)
  expect((await call('GET', `/api/provider/deliveries/${foreign.id}`, { token })).status).toBe(404)
  expect((await step(first, foreign.id, 'send_out')).status).toBe(404)
  expect((await step(first, delivery.id, 'hand_over', { km: 1, fuel: 1, file_ids: [crypto.randomUUID()] })).status).toBe(404)

  const key = crypto.randomUUID()
  expect((await step(first, delivery.id, 'send_out', {}, key)).status).toBe(200)
  expect((await step(first, delivery.id, 'send_out', {}, key)).status).toBe(200) // the answer was lost
  expect((await page(client, order)).goods.shipments).toHaveLength(1)
  expect((await step(first, delivery.id, 'deliver', { code: '1' })).body.errors).toEqual({ code: [expect.any(String)] })
  const { delivery_code } = await page(client, order)
  const last = crypto.randomUUID()
  expect((await step(first, delivery.id, 'deliver', { code: delivery_code }, last)).status).toBe(200)
  expect((await step(first, delivery.id, 'deliver', { code: delivery_code }, last)).status).toBe(200)
  const [done] = await list(first)
  expect(done).toMatchObject({ status: 'done', day: 'done', contact: null, step: null, place: { address: null, lat: null } })
  expect((await step(first, delivery.id, 'deliver', { code: delivery_code })).status).toBe(409)
  expect(await typesOf(first)).toEqual(['delegate_assigned'])
  await call('POST', `/api/orders/${other.order}/delegates/release`, { token: owner, body: { leg: 'delivery' } })
  expect(await list(second)).toEqual([])
  expect(await typesOf(second)).toEqual(['delegate_assigned', 'delegate_released'])
})

test('after five wrong codes a photo and the reason take the place of the code', async () => {
  const { order, owner, client } = await prepared()
  await assign(owner, order, 'delivery', first)
  const delivery = await deliveryOf(first, owner, order)
  await step(first, delivery.id, 'send_out')
  const { delivery_code } = await page(client, order)
  const wrong = delivery_code === '000000' ? '111111' : '000000'
  const key = crypto.randomUUID()
  for (let sent = 0; sent < 2; sent++) expect((await step(first, delivery.id, 'deliver', { code: wrong }, key)).status).toBe(422)
  expect((await page(client, order)).goods.codes_left).toBe(4) // the answer was lost
  await assign(owner, order, 'delivery', second)
  expect((await step(first, delivery.id, 'deliver', { code: wrong })).status).toBe(404)
  expect((await page(client, order)).goods.codes_left).toBe(4) // it is no longer the first one's
  await assign(owner, order, 'delivery', first)
  const again = await deliveryOf(first, owner, order)
  for (let tries = 0; tries < 4; tries++) expect((await step(first, again.id, 'deliver', { code: wrong })).status).toBe(422)
  expect((await page(client, order)).goods.codes_left).toBe(0)
  expect((await step(first, again.id, 'deliver', { code: delivery_code })).status).toBe(422)
  expect((await transition(owner, order, 'deliver', { code: delivery_code })).status).toBe(422)
  const file_ids = [await uploadImage(app, await tokenOf(first), 'complaint')]
  expect((await step(first, again.id, 'deliver', { file_ids })).body.errors).toEqual({ reason: [expect.any(String)] })
  expect((await step(first, again.id, 'deliver', { file_ids, reason: 'لم يكن الرمز معه' })).status).toBe(200)
  const seen = await page(client, order)
  expect(seen.goods.proof).toHaveLength(1)
  expect(seen.timeline.at(-1).reason).toBe('لم يكن الرمز معه')
})

test('somebody who moved to another provider no longer sees what was assigned', async () => {
  const { order, owner } = await prepared()
  const mover = await member(provider_id, 'deliver_orders')
  await assign(owner, order, 'delivery', mover)
  expect(await list(mover)).toHaveLength(1)
  const [other] = await db
    .select({ id: providers.id })
    .from(providers)
    .where(ne(providers.id, provider_id ?? ''))
    .limit(1)
  const move = (to: string | null) =>
    inTransaction(app.createContext(), async (ctx) => {
      await ctx.db.update(users).set({ provider_id: to }).where(eq(users.id, mover.id))
      await audit(ctx, { action: 'edit', resource: 'provider-users', row_id: mover.id, before: {}, after: { provider_id: to } })
    })
  await move(other?.id ?? null)
  expect(await list(mover)).toEqual([])
  await move(provider_id)
})

test('what is assigned to somebody who can no longer deliver is released, and the provider hears about it', async () => {
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.provider_id, provider_id ?? ''), eq(users.role, 'provider')))
  const heard = async () => (await typesOf({ id: owner?.id ?? '' })).filter((type) => type === 'delivery_unassigned').length
  const changes = [
    ['PATCH', '', { name: 'سالم العتيبي', permissions: [] }],
    ['POST', '/block', undefined],
    ['DELETE', '', undefined],
  ] as const
  for (const [done, [method, path, body]] of changes.entries()) {
    const { order, owner: token } = await prepared()
    const user = await member(provider_id, 'deliver_orders')
    await assign(token, order, 'delivery', user)
    expect((await call(method, `/api/provider/users/${user.id}${path}`, { token, body })).status).toBe(200)
    expect([await statusesOf(order), await heard()]).toEqual([['released'], done + 1])
  }
})

test('who may assign: the owner and who handles this kind of order; to people of the provider who deliver', async () => {
  const { order, owner } = await prepared()
  const [store, cars, viewer] = [
    await member(provider_id, 'manage_store'),
    await member(provider_id, 'show_orders', 'manage_orders'),
    await member(provider_id, 'show_orders'),
  ]
  const stranger = await member(null, 'deliver_orders')
  expect((await assign(await tokenOf(viewer), order, 'delivery', first)).status).toBe(403)
  expect((await assign(await tokenOf(cars), order, 'delivery', first)).status).toBe(404)
  expect((await assign(await tokenOf(first), order, 'delivery', first)).status).toBe(403)
  for (const user of [stranger, viewer])
    expect((await assign(owner, order, 'delivery', user)).body.errors).toEqual({ user_id: [expect.any(String)] })
  expect((await assign(owner, order, 'out', first)).status).toBe(409)
  expect((await assign(await tokenOf(store), order, 'delivery', first)).status).toBe(200)
  const { delegates } = await page(owner, order)
  expect(delegates.legs).toMatchObject([{ leg: 'delivery', delegation: { user: { id: first.id }, status: 'assigned' } }])
  expect(delegates.candidates.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([first.id, second.id]))
  expect((await page(await tokenOf(store), order)).delegates).not.toBeNull()
})

test('a delegate who is replaced during a step can do nothing more, and the end of an order releases the other', async () => {
  const { order, owner, client } = await prepared()
  await assign(owner, order, 'delivery', first)
  const delivery = await deliveryOf(first, owner, order)
  await step(first, delivery.id, 'send_out')
  await assign(owner, order, 'delivery', second)
  const { delivery_code } = await page(client, order)
  expect((await step(first, delivery.id, 'deliver', { code: delivery_code })).status).toBe(404)
  expect((await call('GET', `/api/provider/deliveries/${delivery.id}`, { token: await tokenOf(first) })).status).toBe(404)
  expect(await list(second)).toMatchObject([{ leg: 'delivery', step: 'deliver' }])
  // The owner hands the goods over: the delegate is released.
  expect((await transition(owner, order, 'deliver', { code: delivery_code })).status).toBe(200)
  expect((await statusesOf(order)).sort()).toEqual(['released', 'released'])
  const withdrawn = await prepared()
  await assign(owner, withdrawn.order, 'delivery', second)
  expect((await transition(withdrawn.client, withdrawn.order, 'request_withdrawal')).status).toBe(200)
  expect((await transition(owner, withdrawn.order, 'accept_withdrawal')).status).toBe(200)
  expect(await statusesOf(withdrawn.order)).toEqual(['released'])
  expect(await list(second)).toEqual([])
})

test('blocking a provider releases what its people deliver', async () => {
  const { order, owner } = await prepared()
  const user = await member(provider_id, 'deliver_orders')
  expect((await assign(owner, order, 'delivery', user)).status).toBe(200)
  const token = await logInAs(app, demoPhones.superAdmin)
  const reason = 'مخالفة شروط المنصة'
  expect((await call('POST', `/api/admin/providers/${provider_id}/actions/block`, { token, body: { reason } })).status).toBe(200)
  expect(await statusesOf(order)).toEqual(['released'])
  expect((await call('POST', `/api/admin/providers/${provider_id}/actions/unblock`, { token, body: {} })).status).toBe(200)
})

test('a car is brought by one delegate and fetched by another, who sees its condition', async () => {
  const start = Date.parse('2027-03-07T08:00:00.000Z')
  const { id, client } = await fleet.book(start, 3)
  const owner = await fleet.tokenOf(fleet.owner)
  const [bringer, fetcher] = [await member(fleet.car.provider_id, 'deliver_orders'), await member(fleet.car.provider_id, 'deliver_orders')]
  expect((await assign(owner, id, 'out', bringer)).status).toBe(200)
  expect((await assign(owner, id, 'in', fetcher)).status).toBe(200)
  const [out] = await list(bringer)
  expect(out).toMatchObject({ leg: 'out', day: 'next', step: null, blocked: expect.any(Object), car: { plate: expect.any(String) } })
  clock.advance(start - 2 * hourMs - Date.parse(clock.now()))
  await runDueDeadlines(app.shared)
  expect(await list(bringer)).toMatchObject([{ day: 'today', step: 'start_inspection' }])
  const [back] = await list(fetcher)
  expect(back).toMatchObject({ leg: 'in', step: null, handed_over: null })
  expect((await step(fetcher, back.id, 'start_inspection')).status).toBe(404)
  const condition = async (user: { id: string }, km: number) => ({
    km,
    fuel: 8,
    file_ids: [await uploadImage(app, await tokenOf(user), 'complaint')],
  })
  expect((await step(bringer, out.id, 'start_inspection')).status).toBe(200)
  expect((await step(bringer, out.id, 'finish_inspection', { checks: fleet.checks })).status).toBe(200)
  const body = { ...(await condition(bringer, 900)), license_shown: true, contract_number: 'TJ-9' }
  expect((await step(bringer, out.id, 'hand_over', body)).status).toBe(200)
  expect((await fleet.page(client.id, id)).rental).toMatchObject({ fulfilment: 'received', handovers: [{ kind: 'out', km: 900 }] })
  const [seen] = await list(fetcher)
  expect(seen).toMatchObject({ step: 'take_back', handed_over: { km: 900, photos: [{ url: expect.any(String) }] } })
  const photo = `/api${seen.handed_over.photos[0].url}`
  const readable = async (user: { id: string }) => (await call('GET', photo, { token: await tokenOf(user) })).status
  expect([await readable(fetcher), await readable(await member(fleet.car.provider_id, 'deliver_orders'))]).toEqual([200, 404])
  // Its phone had no connection when the car came back in time, and sends it hours after the return was due.
  clock.advance(2 * dayMs)
  const taken_at = clock.now()
  clock.advance(2 * dayMs)
  expect((await step(fetcher, back.id, 'take_back', { ...(await condition(fetcher, 1_200)), taken_at })).status).toBe(200)
  expect(await fleet.page(client.id, id)).toMatchObject({
    status: 'delivered',
    rental: { fulfilment: 'delivered', late_charge: null, handovers: [{ kind: 'out' }, { kind: 'in', at: taken_at }] },
  })
  expect(await readable(fetcher)).toBe(404)
  const rows = await db
    .select()
    .from(delegations)
    .where(and(eq(delegations.order_id, id), eq(delegations.status, 'done')))
  expect(rows).toHaveLength(2)
})

testInvariants(app)
