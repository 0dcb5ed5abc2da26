import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cities } from '../../catalog/tables/from-registry.ts'
import { verificationCodes } from '../../identity/tables/access.ts'
import { users } from '../../identity/tables/people.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { taxDocuments } from '../../money/tables/tax-documents.ts'
import { bookedCars } from '../../testing/booked-cars.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, demoOffer, payableOrder, payOrder, sendOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'
import { invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'
import { reviews } from '../tables/reviews.ts'

const { app, client, provider, sample, getOrder, offeredOrder, tryTransition, mustTransition } = await orderFixture()
const { call, db } = app
const bookedCar = await bookedCars(app)
const company = await logInAs(app, demoPhones.companyClient)
const phone = `+966${demoPhones.companyClient.slice(1)}`
const [owner] = await db.select().from(users).where(eq(users.phone, phone))
const company_id = owner?.id ?? ''

const colleague = async (...permissions: string[]) => {
  const user = await newClient(app, { client_type: null, company_id, permissions })
  return { ...user, token: await sessionToken(app, user) }
}
const [without, viewer] = [await colleague(), await colleague('view_all')]

const order = await payableOrder(app, company, provider, sample)
await payOrder(app, company, order, crypto.randomUUID())
const foreign = await offeredOrder()
const setStatus = (id: string, status: typeof users.$inferInsert.status) =>
  changeAudited(app, users, { set: { status }, where: eq(users.id, id) })
const first = async <T>(rows: Promise<T[]>): Promise<T> => {
  const [row] = await rows
  if (!row) throw new Error('no row')
  return row
}
const invoice = await first(db.select({ id: invoices.id }).from(invoices).where(eq(invoices.order_id, order.id)))
const document = await first(db.select({ id: taxDocuments.id }).from(taxDocuments).where(eq(taxDocuments.order_id, order.id)))
const unknown = '00000000-0000-4000-8000-000000000000'

/** What shows a paid order of the company: a colleague without permissions gets 404, one who sees all orders reads it. */
const reads = [
  `/api/orders/${order.id}`,
  `/api/orders/${order.id}/offers`,
  `/api/invoices/${invoice.id}`,
  `/api/invoices/${invoice.id}/pdf`,
  `/api/tax-documents/${document.id}/pdf`,
]

test.each(reads)('GET %s is for colleagues who see all orders', async (path) => {
  const statuses = []
  for (const { token } of [without, viewer]) statuses.push((await call('GET', path, { token })).status)
  expect(statuses).toEqual([404, 200])
})

/** What no colleague does or reads for its company. */
const closed = [
  ['POST', '/api/orders'],
  ['POST', `/api/orders/${order.id}/pay`],
  ['POST', `/api/orders/${order.id}/transitions/cancel`],
  ['POST', `/api/orders/${order.id}/transitions/accept_offer`],
  ['POST', `/api/orders/${order.id}/transitions/confirm_receipt`],
  ['POST', `/api/orders/${order.id}/review`],
  ['GET', `/api/orders/${order.id}/payment`],
  ['GET', '/api/order-drafts'],
  ['GET', '/api/user/addresses'],
  ['GET', '/api/cart'],
  ['POST', '/api/cart/checkout'],
  ['GET', '/api/complaints'],
  ['POST', '/api/complaints'],
  ['GET', '/api/chats'],
  ['GET', '/api/wallet'],
  ['GET', '/api/transactions'],
  ['GET', '/api/favorites'],
  ['GET', '/api/provider/users'],
  ['POST', '/api/provider/users'],
] as const

test('everything else of the company is closed to all its colleagues', async () => {
  const served = new Set(app.server.registered.map(({ method, url }) => `${method} ${url}`))
  const pattern = (path: string) => path.replace(order.id, ':id')
  const open = []
  for (const [method, path] of closed.filter(([method, path]) => served.has(`${method} ${pattern(path)}`)))
    for (const { token } of [without, viewer]) {
      const { status } = await call(method, path, { token, ...(method === 'POST' && { body: {} }) })
      if (status !== 403) open.push([method, path, status])
    }
  expect(open).toEqual([])
  expect(closed.filter(([method, path]) => served.has(`${method} ${pattern(path)}`)).length).toBeGreaterThan(10)
})

test('the list, the home page and the buttons follow the permission', async () => {
  const listed = async (token: string) => (await call('GET', '/api/orders?tab=all&per_page=50', { token })).body.data
  const own = await listed(company)
  expect(await listed(without.token)).toMatchObject({ data: [], pagination: { total_items: 0 } })
  expect((await listed(viewer.token))?.pagination).toEqual(own?.pagination)
  // A search is another query.
  const number = (await getOrder(company, order)).body.data?.number
  const found = async (token: string) =>
    (await call('GET', `/api/orders?tab=all&q=${number}`, { token })).body.data?.pagination?.total_items
  expect([await found(without.token), await found(viewer.token)]).toEqual([0, 1])
  const home = async (token: string) => (await call('GET', '/api/user/home', { token })).body.data
  expect(await home(without.token)).toMatchObject({ running_count: 0, orders: [] })
  expect((await home(viewer.token))?.running_count).toBe((await home(company))?.running_count)
  const { body } = await getOrder(viewer.token, order)
  expect(body.data).toMatchObject({ reader: 'client', actions: [], can_pay: false, can_repeat: false, chat: null, wallet_balance: null })
})

test('orders of other clients stay unknown', async () => {
  for (const id of [foreign.id, unknown]) expect((await call('GET', `/api/orders/${id}`, { token: viewer.token })).status).toBe(404)
  expect((await call('GET', `/api/orders/${order.id}`, { token: client })).status).toBe(404)
})

test('a calendar address ends with its colleague or its company', async () => {
  const made = await call('POST', '/api/user/calendar-feed', { token: viewer.token })
  const path = new URL(String(made.body.data?.url)).pathname.replace(/^.*calendar/, '/api/calendar')
  expect((await call('GET', path)).status).toBe(200)
  for (const id of [viewer.id, company_id]) {
    await setStatus(id, 'blocked')
    expect((await call('GET', path)).status).toBe(404)
    await setStatus(id, 'active')
  }
})

test('a blocked, removed or not activated colleague, and one of a blocked company, opens nothing', async () => {
  const read = async () => (await getOrder(viewer.token, order)).body.key
  for (const status of ['blocked', 'deleted', 'not_activated'] as const) {
    await setStatus(viewer.id, status)
    expect(await read()).toBe(status === 'not_activated' ? 'needActive' : 'blocked')
  }
  await setStatus(viewer.id, 'active')
  await setStatus(company_id, 'blocked')
  expect(await read()).toBe('blocked')
  await setStatus(company_id, 'active')
  expect(await read()).toBe('success')
})

test('a permission that is taken away ends the reading and the session', async () => {
  const { id, token } = await colleague('view_all')
  expect((await getOrder(token, order)).status).toBe(200)
  const edited = await call('PATCH', `/api/provider/users/${id}`, { token: company, body: { name: 'سعد', permissions: [] } })
  expect(edited.status).toBe(200)
  expect((await getOrder(token, order)).status).toBe(401)
})

test('an invitation keeps its number until it expires, then its owner registers with it', async () => {
  const phone = '0571111177'
  const invited = await call('POST', '/api/provider/users', {
    token: company,
    body: { name: 'سعد الحربي', phone, country_code: '966', permissions: ['view_all'] },
  })
  expect(invited.status).toBe(201)
  const [city] = await db.select({ id: cities.id }).from(cities).limit(1)
  const form = {
    ...{ name: 'سعد الحربي', phone, country_code: '966', email: 'saad@example.com', city_id: city?.id, terms: true },
    ...{ password: 'riyadh-2026', password_confirmation: 'riyadh-2026' },
  }
  const early = await call('POST', '/api/auth/register', { body: form })
  expect([early.status, Object.keys(early.body.errors ?? {})]).toEqual([422, ['phone']])
  const stored = eq(verificationCodes.phone, '+966571111177')
  await db.update(verificationCodes).set({ expires_at: app.clock.now() }).where(stored)
  expect((await call('POST', '/api/auth/register', { body: form })).status).toBe(201)
})

test('a company invites colleagues with its own permissions only, and only companies do', async () => {
  const body = { name: 'سعد الحربي', phone: '0571111111', country_code: '966', permissions: ['view_all'] }
  expect((await call('POST', '/api/provider/users', { token: company, body: { ...body, permissions: ['show_orders'] } })).status).toBe(403)
  expect((await call('POST', '/api/provider/users', { token: client, body })).status).toBe(403)
  expect((await call('POST', '/api/provider/users', { token: provider, body })).status).toBe(403)
  const invited = await call('POST', '/api/provider/users', { token: company, body })
  expect([invited.status, invited.body.data?.grantable]).toEqual([201, ['view_all', 'order', 'pay']])
  const [row] = await db.select().from(users).where(eq(users.phone, '+966571111111'))
  expect(row).toMatchObject({ role: 'client', company_id, provider_id: null, client_type: null, status: 'not_activated' })
  // A colleague of another company, and the company itself, cannot be changed.
  const other = await newClient(app, { client_type: 'company' })
  const stranger = await newClient(app, { client_type: null, company_id: other.id })
  expect((await call('DELETE', `/api/provider/users/${stranger.id}`, { token: company })).status).toBe(404)
  expect((await call('DELETE', `/api/provider/users/${company_id}`, { token: company })).status).toBe(403)
  expect((await call('DELETE', `/api/provider/users/${row?.id}`, { token: company })).status).toBe(200)
})

test('an invitation cannot be taken over by a registration', async () => {
  const [city] = Object.values((await call('GET', '/api/general/cities')).body.data ?? {})
  const phone = '0572222222'
  const body = { name: 'سعد الحربي', phone, country_code: '966', permissions: ['view_all'] }
  await call('POST', '/api/provider/users', { token: company, body })
  const registered = await call('POST', '/api/auth/register', {
    body: { ...{ name: 'غريب', phone, country_code: '966', client_type: 'individual', city_id: city?.id }, terms: true },
  })
  expect(registered.status).not.toBe(200)
  const [row] = await db.select().from(users).where(eq(users.phone, '+966572222222'))
  expect(row).toMatchObject({ company_id, status: 'not_activated', name: 'سعد الحربي' })
})

test('a colleague orders for its company, up to its limit, and is notified with it', async () => {
  const buyer = await colleague('order')
  const peer = await colleague('order')
  const setLimit = (approval_limit: number) =>
    call('PATCH', `/api/provider/users/${buyer.id}`, { token: company, body: { name: 'سعد', permissions: ['order'], approval_limit } })
  const sent = await sendOrder(app, buyer.token, { ...sample, order: { ...sample.order, purchase_order: 'PO-7' } })
  expect(await first(db.select().from(orders).where(eq(orders.id, sent.id)))).toMatchObject({ client_id: company_id, ordered_by: buyer.id })
  for (const token of [peer.token, without.token, client]) expect((await getOrder(token, sent)).status).toBe(404)
  const own = (await call('GET', '/api/orders?tab=all', { token: buyer.token })).body.data?.data
  expect(own).toMatchObject([{ id: sent.id }])
  expect((await getOrder(buyer.token, sent)).body.data).toMatchObject({ purchase_order: 'PO-7', can_edit_purchase_order: true })
  expect((await getOrder(viewer.token, sent)).body.data).toMatchObject({ can_edit_purchase_order: false, actions: [] })
  // The company goes on with what its colleague began, and changes it with its files.
  const edited = await call('PATCH', `/api/orders/${sent.id}`, { token: company, body: { ...sample.order, note: 'أوضح' } })
  expect(edited.status).toBe(200)
  await mustTransition(provider, sent, 'make_offer', demoOffer)
  const notified = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.order_id, sent.id), eq(notifications.type, 'offer_new')))
  expect(notified.map(({ user_id }) => user_id).sort()).toEqual([company_id, buyer.id].sort())

  const { offers: seen, timeline } = (await getOrder(company, sent)).body.data ?? {}
  const [offer] = asRows(seen)
  expect(asRows(timeline)[0]).toMatchObject({ transition: 'submit', colleague: 'عميل تجريبي' })
  expect(asRows((await getOrder(provider, sent)).body.data?.timeline)[0]).toMatchObject({ colleague: null })
  const accept = () => tryTransition(buyer.token, sent, 'accept_offer', { offer_id: offer?.id })
  const total = Number(offer?.total)
  // A lower limit counts at once; the sessions go on.
  expect((await setLimit(total - 1)).status).toBe(200)
  expect([(await accept()).status, (await tryTransition(peer.token, sent, 'accept_offer', { offer_id: offer?.id })).status]).toEqual([
    409, 404,
  ])
  const shown = asRows((await getOrder(buyer.token, sent)).body.data?.offers)[0]?.actions
  expect(asRows(shown).find(({ name }) => name === 'accept_offer')).toMatchObject({
    allowed: false,
    denial_reason: { ar: expect.any(String) },
  })
  await setLimit(total)
  expect((await accept()).status).toBe(200)

  await mustTransition(provider, sent, 'issue_invoice', {
    lines: demoLines,
    discount: 0,
    deposit_percent: 100,
    price_reason: null,
    note: null,
  })
  await setLimit(total - 1)
  expect((await tryTransition(buyer.token, sent, 'accept_invoice')).status).toBe(409)
  await setLimit(total)
  expect((await tryTransition(buyer.token, sent, 'accept_invoice')).status).toBe(200)
  expect((await payOrder(app, buyer.token, sent, crypto.randomUUID())).status).toBe(403)
  expect((await payOrder(app, company, sent, crypto.randomUUID())).status).toBe(200)
  await mustTransition(provider, sent, 'deliver')
  await mustTransition(buyer.token, sent, 'confirm_receipt')
  const review = { rating: 5, comment: 'ممتاز', file_ids: [] }
  expect((await call('POST', `/api/orders/${sent.id}/review`, { token: buyer.token, body: review })).status).toBe(201)
  expect(await first(db.select().from(reviews).where(eq(reviews.order_id, sent.id)))).toMatchObject({
    client_id: company_id,
    client_name: owner?.name,
  })
  expect(await findViolations(db, app.clock.now())).toEqual([])
})

