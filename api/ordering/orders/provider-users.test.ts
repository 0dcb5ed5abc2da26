import { type AccessAction, expectedAccess } from '@wasl/shared/access/table.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, demoOffer, offersOf, payOrder, type SentOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'
import { counterOffers } from '../tables/offers.ts'

const { app, client, mustTransition, tryTransition, getOrder, submittedOrder, offeredOrder, acceptedOrder } = await orderFixture()
const users = { S0: 'userNothing', S1: 'userShow', S2: 'userManage', S3: 'userEdit', S4: 'userDelete', S5: 'userAdds' } as const
type Role = keyof typeof users
// Safe: the keys of `users` are the roles.
const roles = Object.keys(users) as Role[]
const tokens = new Map<Role, string>()
beforeAll(async () => {
  for (const role of roles) tokens.set(role, await logInAs(app, demoPhones[users[role]]))
})

const ownOffer = async (order: SentOrder) => ({ offer_id: (await offersOf(app, client, order))[0]?.id })
const working = async () => {
  const order = await acceptedOrder()
  await mustTransition(tokens.get('S2') ?? '', order, 'issue_invoice', { lines: demoLines })
  await mustTransition(client, order, 'accept_invoice')
  expect((await payOrder(app, client, order, `pay-${order.id}`)).status).toBe(200)
  return order
}
const counteredOrder = async () => {
  const order = await offeredOrder()
  return mustTransition(client, order, 'counter_offer', { ...demoOffer, price: 40_000, ...(await ownOffer(order)) })
}
const openCounter = async (order: SentOrder) => {
  const { offer_id = '' } = await ownOffer(order)
  const [counter] = await app.db.select().from(counterOffers).where(eq(counterOffers.offer_id, offer_id))
  return { offer_id, counter_offer_id: counter?.id }
}
/** Each transition of a provider: its row of the access table, an order that allows it, and its body. */
const transitions: readonly [name: string, AccessAction, () => Promise<SentOrder>, (order: SentOrder) => Promise<object>][] = [
  ['make_offer', 'prv.offer.create', submittedOrder, async () => demoOffer],
  ['edit_offer', 'prv.offer.edit', offeredOrder, async (order) => ({ ...demoOffer, price: 45_000, ...(await ownOffer(order)) })],
  ['accept_counter', 'prv.counter.answer', counteredOrder, openCounter],
  [
    'reject_counter',
    'prv.counter.answer',
    counteredOrder,
    async (order) => ({ ...(await openCounter(order)), reason: 'السعر أقل من التكلفة' }),
  ],
  ['withdraw_offer', 'prv.offer.withdraw', offeredOrder, ownOffer],
  ['issue_invoice', 'prv.inv.create', acceptedOrder, async () => ({ lines: demoLines })],
  ['deliver', 'prv.step', working, async () => ({})],
  ['cancel', 'prv.ord.delete', acceptedOrder, async () => ({ reason: 'لا نستطيع الحضور' })],
]

test.each(transitions)(
  'a provider’s user can make %s only with the permission of the access table',
  async (name, action, reach, bodyOf) => {
    const order = await reach()
    const body = await bodyOf(order)
    const isAllowed = (role: Role) => expectedAccess(action, role) === 'own'
    for (const role of roles.filter((role) => !isAllowed(role)))
      expect([role, (await tryTransition(tokens.get(role) ?? '', order, name, body)).status]).toEqual([role, 403])
    const allowed = roles.filter(isAllowed)
    expect(allowed).toHaveLength(1)
    for (const role of allowed) {
      const buttons = (await getOrder(tokens.get(role) ?? '', order)).text
      expect(buttons).toContain(`"${name}"`)
      expect([role, (await tryTransition(tokens.get(role) ?? '', order, name, body)).status]).toEqual([role, 200])
    }
  },
)

test('reading an order requires the permission to see orders', async () => {
  const order = await offeredOrder()
  const responses = await Promise.all(roles.map(async (role) => (await getOrder(tokens.get(role) ?? '', order)).status))
  expect(responses).toEqual([403, 200, 200, 200, 200, 403])
})

test('a user sees no button for a transition without permission', async () => {
  const order = await offeredOrder()
  const page = await getOrder(tokens.get('S1') ?? '', order)
  expect([page.body.data?.actions, page.text.includes('edit_offer')]).toEqual([[], false])
})
