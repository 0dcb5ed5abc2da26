import { messagesPage } from '@wasl/shared/contract/chat.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findViolations } from '../../invariants/find-violations.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { adminToken, demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'
import { storeSetting } from '../../testing/store-setting.ts'
import { chatRooms } from '../tables/chat.ts'
import { notifications } from '../tables/notifications.ts'

const { app, client, provider, freelancer, acceptedOrder, offeredOrder } = await orderFixture()
const { call, clock, db, shared } = app
const uuid = () => crypto.randomUUID()

/** The room of a new order whose offer has been accepted. */
async function newRoom() {
  const order = await acceptedOrder()
  const { body } = await call('GET', `/api/orders/${order.id}`, { token: client })
  return { order, id: String(body.data?.chat?.id), path: `/api/chat/rooms/${body.data?.chat?.id}` }
}
const send = (token: string, path: string, text: string, more: object = {}) =>
  call('POST', `${path}/messages`, { token, body: { client_id: uuid(), text, ...more } })
const textsOf = async (token: string, path: string, query = '') => {
  const { body } = await call('GET', `${path}/messages${query}`, { token })
  const page = messagesPage.parse(body.data)
  return page.messages.map(({ seq, text }) => `${seq} ${text}`)
}
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const upload = async (token: string) => {
  const { body } = await call('POST', '/api/uploads', {
    token,
    ...formDataBody({ purpose: 'chat' }, { name: 'file', filename: 'plan.pdf', bytes: pdf }),
  })
  return String(body.data?.id)
}

test('an accepted offer opens one room, in which both parties write and count their unread messages', async () => {
  const offered = await offeredOrder()
  expect((await call('GET', `/api/orders/${offered.id}`, { token: client })).body.data?.chat).toBeNull()
  const { id, path, order } = await newRoom()
  expect((await send(client, path, 'متى تبدؤون؟')).status).toBe(201)
  expect((await send(provider, path, 'غدًا')).body.data).toMatchObject({ seq: 2, side: 'provider', text: 'غدًا' })
  expect((await send(provider, path, 'الساعة 9')).body.data?.seq).toBe(3)
  expect(await textsOf(client, path)).toEqual(['1 متى تبدؤون؟', '2 غدًا', '3 الساعة 9'])
  expect((await call('GET', path, { token: client })).body.data).toMatchObject({ unread: 2, last_seq: 3, read_seq: 0, denial_reason: null })
  expect((await call('GET', `/api/orders/${order.id}`, { token: client })).body.data?.chat).toEqual({ id, unread: 2 })
  await call('PATCH', `${path}/read`, { token: client, body: { seq: 99 } })
  expect((await call('GET', path, { token: client })).body.data).toMatchObject({ unread: 0, read_seq: 3 })
  expect((await call('GET', path, { token: provider })).body.data).toMatchObject({ unread: 1, other_read_seq: 3 })
  await call('PATCH', `${path}/read`, { token: client, body: { seq: 1 } })
  expect((await call('GET', path, { token: client })).body.data?.read_seq).toBe(3)
})

test('the rooms of others do not exist for a stranger, another provider or a user who may not see orders', async () => {
  const { path } = await newRoom()
  await send(client, path, 'سرّ')
  const stranger = await sessionToken(app, await newClient(app))
  for (const token of [stranger, freelancer]) {
    expect((await call('GET', path, { token })).status).toBe(404)
    expect((await call('GET', `${path}/messages`, { token })).status).toBe(404)
    expect((await send(token, path, 'x')).status).toBe(404)
    expect((await call('PATCH', `${path}/read`, { token, body: { seq: 1 } })).status).toBe(404)
    expect((await call('PATCH', `${path}/block`, { token, body: { is_blocked: true } })).status).toBe(404)
    expect((await call('POST', `${path}/messages/1/report`, { token, body: { reason: 'spam' } })).status).toBe(404)
  }
  const reads = await logInAs(app, demoPhones.userShow)
  expect((await call('GET', `${path}/messages`, { token: reads })).status).toBe(200)
  expect((await send(reads, path, 'x')).status).toBe(403)
  expect((await call('GET', `${path}/messages`, { token: await logInAs(app, demoPhones.userNothing) })).status).toBe(403)
  expect((await send(await logInAs(app, demoPhones.userManage), path, 'من الفريق')).status).toBe(201)
})

test('the same message sent again, even at once, is stored once; another text with its id is rejected', async () => {
  const { path } = await newRoom()
  const body = { client_id: uuid(), text: 'مرة واحدة' }
  const answers = await Promise.all([1, 2, 3].map(() => call('POST', `${path}/messages`, { token: client, body })))
  expect(answers.map(({ status, body: answer }) => [status, answer.data?.seq])).toEqual([
    [201, 1],
    [201, 1],
    [201, 1],
  ])
  expect(await textsOf(provider, path)).toEqual(['1 مرة واحدة'])
  const other = await call('POST', `${path}/messages`, { token: client, body: { ...body, text: 'أخرى' } })
  expect([other.status, Object.keys(other.body.errors ?? {})]).toEqual([422, ['client_id']])
  expect((await call('POST', `${path}/messages`, { token: provider, body })).status).toBe(422)
})

test('messages of both sides at once are numbered without gaps, and pages before and after a number have all of them', async () => {
  const { path } = await newRoom()
  await Promise.all(Array.from({ length: 40 }, (_, index) => send(index % 2 ? client : provider, path, `رسالة ${index}`)))
  const newest = await textsOf(client, path)
  const older = await textsOf(client, path, '?before=11')
  expect([newest.length, older.length]).toEqual([30, 10])
  expect([...older, ...newest].map((line) => Number(line.split(' ')[0]))).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  expect(await textsOf(client, path, '?after=38')).toEqual(newest.slice(-2))
  expect((await call('GET', `${path}/messages?before=0`, { token: client })).status).toBe(422)
})

test('a text has no control characters and at most 2,000 characters, and a message has a text or files', async () => {
  const { path } = await newRoom()
  expect((await send(client, path, ' \u202eabc\u2066\u0007<b>مرحبا</b>\u200f ')).body.data?.text).toBe('abc<b>مرحبا</b>')
  for (const text of ['', '  ', '\u202e', 'ا'.repeat(2001)]) {
    const { status, body } = await send(client, path, text)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['text']])
  }
  expect((await send(client, path, 'ا'.repeat(2000))).status).toBe(201)
})

