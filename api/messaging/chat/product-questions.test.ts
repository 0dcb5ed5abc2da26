import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { users } from '../../identity/tables/people.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { providerStore } from '../../testing/provider-store.ts'
import { testApp } from '../../testing/test-app.ts'
import { buildExport } from '../../views/personal-data/build-export.ts'
import { chatRooms } from '../tables/chat.ts'
import { notifications } from '../tables/notifications.ts'

const app = await testApp()
const { call, clock, db, shared } = app
const { admin, newOwner, simple } = await providerStore(app)
const uuid = () => crypto.randomUUID()

let owner: Awaited<ReturnType<typeof newOwner>>
let product = ''
let ownGoods = ''

beforeAll(async () => {
  owner = await newOwner()
  product = await owner.onSale()
  const added = await call('POST', '/api/admin/products', { token: admin, body: simple({ sku: 'PLATFORM-1' }) })
  ownGoods = String(added.body.id)
})

async function asker(name = 'سارة العتيبي') {
  const user = await newClient(app, { name })
  const token = await sessionToken(app, user)
  const ask = (text: string, id = product, client_id = uuid()) =>
    call('POST', `/api/store/${id}/questions`, { token, body: { client_id, text } })
  return { user, token, ask }
}
const newMember = (...permissions: string[]) =>
  newClient(app, { role: 'provider_user', client_type: null, provider_id: owner.provider_id, permissions })
const member = async (...permissions: string[]) => sessionToken(app, await newMember(...permissions))
const send = (token: string, id: string, text: string) =>
  call('POST', `/api/chat/rooms/${id}/messages`, { token, body: { client_id: uuid(), text } })

test('a question opens one room of the client and the provider, with contact details hidden on both sides', async () => {
  const { token, ask } = await asker()
  const sent = await ask('هل يناسب القياس 40؟ رقمي 0551234567')
  expect(sent).toMatchObject({ status: 201, body: { msg: 'Question sent' } })
  const id = String(sent.body.data?.id)
  expect((await ask('وهل له ضمان؟')).body.data?.id).toBe(id)
  const room = (await call('GET', '/api/chat/rooms', { token: owner.token })).body.data?.data?.[0]
  expect(room).toMatchObject({
    id,
    kind: 'product',
    order: null,
    product: { id: product },
    other_name: { ar: 'سارة' },
    unread: 2,
    hides_contacts: true,
  })
  const messages = (await call('GET', `/api/chat/rooms/${id}/messages`, { token: owner.token })).body.data?.messages
  expect(messages).toMatchObject([{ text: 'هل يناسب القياس 40؟ رقمي ••••••', is_masked: true }, { text: 'وهل له ضمان؟' }])
  expect((await send(owner.token, id, 'نعم، راسلني على a@b.com')).body.data).toMatchObject({ side: 'provider', is_masked: true })
  expect((await call('GET', `/api/chat/rooms/${id}`, { token })).body.data).toMatchObject({ unread: 1, side: 'client', has_blocked: false })
  expect((await call('POST', `/api/chat/rooms/${id}/messages/3/report`, { token, body: { reason: 'spam' } })).status).toBe(201)
  expect((await call('PATCH', `/api/chat/rooms/${id}/block`, { token, body: { is_blocked: true } })).status).toBe(200)
  expect((await send(owner.token, id, 'x')).status).toBe(409)
})

test('the same question sent again is stored once, and an empty one or one about a product without a page is rejected', async () => {
  const { token, ask } = await asker()
  const client_id = uuid()
  const [first, second] = [await ask('سؤال', product, client_id), await ask('سؤال', product, client_id)]
  expect(second.body.data?.id).toBe(first.body.data?.id)
  expect((await call('GET', `/api/chat/rooms/${first.body.data?.id}`, { token })).body.data?.last_seq).toBe(1)
  expect(await ask(' ')).toMatchObject({ status: 422, body: { errors: { text: ['This field is required'] } } })
  expect((await ask('سؤال', uuid())).status).toBe(404)
  const hidden = await owner.create()
  expect((await ask('سؤال', hidden)).status).toBe(404)
})

test('of the team, those who manage the store read and answer questions, and nobody else', async () => {
  const { ask } = await asker()
  const store = await member('manage_store')
  const id = String((await ask('متى يتوفر؟')).body.data?.id)
  expect((await call('GET', `/api/chat/rooms/${id}`, { token: store })).body.data).toMatchObject({ unread: 1 })
  expect((await send(store, id, 'الأسبوع القادم')).status).toBe(201)
  for (const token of [await member('manage_orders'), (await newOwner()).token, (await asker()).token]) {
    expect((await call('GET', `/api/chat/rooms/${id}`, { token })).status).toBe(404)
    expect((await send(token, id, 'x')).status).toBe(404)
  }
  expect((await call('GET', `/api/chat/rooms/${id}`, { token: await member('add_users') })).status).toBe(403)
  expect(
    (await call('POST', `/api/store/${product}/questions`, { token: owner.token, body: { client_id: uuid(), text: 'x' } })).status,
  ).toBe(403)
})

