import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../identity/tables/people.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, demoOffer, offersOf, payOrder, type SentOrder, sendOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'
import { uploadImage } from '../../testing/transfers.ts'
import { complaint_messages } from '../tables/from-registry.ts'

const { app, client, provider, sample, getOrder, mustTransition } = await orderFixture()
const { call, db } = app
const company = await logInAs(app, demoPhones.companyClient)
const [owner] = await db
  .select()
  .from(users)
  .where(eq(users.phone, `+966${demoPhones.companyClient.slice(1)}`))
if (!owner) throw new Error('no company')
const colleague = async (...permissions: string[]) => {
  const user = await newClient(app, { client_type: null, company_id: owner.id, permissions, approval_limit: 10_000_000 })
  return { ...user, token: await sessionToken(app, user) }
}
const [buyer, peer, reader] = [await colleague('order'), await colleague('order'), await colleague('view_all')]
const admin = await adminToken(app, 'all')
const label = `${buyer.name} – ${owner.name}`

async function paidOrder(): Promise<SentOrder> {
  const order = await sendOrder(app, buyer.token, sample)
  await mustTransition(provider, order, 'make_offer', demoOffer)
  const [offer] = await offersOf(app, buyer.token, order)
  await mustTransition(buyer.token, order, 'accept_offer', { offer_id: offer?.id })
  await mustTransition(provider, order, 'issue_invoice', { lines: demoLines, discount: 0, deposit_percent: 100 })
  await mustTransition(buyer.token, order, 'accept_invoice')
  await payOrder(app, company, order, crypto.randomUUID())
  return order
}
const texts = { subject: 'العمل ناقص', reason: 'quality', message: 'لم يكتمل العمل المتفق عليه.' }
const complain = (token: string, change: object) => call('POST', '/api/complaints', { token, body: { ...texts, ...change } })
const pageOf = async (id: string, token: string) => (await call('GET', `/api/complaints/${id}`, { token })).body.data
const statusOf = async (id: string, token: string) => (await call('GET', `/api/complaints/${id}`, { token })).status
const readFile = async (id: string, token: string) => (await call('GET', fileUrl(id), { token })).status
const write = (id: string, token: string, message: string, file_ids: string[] = []) =>
  call('POST', `/api/complaints/${id}/messages`, { token, body: { message, file_ids } })
const notified = async (id: string) => {
  const rows = await db
    .select({ user_id: notifications.user_id, type: notifications.type })
    .from(notifications)
    .where(eq(notifications.link, pages.complaint({ id })))
  const typesOf = (person: string) => rows.filter(({ user_id }) => user_id === person).map(({ type }) => type)
  return { owner: typesOf(owner.id), buyer: typesOf(buyer.id), peer: typesOf(peer.id) }
}

test('a colleague complains about its order; its company sees it, writes in it, and both hear of the reply', async () => {
  const order = await paidOrder()
  const others = await complain(peer.token, { order_id: order.id })
  expect([others.status, Object.keys(others.body.errors ?? {})]).toEqual([422, ['order_id']])
  const photo = await uploadImage(app, buyer.token, 'complaint')
  const id = String((await complain(buyer.token, { order_id: order.id, file_ids: [photo] })).body.data?.id)
  expect([
    await statusOf(id, peer.token),
    await statusOf(id, reader.token),
    await statusOf(id, provider),
    await statusOf(id, client),
  ]).toEqual([404, 403, 404, 404])
  expect([await readFile(photo, company), await readFile(photo, peer.token), await readFile(photo, provider)]).toEqual([200, 404, 404])
  expect(await pageOf(id, company)).toMatchObject({ is_own: true, sender_name: label, files: [{ id: photo }] })
  expect(await pageOf(id, buyer.token)).toMatchObject({ is_own: true, sender_name: null })
  const listed = (await call('GET', '/api/complaints', { token: company })).body.data
  expect(Object(listed).data[0]).toMatchObject({ id, is_own: true, order: { id: order.id } })
  expect((await write(id, company, 'نريد إعادة العمل')).status).toBe(201)
  await call('POST', `/api/admin/complaints/${id}/actions/reply`, { token: admin, body: { reply: 'سنراجع المزوّد.' } })
  expect(Object((await pageOf(id, buyer.token))?.messages)).toMatchObject([
    { author: 'complainant', is_own: false, sender_name: owner.name },
    { author: 'administration', sender_name: null },
  ])
  const [written] = await db.select().from(complaint_messages).where(eq(complaint_messages.complaint_id, id))
  expect(written).toMatchObject({ author: 'complainant', user_id: owner.id })
  expect(await notified(id)).toEqual({
    owner: ['complaint_of_company', 'complaint_replied'],
    buyer: ['complaint_of_company', 'complaint_replied'],
    peer: [],
  })
  // About no order: a complaint of the company as well.
  const general = String((await complain(buyer.token, {})).body.data?.id)
  expect([await statusOf(general, company), await statusOf(general, peer.token)]).toEqual([200, 404])
  expect((await notified(general)).owner).toEqual(['complaint_of_company'])
})