test('a colleague who orders books no cars and buys nothing; a limit is entered with the permission alone', async () => {
  const buyer = await colleague('order')
  const statusOf = async (method: 'GET' | 'POST', path: string, body: object = {}) =>
    (await call(method, path, { token: buyer.token, ...(method === 'POST' && { body }) })).status
  const booking = bookedCar.form(Date.parse('2027-03-07T08:00:00.000Z'), 1)
  expect((await bookedCar.send(buyer.id, booking)).status).toBe(403)
  expect([await statusOf('POST', '/api/cart/checkout'), await statusOf('GET', '/api/cart'), await statusOf('GET', '/api/wallet')]).toEqual([
    403, 403, 403,
  ])
  const edit = (permissions: string[], approval_limit: number) =>
    call('PATCH', `/api/provider/users/${buyer.id}`, { token: company, body: { name: 'سعد', permissions, approval_limit } })
  expect(Object.keys((await edit(['order'], -1)).body.errors ?? {})).toEqual(['approval_limit'])
  await edit(['view_all'], 500_00)
  const listed = asRows((await edit(['view_all'], 500_00)).body.data?.members).find(({ id }) => id === buyer.id)
  expect(listed).toMatchObject({ approval_limit: null, permissions: ['view_all'] })
  expect(await first(db.select().from(users).where(eq(users.id, buyer.id)))).toMatchObject({ approval_limit: 0 })
})

const asRows = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : [])
