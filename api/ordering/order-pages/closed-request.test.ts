import { pages } from '@wasl/shared/pages/pages.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../identity/tables/people.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import type { SentOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'

const { app, client, mustTransition, submittedOrder, acceptedOrder } = await orderFixture()
const { call, db, createContext } = app

const read = (order: SentOrder, token: string) => call('GET', `/api/orders/${order.id}/closed-request`, { token })
/** A provider that was notified of the order and made no offer. */
const rival = async (order: SentOrder): Promise<string> => {
  const notified = await db
    .select({ id: users.id })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.user_id))
    .where(and(eq(notifications.order_id, order.id), eq(notifications.type, 'request_new'), eq(users.role, 'provider')))
  for (const user of notified) {
    const token = await sessionToken(app, user)
    if ((await call('GET', `/api/orders/${order.id}`, { token })).status !== 200 || notified.length === 1) return token
  }
  const [last] = notified
  if (!last) throw new Error('nobody was notified of the order')
  return sessionToken(app, last)
}

test('a request that another provider took says so to a provider that was notified of it, and to nobody else', async () => {
  const order = await acceptedOrder()
  const token = await rival(order)
  expect((await call('GET', `/api/orders/${order.id}`, { token })).status).toBe(404)
  const { status, body } = await read(order, token)
  expect([status, body.data]).toEqual([200, { number: expect.any(String), reason: 'taken' }])
  expect((await read(order, await sessionToken(app, await newClient(app)))).status).toBe(404)
  expect((await read({ id: crypto.randomUUID() }, token)).status).toBe(404)
})

test('a request that its client cancelled says so', async () => {
  const order = await submittedOrder()
  const token = await rival(order)
  await mustTransition(client, order, 'cancel', { reason: 'لم أعد أحتاج الخدمة' })
  expect((await read(order, token)).body.data).toMatchObject({ reason: 'cancelled' })
})

test('a team member is not notified of what the access table does not let it open', async () => {
  const people = await db
    .select({ id: users.id, phone: users.phone, role: users.role, provider_id: users.provider_id, permissions: users.permissions })
    .from(users)
    .where(inArray(users.role, ['provider', 'provider_user']))
  const member = people.find(({ role, permissions }) => role === 'provider_user' && permissions.includes('show_orders'))
  const team = people.filter(({ provider_id }) => provider_id === member?.provider_id)
  const provider_ids = [String(member?.provider_id)]
  const link = pages.settlement({ id: 'a' })
  await notify(createContext(), { type: 'settlement_paid', params: { amount: '5' }, provider_ids, link })
  const notified = await db.select().from(notifications).where(eq(notifications.link, link))
  expect(notified.map(({ user_id }) => user_id)).toEqual(team.filter(({ role }) => role === 'provider').map(({ id }) => id))

  const settlements = await call('GET', '/api/settlements', { token: await logInAs(app, demoPhones.userShow) })
  expect(settlements.status).toBe(403)
  await notify(createContext(), { type: 'order_paid', params: { order: 'W' }, provider_ids, link: pages.order({ id: 'a' }) })
  const ofOrder = await db
    .select()
    .from(notifications)
    .where(eq(notifications.link, pages.order({ id: 'a' })))
  expect(ofOrder.length).toBeGreaterThan(1)
})
