import { type AccessAction, expectationOf } from '@wasl/shared/access/table.ts'
import { beforeAll, expect, test } from 'vitest'
import { orderHouse } from '../../testing/order-house.ts'
import { demoLines, demoOffer, offersOf, payOrder, type Sent } from '../../testing/orders.ts'
import { demoPeople, signIn } from '../../testing/people.ts'

const { house, client, does, move, page, sent, offered, accepted } = await orderHouse()
const users = { S0: 'userNothing', S1: 'userShow', S2: 'userManage', S3: 'userEdit', S4: 'userDelete', S5: 'userAdds' } as const
type Role = keyof typeof users
// Safe: the keys of `users` are the roles.
const roles = Object.keys(users) as Role[]
const tokens = new Map<Role, string>()
beforeAll(async () => {
  for (const role of roles) tokens.set(role, await signIn(house, demoPeople[users[role]]))
})

const own = async (order: Sent) => ({ offer_id: (await offersOf(house, client, order))[0]?.id })
const working = async () => {
  const order = await accepted()
  await does(tokens.get('S2') ?? '', order, 'issue_invoice', { lines: demoLines })
  await does(client, order, 'accept_invoice')
  expect((await payOrder(house, client, order, `pay-${order.id}`)).status).toBe(200)
  return order
}
/** Each act of a provider: its row of the access table, an order on which it may be done, and the body it takes. */
const acts: readonly [name: string, AccessAction, () => Promise<Sent>, (order: Sent) => Promise<object>][] = [
  ['make_offer', 'prv.offer.create', sent, async () => demoOffer],
  ['edit_offer', 'prv.offer.edit', offered, async (order) => ({ ...demoOffer, price: 45_000, ...(await own(order)) })],
  ['withdraw_offer', 'prv.offer.withdraw', offered, own],
  ['issue_invoice', 'prv.inv.create', accepted, async () => ({ lines: demoLines })],
  ['deliver', 'prv.step', working, async () => ({})],
  ['cancel', 'prv.ord.delete', accepted, async () => ({ reason: 'لا نستطيع الحضور' })],
]

test.each(acts)(
  'a provider’s user does %s only with the permission that the access table asks for',
  async (name, action, reach, bodyOf) => {
    const order = await reach()
    const body = await bodyOf(order)
    const may = (role: Role) => expectationOf(action, role) === 'own'
    for (const role of roles.filter((role) => !may(role)))
      expect([role, (await move(tokens.get(role) ?? '', order, name, body)).status]).toEqual([role, 403])
    const allowed = roles.filter(may)
    expect(allowed).toHaveLength(1)
    for (const role of allowed) {
      const buttons = (await page(tokens.get(role) ?? '', order)).text
      expect(buttons).toContain(`"${name}"`)
      expect([role, (await move(tokens.get(role) ?? '', order, name, body)).status]).toEqual([role, 200])
    }
  },
)

test('reading an order needs the permission to see orders', async () => {
  const order = await offered()
  const answers = await Promise.all(roles.map(async (role) => (await page(tokens.get(role) ?? '', order)).status))
  expect(answers).toEqual([403, 200, 200, 200, 200, 403])
})

test('what a user sees but may not do is no button of its page', async () => {
  const order = await offered()
  const seen = await page(tokens.get('S1') ?? '', order)
  expect([seen.body.data?.actions, seen.text.includes('edit_offer')]).toEqual([[], false])
})
