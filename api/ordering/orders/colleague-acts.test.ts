import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadActiveUser } from '../../identity/sessions/load-active-user.ts'
import { users } from '../../identity/tables/people.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { chatLink } from '../../messaging/chat/read-marks.ts'
import { sendMessage } from '../../messaging/chat/send-message.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { bookedCars } from '../../testing/booked-cars.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, demoOffer, offersOf, payOrder, type SentOrder, sendOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'
import { uploadImage } from '../../testing/transfers.ts'
import { userSources } from '../../views/personal-data/export-sources.ts'
import { reviews } from '../tables/reviews.ts'
import { transitionOrder } from './transition-order.ts'
import { requestTransition } from './transition-routes.ts'

const { app, provider, sample, getOrder, mustTransition, tryTransition } = await orderFixture()
const { call, db } = app
const bookedCar = await bookedCars(app)
const company = await logInAs(app, demoPhones.companyClient)
const findUser = async (phone: string) => {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.phone, `+966${phone.slice(1)}`))
  if (!user) throw new Error('no such person')
  return user
}
const owner = await findUser(demoPhones.companyClient)
const company_id = owner.id
const colleague = async (...permissions: string[]) => {
  const user = await newClient(app, { client_type: null, company_id, permissions, approval_limit: 10_000_000 })
  return { ...user, token: await sessionToken(app, user) }
}
const [buyer, all] = [await colleague('order'), await colleague('order', 'view_all')]
const set = (id: string, change: Partial<typeof users.$inferInsert>) => changeAudited(app, users, { set: change, where: eq(users.id, id) })
const readFile = async (id: string, token?: string) => (await call('GET', fileUrl(id), token ? { token } : {})).status

const send = (token: string, path: string, text: string, file_ids: string[] = []) =>
  call('POST', `${path}/messages`, { token, body: { client_id: crypto.randomUUID(), text, file_ids } })
const principalOf = async (id: string) => {
  const principal = await loadActiveUser(app.createContext(), id)
  if (!principal) throw new Error('no such person')
  return principal
}

async function paidOrder(): Promise<SentOrder> {
  const order = await sendOrder(app, buyer.token, sample)
  await mustTransition(provider, order, 'make_offer', demoOffer)
  const [offer] = await offersOf(app, buyer.token, order)
  await mustTransition(buyer.token, order, 'accept_offer', { offer_id: offer?.id })
  const invoice = { lines: demoLines, discount: 0, deposit_percent: 100, price_reason: null, note: null }
  await mustTransition(provider, order, 'issue_invoice', invoice)
  await mustTransition(buyer.token, order, 'accept_invoice')
  await payOrder(app, company, order, crypto.randomUUID())
  return order
}
const order = await paidOrder()
await mustTransition(provider, order, 'deliver')

test('a colleague hears of the work and of complaints, and the owner alone of money', async () => {
  const disputed = await paidOrder()
  const principal = await principalOf((await findUser(demoPhones.company)).id)
  await transitionOrder({ ...app.createContext(), principal }, { order_id: disputed.id, name: 'dispute', reason: 'العمل ناقص' })
  const typesOf = async (user_id: string, { id }: SentOrder) => {
    const rows = await db
      .select({ type: notifications.type })
      .from(notifications)
      .where(and(eq(notifications.user_id, user_id), eq(notifications.order_id, id)))
    return rows.map(({ type }) => type)
  }
  const [own, theirs] = [await typesOf(buyer.id, disputed), await typesOf(company_id, disputed)]
  expect(own).toEqual(expect.arrayContaining(['offer_new', 'invoice_issued', 'dispute_opened']))
  expect(theirs.filter((type) => !own.includes(type)).sort()).toEqual(['payment_due', 'payment_paid'])
  expect(await typesOf(buyer.id, order)).toContain('order_delivered')
  // Prices are those for companies.
  expect(Object((await getOrder(buyer.token, order)).body.data?.offers)[0]).toMatchObject({ sees_price_before_vat: true })
})

test('what was sent to the end is reviewed by its people, whose photos follow the review', async () => {
  await mustTransition(buyer.token, order, 'confirm_receipt')
  const provider_id = String((await getOrder(buyer.token, order)).body.data?.provider?.id)
  const reviewsOf = async (token: string) => (await call('GET', `/api/providers/${provider_id}/reviews`, { token })).body.data
  expect((await reviewsOf(buyer.token))?.reviewable_order).toMatchObject({ id: order.id })
  const photo = await uploadImage(app, buyer.token, 'review')
  const body = { rating: 5, comment: 'ممتاز', file_ids: [photo] }
  expect((await call('POST', `/api/orders/${order.id}/review`, { token: buyer.token, body })).status).toBe(201)
  const [review] = await db.select().from(reviews).where(eq(reviews.order_id, order.id))
  expect(Object((await reviewsOf(all.token))?.data)[0]).toMatchObject({ id: review?.id, is_own: true })
  expect((await call('POST', `/api/reviews/${review?.id}/report`, { token: all.token, body: { reason: 'spam' } })).status).toBe(403)
  expect(await readFile(photo)).toBe(200)
  const admin = await adminToken(app, ['reviews.hide'])
  const hidden = await call('POST', `/api/admin/reviews/${review?.id}/actions/hide`, { token: admin, body: { reason: 'مخالف' } })
  expect([hidden.status, await readFile(photo), await readFile(photo, company)]).toEqual([200, 404, 404])
})