test('files are read by the people of the room and administrators who may read chats, and sent once', async () => {
  const { path } = await newRoom()
  const file = await upload(client)
  expect((await send(freelancer, path, '', { file_ids: [file] })).status).toBe(404)
  expect((await send(provider, path, '', { file_ids: [file] })).status).toBe(422)
  expect((await send(client, path, '', { file_ids: [file] })).body.data?.files).toMatchObject([{ id: file, name: 'plan.pdf' }])
  expect((await send(client, path, 'مرة أخرى', { file_ids: [file] })).status).toBe(422)
  const stranger = await sessionToken(app, await newClient(app))
  const statusFor = async (token: string) => (await call('GET', `/api/files/${file}`, { token })).status
  expect([await statusFor(client), await statusFor(provider), await statusFor(freelancer), await statusFor(stranger)]).toEqual([
    200, 200, 404, 404,
  ])
  const adminStatus = async (permissions: string[]) =>
    (await call('GET', `/api/admin/files/${file}`, { token: await adminToken(app, permissions) })).status
  expect([await adminStatus(['chat-rooms.show']), await adminStatus(['chat-rooms.list', 'orders.show'])]).toEqual([200, 404])
})

test('a blocked chat takes no messages of either side until it is unblocked', async () => {
  const { path } = await newRoom()
  const block = (token: string, is_blocked: boolean) => call('PATCH', `${path}/block`, { token, body: { is_blocked } })
  await block(client, true)
  expect([(await send(client, path, 'x')).status, (await send(provider, path, 'x')).status]).toEqual([409, 409])
  await block(provider, false)
  expect((await send(provider, path, 'x')).status).toBe(409)
  expect((await call('GET', path, { token: client })).body.data).toMatchObject({ has_blocked: true })
  await block(client, false)
  expect((await send(provider, path, 'x')).status).toBe(201)
})

