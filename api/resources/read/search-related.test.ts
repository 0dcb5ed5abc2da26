import { beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({}, { demo: true })
let token = ''
beforeAll(async () => {
  token = await adminToken(app, 'all')
})

type Order = { id: string; number: string; client_id: string; provider_id: string | null; note: string | null }

const list = async (path: string) => (await app.call('GET', `/api/admin/${path}`, { token })).rows
const ordersFound = async (q: string) =>
  (await list(`orders?_start=0&_end=100&q=${encodeURIComponent(q)}`)).map(({ id }) => String(id)).sort()
// Safe: the routes shape the rows.
const allOrders = async () => (await list('orders?_start=0&_end=100')) as unknown as Order[]
const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id).sort()

test('orders are found by the name and the phone of their client and their provider', async () => {
  const orders = await allOrders()
  const provider = orders.find(({ provider_id }) => provider_id)?.provider_id
  const [clientRow] = await list(`customers?id=${orders[0]?.client_id}`)
  // Safe: the name of a provider is localized.
  const [providerRow] = await list(`providers?id=${provider}`)
  const ofClient = idsOf(orders.filter(({ client_id }) => client_id === orders[0]?.client_id))
  expect(await ordersFound(String(clientRow?.phone).replace('+966', '0'))).toEqual(ofClient)
  expect(await ordersFound(String(clientRow?.name))).toEqual(expect.arrayContaining(ofClient))
  expect(await ordersFound((providerRow as unknown as { name: { ar: string } }).name.ar)).toEqual(
    expect.arrayContaining(idsOf(orders.filter(({ provider_id }) => provider_id === provider))),
  )
})

test('orders are found by the number of their invoice and by their note', async () => {
  const [invoice] = await list('invoices?_start=0&_end=1')
  expect(await ordersFound(String(invoice?.number))).toEqual([invoice?.order_id])
  const withNote = (await allOrders()).find(({ note }) => note)
  expect(await ordersFound(String(withNote?.note))).toContain(withNote?.id)
})

test('complaints and bank transfers are found by the client and the order that they are about', async () => {
  const found = async (path: string, q: unknown) =>
    (await list(`${path}?_start=0&_end=100&q=${encodeURIComponent(String(q))}`)).map(({ id }) => id)
  for (const [path, owner] of [
    ['complaints', 'user_id'],
    ['bank-transfers', 'client_id'],
  ] as const) {
    const row = (await list(`${path}?_start=0&_end=100`)).find(({ order_id }) => order_id)
    const [person] = await list(`users?id=${row?.[owner]}`)
    const [order] = await list(`orders?id=${row?.order_id}`)
    expect(await found(path, person?.name)).toContain(row?.id)
    expect(await found(path, order?.number)).toContain(row?.id)
    expect(await found(path, `${order?.number} nobody`)).toEqual([])
  }
})

test('every term must occur, in the order or in what belongs to it', async () => {
  const [order] = await allOrders()
  const [client] = await list(`customers?id=${order?.client_id}`)
  expect(await ordersFound(`${order?.number} ${client?.name}`)).toEqual([order?.id])
  expect(await ordersFound(`${order?.number} nobody`)).toEqual([])
})