test('who of the team reads questions from now on has none of before to read, whatever chats it read before', async () => {
  const { ask } = await asker()
  const id = String((await ask('هل يعود اللون الأزرق؟')).body.data?.id)
  const user = await newMember('manage_orders')
  const allow = (permissions: string[]) =>
    call('PATCH', `/api/provider/users/${user.id}`, { token: owner.token, body: { name: 'سعد', permissions } })
  const unread = async () => (await call('GET', `/api/chat/rooms/${id}`, { token: await sessionToken(app, user) })).body.data?.unread
  const since = async () =>
    (
      await db.select({ chats: users.reads_chats_since, questions: users.reads_questions_since }).from(users).where(eq(users.id, user.id))
    )[0]
  clock.advance(1000)
  expect((await allow(['manage_orders', 'manage_store'])).status).toBe(200)
  expect([await unread(), await since()]).toEqual([0, { chats: null, questions: expect.any(String) }])
  clock.advance(1000)
  await ask('وبأي سعر؟')
  await allow(['manage_store'])
  expect(await unread()).toBe(1)
  const before = await since()
  clock.advance(1000)
  await allow(['manage_store', 'show_orders'])
  expect([await unread(), await since()]).toEqual([1, { ...before, chats: expect.any(String) }])
})

test('who manages the store is notified of a question, with a link to it', async () => {
  const { user, ask } = await asker('نورة')
  const storeUser = await newMember('manage_store')
  const id = String((await ask('هل يشمل التركيب؟')).body.data?.id)
  clock.advance(20_000)
  await runQueues(shared, ['chat'])
  const notified = await db
    .select()
    .from(notifications)
    .where(eq(notifications.link, pages.chat({ id })))
  expect(notified.map(({ user_id }) => user_id)).toEqual(expect.arrayContaining([owner.user.id, storeUser.id]))
  expect(notified[0]?.body_ar).toContain('نورة')
  expect(notified.every(({ user_id }) => user_id !== user.id)).toBe(true)
})

test('a question about what the platform sells waits for the administration, which replies', async () => {
  const { token, ask } = await asker()
  const id = String((await ask('هل التوصيل مجاني؟ رقمي 0551234567', ownGoods)).body.data?.id)
  const [row] = await db.select().from(chatRooms).where(eq(chatRooms.id, id))
  expect(row).toMatchObject({ status: 'waiting', provider_id: null })
  expect((await call('GET', `/api/chat/rooms/${id}`, { token })).body.data).toMatchObject({
    other_side: 'administration',
    hides_contacts: false,
    has_blocked: null,
  })
  const replier = await adminToken(app, ['chat-rooms.list', 'chat-rooms.show', 'chat-rooms.reply'])
  const reply = (room: string) => call('POST', `/api/admin/chat-rooms/${room}/actions/reply`, { token: replier, body: { reply: 'نعم' } })
  expect((await reply(id)).status).toBe(200)
  expect((await call('GET', `/api/chat/rooms/${id}`, { token })).body.data).toMatchObject({ unread: 1 })
  const toProvider = String((await ask('سؤال للمزوّد')).body.data?.id)
  expect((await reply(toProvider)).status).toBe(409)
})

test('a product with questions is stopped, not deleted, and its room stays', async () => {
  const { token, ask } = await asker()
  const added = await call('POST', '/api/admin/products', { token: admin, body: simple({ sku: 'PLATFORM-2' }) })
  const id = String((await ask('هل يعود قريبًا؟', String(added.body.id))).body.data?.id)
  expect((await call('DELETE', `/api/admin/products/${added.body.id}`, { token: admin })).status).toBe(409)
  expect((await call('POST', `/api/admin/products/${added.body.id}/actions/make_unavailable`, { token: admin })).status).toBe(200)
  expect((await call('GET', `/api/chat/rooms/${id}`, { token })).body.data).toMatchObject({ product: { id: null }, denial_reason: null })
  expect((await ask('سؤال آخر', String(added.body.id))).status).toBe(404)
})

test('both sides find a question in the copy of their data', async () => {
  const { user, ask } = await asker()
  await ask('سؤال في النسخة')
  for (const { id } of [user, owner.user]) {
    const files = unzipSync(await buildExport(shared, id))
    expect(strFromU8(files['chats.json'] ?? new Uint8Array())).toContain('سؤال في النسخة')
  }
})

test('all invariants of chats and their notifications hold afterwards', async () => {
  expect(await findViolations(db, clock.now(), /^(C1|N1)/)).toEqual([])
})
