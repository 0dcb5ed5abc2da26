import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeFinalRows } from '../testing/change-final-rows.ts'
import { orderFixture } from '../testing/order-fixture.ts'
import { demoLines } from '../testing/orders.ts'
import { adminToken } from '../testing/people.ts'

const { app, client, provider, getOrder, offeredOrder, acceptedOrder, mustTransition } = await orderFixture()
const { call, db } = app
const admin = await adminToken(app, 'all')
const largest = 2 ** 53 - 1

const statusesOf = async (token: string, paths: readonly string[]) => {
  const answers: [string, number][] = []
  for (const path of paths) answers.push([path, (await call('GET', path, { token })).status])
  return answers
}
const allOk = (paths: readonly string[]) => paths.map((path) => [path, 200])

test('an offer stored with the largest number is shown everywhere', async () => {
  const order = await offeredOrder()
  await db.execute(sql`update offers set price = ${largest} where order_id = ${order.id}`)
  await db.execute(sql`update orders set expected_budget = ${largest} where id = ${order.id}`)
  const [offer] = (await db.execute<{ id: string }>(sql`select id from offers where order_id = ${order.id}`)).rows
  expect((await getOrder(client, order)).status).toBe(200)
  const page = await getOrder(provider, order)
  expect([page.status, page.body.data?.expected_budget]).toEqual([200, largest])
  for (const token of [client, provider]) {
    const lists = ['/api/orders?tab=new&per_page=50', '/api/orders?side=open&per_page=50']
    expect(await statusesOf(token, lists)).toEqual(allOk(lists))
  }
  const paths = ['/api/admin/offers', `/api/admin/offers/${offer?.id}`, '/api/admin/orders', `/api/admin/orders/${order.id}`]
  expect(await statusesOf(admin, paths)).toEqual(allOk(paths))
})

test('an invoice stored with more than the largest safe number is shown everywhere', async () => {
  const order = await mustTransition(provider, await acceptedOrder(), 'issue_invoice', { lines: demoLines })
  const [invoice] = await changeFinalRows<{ id: string }>(
    db,
    sql`update invoices set service_amount = ${largest}, tax = 1351079888211149, final_amount = ${largest}::bigint + 1351079888211149,
      deposit_amount = ${largest}, lines = jsonb_set(jsonb_set(lines, '{0,unit_price}', ${`${largest}`}), '{0,amount}', '10358279142952140')
      where order_id = ${order.id} returning id`,
  )
  await db.execute(sql`update orders set final_amount = ${largest}::bigint + 1351079888211149 where id = ${order.id}`)
  for (const token of [client, provider]) {
    const own = [
      `/api/orders/${order.id}`,
      `/api/invoices/${invoice?.id}`,
      `/api/invoices/${invoice?.id}/pdf`,
      '/api/orders?tab=pending_payment&per_page=50',
    ]
    expect(await statusesOf(token, own)).toEqual(allOk(own))
  }
  const today = new Date(app.clock.now()).toISOString().slice(0, 10)
  const period = `from=${today}&to=${today}`
  const paths = [
    ...['invoices', 'orders'].flatMap((name) => [`/api/admin/${name}`, `/api/admin/${name}/totals`]),
    '/api/admin/transactions',
    `/api/admin/invoices/${invoice?.id}`,
    `/api/admin/orders/${order.id}`,
    `/api/admin/invoices/${invoice?.id}/document`,
    '/api/admin/invoices/export.csv',
    '/api/admin/dashboard',
    ...['vat', 'providers', 'orders', 'sales'].map((kind) => `/api/admin/reports/${kind}?${period}`),
  ]
  expect(await statusesOf(admin, paths)).toEqual(allOk(paths))
})
