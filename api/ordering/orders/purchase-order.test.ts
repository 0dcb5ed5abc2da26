import { expect, test } from 'vitest'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs } from '../../testing/people.ts'

const { app, client, provider, freelancer, sample, getOrder, tryTransition, mustTransition } = await orderFixture()
const { call } = app
const company = await logInAs(app, demoPhones.companyClient)

const send = (token: string, change: object) => call('POST', '/api/orders', { token, body: { ...sample.order, ...change } })
const setNumber = (token: string, order: SentOrder, purchase_order: string | null) =>
  call('PUT', `/api/orders/${order.id}/purchase-order`, { token, body: { purchase_order } })
const idsOf = async (token: string, query: string) => {
  const { body } = await call('GET', `/api/orders?${query}`, { token })
  return Object.values(Object(body).data?.data ?? {}).map((card) => Object(card).id)
}

test('a company enters the number with an order, and its provider sees it once it has the order', async () => {
  const sent = await send(company, { purchase_order: '  PO-77\u202e  889 ' })
  expect(sent.status).toBe(201)
  const order = { id: String(sent.body.data?.id) }
  expect((await getOrder(company, order)).body.data).toMatchObject({ purchase_order: 'PO-77 889', can_edit_purchase_order: true })
  expect((await getOrder(provider, order)).body.data).toMatchObject({ purchase_order: null, can_edit_purchase_order: false })
  await mustTransition(provider, order, 'make_offer', { price: 50_000, duration_days: 3 })
  expect(await idsOf(provider, 'q=PO-77')).not.toContain(order.id)
  const offer = Object((await getOrder(company, order)).body.data).offers[0]
  await mustTransition(company, order, 'accept_offer', { offer_id: offer.id })
  expect((await getOrder(provider, order)).body.data).toMatchObject({ purchase_order: 'PO-77 889', can_edit_purchase_order: false })
  for (const [token, query] of [
    [company, 'q=po-77'],
    [company, 'purchase_order=889'],
    [provider, 'q=PO-77'],
  ] as const)
    expect(await idsOf(token, query)).toContain(order.id)
  expect(await idsOf(company, 'purchase_order=890')).not.toContain(order.id)
})

test('individuals have none, and the number has at most 50 characters', async () => {
  expect((await send(client, { purchase_order: 'PO-1' })).body.errors).toHaveProperty('purchase_order')
  expect((await send(company, { purchase_order: 'x'.repeat(51) })).body.errors).toHaveProperty('purchase_order')
  const sent = await send(client, { purchase_order: '' })
  expect(sent.status).toBe(201)
  expect((await setNumber(client, { id: String(sent.body.data?.id) }, 'PO-1')).status).toBe(403)
})

test('the number changes until the first tax document and is printed on it', async () => {
  const order = await payableOrder(app, company, provider, sample)
  expect((await setNumber(company, order, 'PO-2026-5')).status).toBe(200)
  expect((await setNumber(freelancer, order, 'PO-X')).status).toBe(403)
  expect((await payOrder(app, company, order, 'paid-with-number')).status).toBe(200)
  const rejected = await setNumber(company, order, 'PO-2026-6')
  expect([rejected.status, rejected.body.msg]).toEqual([409, 'The order has a tax document already: its number cannot change'])
  expect((await setNumber(company, order, 'PO-2026-5')).status).toBe(200)
  expect((await getOrder(company, order)).body.data).toMatchObject({ purchase_order: 'PO-2026-5', can_edit_purchase_order: false })
})

test('another company gets 404, the back office finds and filters by the number', async () => {
  const foreign = await send(client, {})
  expect((await setNumber(company, { id: String(foreign.body.data?.id) }, 'PO-1')).status).toBe(404)
  const own = await send(company, { purchase_order: 'OFFICE-31' })
  const admin = await adminToken(app, 'all')
  for (const query of ['q=OFFICE-31', 'purchase_order=OFFICE-31']) {
    const { text } = await call('GET', `/api/admin/orders?${query}`, { token: admin })
    expect(text).toContain(String(own.body.data?.id))
  }
})

test('an order that is sent again keeps its number', async () => {
  const [sent] = [await send(company, { purchase_order: 'AGAIN-1', kind: 'private', provider_ids: [await providerId()] })]
  const order = { id: String(sent?.body.data?.id) }
  expect((await tryTransition(provider, order, 'reject_order', { reason: 'لا وقت لدينا هذا الأسبوع' })).status).toBe(200)
  const again = await call('POST', `/api/orders/${order.id}/resend`, { token: company })
  expect((await getOrder(company, { id: String(again.body.data?.id) })).body.data).toMatchObject({ purchase_order: 'AGAIN-1' })
})

const providerId = async (): Promise<string> =>
  String(Object((await call('GET', '/api/user/profile', { token: provider })).body.data).provider?.id)