test('an order that somebody else of the company sent again is no link for a colleague who does not see it', async () => {
  await call('PUT', `/api/orders/${order.id}/repeat`, { token: company, body: { every: 'month' } })
  const send = (token: string) => call('POST', `/api/orders/${order.id}/repeat/send`, { token })
  const sent = String((await send(company)).body.data?.id)
  const sentAs = async (token: string) => Object((await getOrder(token, order)).body.data?.repeat).sent_as
  expect([await sentAs(company), await sentAs(all.token), await sentAs(buyer.token)]).toEqual([sent, sent, null])
  expect([(await send(all.token)).body.data?.id, (await send(buyer.token)).status]).toEqual([sent, 409])
})

test('files of an order are read and copied by those who see it', async () => {
  const withFiles = (file_ids: string[]) => ({ ...sample, order: { ...sample.order, file_ids } })
  const photo = await uploadImage(app, company, 'order')
  const own = await sendOrder(app, company, withFiles([photo]))
  const copied = await call('POST', '/api/orders', { token: buyer.token, body: withFiles([photo]).order })
  expect([copied.status, Object.keys(copied.body.errors ?? {})]).toEqual([422, ['file_ids']])
  const edited = await call('PATCH', `/api/orders/${own.id}`, { token: all.token, body: withFiles([photo]).order })
  expect([edited.status, await readFile(photo, all.token), await readFile(photo, company)]).toEqual([200, 200, 200])
  await set(all.id, { permissions: ['order'] })
  expect([await readFile(photo, all.token), await readFile(photo, company)]).toEqual([404, 200])
  await set(all.id, { permissions: ['order', 'view_all'] })
})

test('a colleague acts neither on cars nor once its rights ended while its request waited', async () => {
  const sent = await bookedCar.send(company_id, bookedCar.form(Date.parse('2027-03-07T08:00:00.000Z'), 1))
  const car = { id: String(Object(sent.body.data).id) }
  expect((await getOrder(all.token, car)).body.data).toMatchObject({ reader: 'client', actions: [], can_edit_purchase_order: false })
  await bookedCar.step(bookedCar.owner, car.id, 'accept_rental')
  for (const name of ['cancel_booking', 'accept_invoice']) expect((await tryTransition(all.token, car, name)).status).toBe(403)
  expect((await call('PUT', `/api/orders/${car.id}/purchase-order`, { token: all.token, body: { purchase_order: 'PO-9' } })).status).toBe(
    403,
  )

  const running = await sendOrder(app, buyer.token, sample)
  const principal = await principalOf(buyer.id)
  const cancel = () =>
    requestTransition({ ...app.createContext(), principal }, { order_id: running.id, name: 'cancel', body: { reason: 'لم نعد نحتاجه' } })
  for (const change of [{ status: 'blocked' as const }, { permissions: ['view_all'] }]) {
    await set(buyer.id, change)
    await expect(cancel()).rejects.toMatchObject({ key: 'forbidden' })
    await set(buyer.id, { status: 'active', permissions: ['order'] })
  }
  expect((await cancel()).status).toBe('cancelled')
})

test('a colleague exports the orders that it sent, and reads whose profile is incomplete', async () => {
  const { table, where } = userSources(app, buyer.id).orders
  expect((await db.select().from(table).where(where)).length).toBeGreaterThan(2)
  await set(company_id, { city_id: null })
  const body = sample.order
  const [theirs, own] = [
    await call('POST', '/api/orders', { token: buyer.token, body }),
    await call('POST', '/api/orders', { token: company, body }),
  ]
  expect([theirs.status, own.status, theirs.body.msg === own.body.msg]).toEqual([409, 409, false])
  await set(company_id, { city_id: owner.city_id })
})

test('the history names an erased colleague in the language of its reader', async () => {
  const leaver = await colleague('order')
  const sent = await sendOrder(app, leaver.token, sample)
  expect((await call('DELETE', `/api/provider/users/${leaver.id}`, { token: company })).status).toBe(200)
  const read = await call('GET', `/api/orders/${sent.id}`, { token: company, lang: 'en' })
  expect(Object(read.body.data?.timeline)[0]).toMatchObject({ colleague: 'Deleted account' })
})