test('both follow the dispute of a colleague, either withdraws it, and the money goes back to the company', async () => {
  const order = await paidOrder()
  const freeze = () => complain(buyer.token, { order_id: order.id, is_blocking: true })
  const first = String((await freeze()).body.data?.id)
  for (const token of [company, buyer.token])
    expect((await getOrder(token, order)).body.data).toMatchObject({ status: 'disputed', complaint_id: first })
  expect((await pageOf(first, company))?.dispute_view).toMatchObject({ reader: 'client', can_withdraw: true })
  await write(first, provider, 'أنجزنا المتفق عليه')
  await write(first, buyer.token, 'بقي الجزء الأخير')
  expect((await pageOf(first, provider))?.messages).toMatchObject([{ is_own: true }, { author: 'complainant', sender_name: null }])
  expect((await notified(first)).owner).toEqual(['dispute_opened', 'dispute_message', 'complaint_of_company'])
  expect((await notified(first)).buyer).toEqual(['dispute_message'])
  expect((await call('POST', `/api/complaints/${first}/withdraw`, { token: company })).status).toBe(200)
  expect((await notified(first)).buyer).toEqual(['dispute_message', 'dispute_withdrawn'])

  const second = String((await freeze()).body.data?.id)
  const before = await loadBalance({ db }, { kind: 'client_wallet', user_id: owner.id })
  const decision = { reason: 'اتفق الطرفان على التقسيم', refund_amount: 20_000 }
  await call('POST', `/api/admin/complaints/${second}/actions/split_amount`, { token: admin, body: decision })
  expect((await notified(second)).buyer).toEqual(['dispute_decided'])
  expect((await call('POST', `/api/complaints/${second}/appeal`, { token: buyer.token, body: { message: 'المبلغ قليل' } })).status).toBe(
    201,
  )
  const mine = { is_own: true, is_pending: true, client_amount: 20_000, reason: decision.reason }
  for (const token of [buyer.token, company])
    expect((await pageOf(second, token))?.dispute_view).toMatchObject({ decision: null, appealed: mine })
  expect((await pageOf(second, provider))?.dispute_view).toMatchObject({ appealed: { ...mine, is_own: false } })
  const secondAdmin = await adminToken(app, 'all')
  await call('POST', `/api/admin/complaints/${second}/actions/split_amount`, { token: secondAdmin, body: decision })
  expect((await getOrder(buyer.token, order)).body.data?.status).toBe('completed')
  expect((await loadBalance({ db }, { kind: 'client_wallet', user_id: owner.id })) - before).toBe(20_000)

  // A lost permission ends the reading and the notifications.
  await changeAudited(app, users, { set: { permissions: ['view_all'] }, where: eq(users.id, buyer.id) })
  expect([await statusOf(second, buyer.token), (await notified(second)).owner.at(-1)]).toEqual([403, 'dispute_appealed'])
  expect(await findViolations(db, app.clock.now())).toEqual([])
})