test('a chat stays readable after its order and closes for writing after the set days', async () => {
  const { path, order } = await newRoom()
  await send(client, path, 'شكرًا')
  const daysAgo = (days: number) => new Date(Date.parse(clock.now()) - days * 86_400_000).toISOString()
  const endedAgo = (days: number) =>
    db
      .update(orders)
      .set({ finished_at: daysAgo(days) })
      .where(eq(orders.id, order.id))
  await endedAgo(13)
  expect((await send(client, path, 'ملاحظة')).status).toBe(201)
  await endedAgo(15)
  const closed = await send(client, path, 'متأخر')
  expect([closed.status, closed.body.msg]).toEqual([409, 'The order has ended and this chat is closed. You can still read it'])
  expect(await textsOf(provider, path)).toHaveLength(2)
  expect((await call('GET', path, { token: client })).body.data?.denial_reason).not.toBeNull()
  await storeSetting(app.createContext(), 'chat_open_days', 30)
  expect((await send(client, path, 'عاد')).status).toBe(201)
  await endedAgo(0)
  await storeSetting(app.createContext(), 'chat_open_days', 14)
})

test('contact details are hidden until the order is accepted, unless the setting shows them', async () => {
  const { path, order } = await newRoom()
  const setStatus = (status: 'awaiting_provider' | 'awaiting_invoice') => db.update(orders).set({ status }).where(eq(orders.id, order.id))
  await setStatus('awaiting_provider')
  const body = { client_id: uuid(), text: 'رقمي ٠٥٥١٢٣٤٥٦٧ والسعر 500 ريال' }
  const hidden = await call('POST', `${path}/messages`, { token: client, body })
  expect(hidden.body.data).toMatchObject({ text: 'رقمي •••••• والسعر 500 ريال', is_masked: true })
  expect((await call('POST', `${path}/messages`, { token: client, body })).body.data?.id).toBe(hidden.body.data?.id)
  await storeSetting(app.createContext(), 'chat_contacts', 'shown')
  expect((await send(client, path, 'a@b.com')).body.data).toMatchObject({ text: 'a@b.com', is_masked: false })
  await storeSetting(app.createContext(), 'chat_contacts', 'hidden')
  await setStatus('awaiting_invoice')
  expect((await send(client, path, '0551234567')).body.data?.text).toBe('0551234567')
})

test('who has not read a message gets one notification for the room, and none while reading', async () => {
  const { id, path } = await newRoom()
  const toClient = async () =>
    (
      await db
        .select()
        .from(notifications)
        .where(and(eq(notifications.link, pages.chat({ id })), eq(notifications.type, 'chat_message')))
    ).map(({ body_en, read_at }) => [body_en.replace(/[\u2068\u2069]/g, ''), read_at !== null])
  const later = async () => {
    clock.advance(20_000)
    await runQueues(shared, ['chat'])
  }
  await send(provider, path, 'الأولى')
  await send(provider, path, 'الثانية')
  await later()
  expect(await toClient()).toEqual([[expect.stringMatching(/^\w.+: الثانية$/), false]])
  await send(provider, path, 'الثالثة')
  await later()
  expect(await toClient()).toHaveLength(1)
  await call('PATCH', `${path}/read`, { token: client, body: { seq: 3 } })
  expect((await toClient()).map(([, isRead]) => isRead)).toEqual([true])
  await send(provider, path, 'الرابعة')
  await call('PATCH', `${path}/read`, { token: client, body: { seq: 4 } })
  await later()
  expect(await toClient()).toHaveLength(1)
  await send(provider, path, '')
  await send(provider, path, 'الخامسة')
  await later()
  expect(await toClient()).toHaveLength(2)
})

test('a user and the administration have one room: it waits in the queue until an administrator replies', async () => {
  const user = await newClient(app)
  const token = await sessionToken(app, user)
  const open = () => call('POST', '/api/chat/administration', { token })
  const id = String((await open()).body.data?.id)
  expect((await open()).body.data?.id).toBe(id)
  await send(token, `/api/chat/rooms/${id}`, 'سؤال')
  clock.advance(1000)
  await send(token, `/api/chat/rooms/${id}`, 'وسؤال آخر')
  const admin = await adminToken(app, ['chat-rooms.list', 'chat-rooms.show', 'chat-rooms.reply'])
  const stored = async () => (await db.select().from(chatRooms).where(eq(chatRooms.id, id)))[0]
  const later = String((await call('GET', `/api/chat/rooms/${id}/messages`, { token })).body.data?.messages?.[1]?.created_at)
  expect(await stored()).toMatchObject({ status: 'waiting', waiting_since: expect.toSatisfy((at) => at < later), title: user.name })
  const reply = { token: admin, body: { reply: 'هذا الجواب' } }
  expect((await call('POST', `/api/admin/chat-rooms/${id}/actions/reply`, reply)).status).toBe(200)
  expect(await stored()).toMatchObject({ status: 'answered', waiting_since: null })
  expect(await textsOf(token, `/api/chat/rooms/${id}`)).toEqual(['1 سؤال', '2 وسؤال آخر', '3 هذا الجواب'])
  expect((await call('GET', `/api/chat/rooms/${id}`, { token })).body.data).toMatchObject({
    unread: 1,
    other_read_seq: 3,
    has_blocked: null,
  })
  expect((await call('POST', `/api/admin/chat-rooms/${(await newRoom()).id}/actions/reply`, reply)).status).toBe(409)
})