test('the people of a company share the chat of an order, each with own marks, until their rights end', async () => {
  const talk = await paidOrder()
  const peer = await colleague('order')
  const room = String(Object((await getOrder(buyer.token, talk)).body.data?.chat).id)
  const path = `/api/chat/rooms/${room}`
  for (const token of [peer.token, await logInAs(app, demoPhones.client)]) {
    expect((await getOrder(token, talk)).status).toBe(404)
    expect([(await call('GET', path, { token })).status, (await send(token, path, 'من؟')).status]).toEqual([404, 404])
  }
  const photo = await uploadImage(app, buyer.token, 'chat')
  const label = `${buyer.name} – ${owner.name}`
  expect((await send(buyer.token, path, 'هل تصلون غدًا؟', [photo])).body.data).toMatchObject({ sender_name: label, side: 'client' })
  expect((await send(company, path, 'قبل الظهر')).body.data).toMatchObject({ sender_name: owner.name })
  const namesFor = async (token: string, url = `${path}/messages`) => {
    const { messages } = Object((await call('GET', url, { token })).body.data)
    return Object(messages).map(({ sender_name }: { sender_name: string | null }) => sender_name)
  }
  const admin = await adminToken(app, ['chat-rooms.show'])
  expect([await namesFor(company), await namesFor(provider)]).toEqual([
    [label, owner.name],
    [null, null],
  ])
  expect(await namesFor(admin, `/api/admin/chat-rooms/${room}/messages`)).toEqual([label, owner.name])
  const theirs = (await call('GET', path, { token: provider })).body.data
  expect(theirs).toMatchObject({ other_name: { ar: owner.name }, unread: 2 })
  expect([await readFile(photo, provider), await readFile(photo, company), await readFile(photo, peer.token)]).toEqual([200, 200, 404])

  // Unread messages are counted for each person, those who see all orders too; the owner and who sent the order are notified.
  await send(provider, path, 'نعم')
  const unreadOf = async (token: string) => [
    Object((await call('GET', path, { token })).body.data).unread,
    Object((await getOrder(token, talk)).body.data?.chat).unread,
  ]
  await call('PATCH', `${path}/read`, { token: company, body: { seq: 3 } })
  expect([await unreadOf(company), await unreadOf(buyer.token), await unreadOf(all.token)]).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
  ])
  app.clock.advance(20_000)
  // Who can read the chat from now on has nothing of before to read.
  const edit = (permissions: string[]) =>
    call('PATCH', `/api/provider/users/${peer.id}`, { token: company, body: { name: 'سعد', permissions, approval_limit: 0 } })
  expect((await edit(['order', 'view_all'])).status).toBe(200)
  peer.token = await sessionToken(app, peer)
  const total = async () => Number((await call('GET', '/api/general/count-notifications', { token: peer.token })).body.data?.messages)
  expect([await unreadOf(peer.token), await total()]).toEqual([[0, 0], 0])
  expect((await call('GET', path, { token: peer.token })).body.data).toMatchObject({ read_seq: 3 })
  app.clock.advance(20_000)
  await send(provider, path, 'الساعة العاشرة')
  expect([await unreadOf(peer.token), await unreadOf(buyer.token), await total()]).toEqual([[1, 1], [2, 2], 1])
  await edit(['order'])
  peer.token = await sessionToken(app, peer)
  app.clock.advance(20_000)
  await runQueues(app.shared, ['chat'])
  const people = [company_id, buyer.id, all.id, peer.id]
  const isAboutRoom = and(eq(notifications.link, chatLink(room)), inArray(notifications.user_id, people))
  const notified = await db.select().from(notifications).where(isAboutRoom)
  expect(notified.map(({ user_id }) => user_id).sort()).toEqual([company_id, buyer.id].sort())

  // Support is a chat of one's own; a permission or a block that ends while a message waits ends the writing.
  const support = await call('POST', '/api/chat/administration', { token: buyer.token })
  expect((await send(buyer.token, `/api/chat/rooms/${support.body.data?.id}`, 'سؤال')).status).toBe(201)
  const rooms = async (token: string) => Object((await call('GET', '/api/chat/rooms', { token })).body.data).data.length
  expect([await rooms(peer.token), (await rooms(buyer.token)) > 1]).toEqual([0, true])
  const principal = await principalOf(buyer.id)
  const form = { client_id: crypto.randomUUID(), text: 'متأخر', file_ids: [] }
  await set(buyer.id, { permissions: ['view_all'] })
  await expect(sendMessage({ ...app.createContext(), principal }, room, form)).rejects.toMatchObject({
    key: 'forbidden',
  })
  expect([(await call('GET', path, { token: buyer.token })).status, await readFile(photo, buyer.token)]).toEqual([403, 404])
  expect((await getOrder(buyer.token, talk)).body.data?.chat).toBeNull()
  await set(buyer.id, { permissions: ['order'] })
  expect(await findViolations(db, app.clock.now(), /^C1|^N1/)).toEqual([])
})
