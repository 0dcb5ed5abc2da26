import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../ordering/tables/orders.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { makeTransition, payableOrder, payOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'

const { app, client, provider, freelancer, sample, submittedOrder, offeredOrder, acceptedOrder } = await orderFixture()
const { call } = app
const homeOf = async (token: string) => (await call('GET', '/api/user/home', { token })).body.data
const offersOf = async (token: string) =>
  Object.values((await call('GET', '/api/user/offers?per_page=50', { token })).body.data?.data ?? {})

test('a client sees its running orders with the next step, due first, and nothing of others', async () => {
  const other = await newClient(app)
  const token = await sessionToken(app, other)
  expect(await homeOf(token)).toMatchObject({ running_count: 0, orders: [], provider: null })
  const order = await submittedOrder()
  const home = await homeOf(client)
  const orders = Object.values(home?.orders ?? {})
  expect(Number(home?.running_count)).toBeGreaterThan(0)
  expect(orders.every(({ tab }) => String(tab) !== 'finished')).toBe(true)
  const dueTimes = orders.map(({ due_at }) => String(due_at))
  expect(dueTimes).toEqual([...dueTimes].sort())
  expect(orders.find(({ id }) => String(id) === order.id)?.brief_deadline_note).toMatchObject({ en: 'Then your request closes' })
  expect(JSON.stringify(await homeOf(token))).not.toContain(order.id)
})

test('the next step of an order with a deposit says that the rest is unpaid, also on the home page', async () => {
  const order = await payableOrder(app, client, provider, sample, { deposit_percent: 10 })
  expect((await payOrder(app, client, order, crypto.randomUUID())).status).toBe(200)
  await app.db.update(orders).set({ due_at: app.clock.now() }).where(eq(orders.id, order.id))
  const shown = Object.values((await homeOf(client))?.orders ?? {}).find(({ id }) => String(id) === order.id)
  expect(shown?.next_step).toMatchObject({ en: expect.stringContaining('you pay the rest before') })
  await app.db.update(orders).set({ due_at: null }).where(eq(orders.id, order.id))
})

test('a request waits for a provider until it has made its offer', async () => {
  const before = Number((await homeOf(provider))?.provider?.todo?.requests)
  const order = await submittedOrder()
  expect(Number((await homeOf(provider))?.provider?.todo?.requests)).toBe(before + 1)
  expect((await makeTransition(app, provider, order, 'make_offer', { price: 40_000, duration_days: 2 })).status).toBe(200)
  const home = (await homeOf(provider))?.provider
  expect([Number(home?.todo?.requests), typeof home?.response_minutes]).toEqual([before, 'number'])
  expect(typeof home?.todo_orders?.work).toBe('string')
})

test('a team member counts only the orders that it may see', async () => {
  await submittedOrder()
  await acceptedOrder()
  const { todo, todo_orders } = (await homeOf(await logInAs(app, demoPhones.userStore)))?.provider ?? {}
  expect(todo).toMatchObject({ requests: 0, invoices: 0 })
  expect(todo_orders).toMatchObject({ requests: null, invoices: null })
})

test('a client sees the last providers with an order to repeat, each once', async () => {
  const order = await payableOrder(app, client, provider, sample)
  expect((await payOrder(app, client, order, crypto.randomUUID())).status).toBe(200)
  for (const [token, name] of [
    [provider, 'deliver'],
    [client, 'confirm_receipt'],
  ] as const)
    expect((await makeTransition(app, token, order, name)).status).toBe(200)
  const recent = Object.values((await homeOf(client))?.client?.recent ?? {}) as unknown as { order_id: string; provider: { id: string } }[]
  expect(recent[0]?.order_id).toBe(order.id)
  expect(new Set(recent.map((one) => one.provider.id)).size).toBe(recent.length)
  expect((await homeOf(provider))?.client).toBeNull()
})

test('the payout grows with a completed order; a team member sees no amounts', async () => {
  const amounts = async () => (await homeOf(provider))?.provider?.money
  const before = await amounts()
  const order = await payableOrder(app, client, provider, sample)
  expect((await payOrder(app, client, order, crypto.randomUUID())).status).toBe(200)
  for (const [token, name] of [
    [provider, 'deliver'],
    [client, 'confirm_receipt'],
  ] as const)
    expect((await makeTransition(app, token, order, name)).status).toBe(200)
  const after = await amounts()
  const gained = Number(after?.pending_payout) - Number(before?.pending_payout)
  expect(gained).toBeGreaterThan(0)
  expect(Number(after?.income_this_month) - Number(before?.income_this_month)).toBe(gained)
  const member = await logInAs(app, demoPhones.userShow)
  expect((await homeOf(member))?.provider?.money).toBeNull()
  expect((await call('GET', '/api/user/home', { token: await logInAs(app, demoPhones.userNothing) })).status).toBe(403)
})

test('a provider lists its own offers only', async () => {
  const order = await offeredOrder()
  const own = await offersOf(provider)
  expect(own.some(({ order_id, status }) => String(order_id) === order.id && String(status) === 'pending')).toBe(true)
  expect((await offersOf(freelancer)).some(({ order_id }) => String(order_id) === order.id)).toBe(false)
  expect((await call('GET', '/api/user/offers', { token: client })).status).toBe(403)
})
