import { expect, test } from 'vitest'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'

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
  expect([rejected.status, rejected.body.msg]).toEqual([409, 'The order has a tax document already: its number and branch cannot change'])
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

test('an order is for a branch of its company, by which it is listed and summed', async () => {
  const city_id = sample.order.city_id
  const save = (token: string, body: object) => call('POST', '/api/user/branches', { token, body: { city_id, ...body } })
  const [north, south] = [await save(company, { label: 'الشمال', contact: 'هند' }), await save(company, { label: 'الجنوب' })]
  expect(north.body.data).toMatchObject({ label: 'الشمال', contact: 'هند', is_archived: false })
  const id = String(north.body.data?.id)
  const change = (path: string, token: string, method: 'PATCH' | 'PUT', body: object) =>
    call(method, `/api/user/branches/${id}${path}`, { token, body })
  const stranger = await sessionToken(
    app,
    await newClient(app, { client_type: 'company', city_id: String(city_id), email: 'stranger@example.com' }),
  )
  const named = async (answer: ReturnType<typeof save>) => [(await answer).status, Object.keys((await answer).body.errors ?? {})]
  expect(await named(save(company, { label: 'الشمال' }))).toEqual([422, ['label']])
  expect(await named(change('', company, 'PATCH', { city_id: 'x', label: '' }))).toEqual([422, ['label', 'city_id']])
  expect((await save(client, { label: 'الشمال' })).status).toBe(403)
  expect((await change('', stranger, 'PATCH', { city_id, label: 'لي' })).status).toBe(404)

  const order = await payableOrder(app, company, provider, { ...sample, order: { ...sample.order, branch_id: id } })
  expect(await named(send(stranger, { branch_id: id }))).toEqual([422, ['branch_id']])
  expect((await getOrder(provider, order)).body.data).toMatchObject({ branch: { id, label: 'الشمال', contact: 'هند' } })
  expect(await idsOf(company, `tab=all&branch_id=${id}`)).toEqual([order.id])
  expect(await idsOf(company, `tab=all&branch_id=${south.body.data?.id}`)).toEqual([])
  const open = await send(company, { branch_id: id })
  expect(await idsOf(provider, `tab=all&branch_id=${id}`)).toEqual([order.id])
  expect(await idsOf(provider, `side=open&branch_id=${id}`)).toEqual([])
  const ended = await mustTransition(company, { id: String(open.body.data?.id) }, 'cancel', { reason: 'لم نعد بحاجة إليه' })
  expect((await setNumber(company, ended, 'LATE-1')).status).toBe(409)
  const southId = String(south.body.data?.id)
  const move = (token: string, branch_id: string | null) =>
    call('PUT', `/api/orders/${order.id}/purchase-order`, { token, body: { purchase_order: null, branch_id } })
  expect(await named(move(company, crypto.randomUUID()))).toEqual([422, ['branch_id']])
  expect((await move(company, southId)).status).toBe(200)
  expect((await getOrder(company, order)).body.data).toMatchObject({ branch: { id: southId, contact: null } })
  expect((await move(company, id)).status).toBe(200)
  await payOrder(app, company, order, 'paid-for-a-branch')
  expect((await move(company, southId)).status).toBe(409)
  const statement = (await call('GET', '/api/finances/statement', { token: company })).body.data
  const ofBranch = (id: string | undefined) => Object.values(Object(statement?.branch_totals)).find((row) => Object(row).branch?.id === id)
  expect(ofBranch(id)).toEqual({ branch: { id, label: 'الشمال' }, net: 50_000, tax: 7_500, total: 57_500 })
  expect(ofBranch(undefined)).toBeDefined()

  expect((await change('/archived', company, 'PUT', { is_archived: true })).body.data).toMatchObject({ is_archived: true })
  expect(await named(send(company, { branch_id: id }))).toEqual([422, ['branch_id']])
  expect((await getOrder(company, order)).body.data).toMatchObject({ branch: { label: 'الشمال' } })
  // Its name is free again, so that it cannot be restored beside the new one.
  expect((await save(company, { label: 'الشمال' })).status).toBe(200)
  expect((await change('/archived', company, 'PUT', { is_archived: false })).status).toBe(409)
})

const providerId = async (): Promise<string> =>
  String(Object((await call('GET', '/api/user/profile', { token: provider })).body.data).provider?.id)