test('an administrator with the permission reads a chat, and each reading is in the audit log once', async () => {
  const { id, path } = await newRoom()
  await send(client, path, 'مرحبًا')
  const url = `/api/admin/chat-rooms/${id}/messages`
  expect((await call('GET', url, { token: await adminToken(app, ['chat-rooms.list', 'orders.show']) })).status).toBe(403)
  const admin = await adminToken(app, ['chat-rooms.show'])
  const readings = async () =>
    (
      await db.execute<{ at: string }>(
        sql`select at from audit_entries where resource = 'chat-rooms' and row_id = ${id} and action = 'read'`,
      )
    ).rows.length
  expect((await call('GET', url, { token: admin })).body.data?.messages).toMatchObject([{ text: 'مرحبًا' }])
  await call('GET', `${url}?before=1`, { token: admin })
  expect(await readings()).toBe(1)
  clock.advance(16 * 60_000)
  await call('GET', url, { token: admin })
  expect(await readings()).toBe(2)
})

test('a message of the other side is reported once, and the administration closes the report', async () => {
  const { path } = await newRoom()
  await send(provider, path, 'حوّل لي مباشرة')
  const report = (token: string, seq: number, body: object = { reason: 'fraud', note: 'خارج المنصة' }) =>
    call('POST', `${path}/messages/${seq}/report`, { token, body })
  expect((await report(client, 1, { reason: 'boring' })).status).toBe(422)
  expect([(await report(client, 1)).status, (await report(client, 1)).status]).toEqual([201, 201])
  expect([(await report(provider, 1)).status, (await report(client, 7)).status]).toEqual([409, 404])
  const admin = await adminToken(app, ['chat-reports.list', 'chat-reports.handle'])
  const { body } = await call('GET', '/api/admin/chat-reports?status=new', { token: admin })
  const reports: { id: string; text: string }[] = Array.isArray(body) ? body : []
  const [own, ...more] = reports.filter(({ text }) => text === 'حوّل لي مباشرة')
  expect(more).toEqual([])
  const handled = await call('POST', `/api/admin/chat-reports/${own?.id}/actions/handle`, {
    token: admin,
    body: { decision: 'أُنذر المزوّد' },
  })
  expect([handled.status, handled.body.status]).toEqual([200, 'handled'])
})

test('the list of rooms has the newest first, those without messages last, and only own ones', async () => {
  const { id, path } = await newRoom()
  await send(provider, path, 'الأحدث')
  await newRoom()
  const { body } = await call('GET', '/api/chat/rooms', { token: client })
  expect(body.data?.data?.[0]).toMatchObject({ id, unread: 1, last_message: { text: 'الأحدث', side: 'provider' }, side: 'client' })
  expect((await call('GET', '/api/chat/rooms', { token: await sessionToken(app, await newClient(app)) })).body.data?.data).toEqual([])
})

test('a person sends at most 60 messages a minute', async () => {
  const { id, path } = await newRoom()
  clock.advance(61_000)
  const now = clock.now()
  await db.execute(sql`insert into chat_messages (room_id, seq, side, user_id, client_id, text, created_at)
    select ${id}, n, 'client', (select client_id from orders o join chat_rooms r on r.order_id = o.id where r.id = ${id}), gen_random_uuid(), 'x', ${now}
    from generate_series(1, 60) n`)
  await db.update(chatRooms).set({ last_seq: 60, last_at: now }).where(eq(chatRooms.id, id))
  expect([(await send(client, path, 'x')).status, (await send(provider, path, 'x')).status]).toEqual([429, 201])
  clock.advance(61_000)
  expect((await send(client, path, 'x')).status).toBe(201)
})

test('all invariants of chats hold afterwards', async () => {
  expect(await findViolations(db, clock.now(), /^C1/)).toEqual([])
})
