import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '../../messaging/tables/notifications.ts'
import { paidGoods } from '../../testing/paid-goods.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'

const app = await testApp({}, { demo: true })
const { db } = app
const { pay, page, transition } = await paidGoods(app)

test('goods are sent in several shipments, and delivered together for the code', async () => {
  const { client, owner, order } = await pay([3, 2])
  const { lines } = (await page(client, order)).goods
  const [first, second] = lines
  expect((await transition(owner, order, 'prepare')).body).toMatchObject({ key: 'success' })
  const sent = { lines: [{ line_id: first.id, quantity: 2 }], carrier: 'SMSA', tracking: 'T-1' }
  expect((await transition(owner, order, 'send_out', sent)).body).toMatchObject({ key: 'success' })
  const { goods, fulfilment, delivery_code, next_step } = await page(client, order)
  const home = await app.call('GET', '/api/user/home', { token: client })
  expect(home.body.data?.orders).toMatchObject([{ id: order, next_step }])
  expect(fulfilment).toBe('out_for_delivery')
  expect(goods.lines.map(({ shipped }: { shipped: number }) => shipped)).toEqual([2, 0])
  expect(goods.shipments).toMatchObject([{ carrier: 'SMSA', tracking: 'T-1', status: 'on_the_way', lines: [{ quantity: 2 }] }])
  // The rest is still to be sent.
  expect((await transition(owner, order, 'deliver', { code: delivery_code })).status).toBe(409)
  const ofFirst = { line_id: first.id, quantity: 2 }
  const ofSecond = { line_id: second.id, quantity: 2 }
  for (const [bad, ...fields] of [
    [[ofFirst, ofSecond, ofSecond], `lines.${first.id}`, `lines.${second.id}`],
    [[{ line_id: crypto.randomUUID(), quantity: 1 }], 'lines'],
    [[], 'lines'],
  ] as const)
    expect(Object.keys((await transition(owner, order, 'send_out', { lines: bad })).body.errors ?? {})).toEqual(fields)
  expect((await transition(owner, order, 'send_out')).status).toBe(200)
  expect((await transition(owner, order, 'send_out')).status).toBe(409)
  expect((await transition(owner, order, 'deliver', { code: delivery_code })).status).toBe(200)
  const delivered = (await page(client, order)).goods
  expect(delivered.lines.map(({ shipped }: { shipped: number }) => shipped)).toEqual([3, 2])
  expect(delivered.shipments.map(({ status }: { status: string }) => status)).toEqual(['delivered', 'delivered'])
  const notified = await db.select({ type: notifications.type }).from(notifications).where(eq(notifications.order_id, order))
  expect(notified.map(({ type }) => type)).toEqual(expect.arrayContaining(['order_preparing', 'order_prepared', 'order_on_the_way']))
})

testInvariants(app)
