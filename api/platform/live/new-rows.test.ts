import { eq } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { sendMessage } from '../../messaging/contact/send-message.ts'
import { tellAdmins } from '../../messaging/notifications/notify-admins.ts'
import { adminToken, newClient, sessionOf } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { inTransaction } from '../db/database.ts'
import { roles } from '../db/tables/people.ts'
import { serveLive } from './serve-live.ts'

const house = await testApp()
const { app, shared, call, ctxOf, db } = house
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const close = await serveLive(shared, app.server)
afterAll(close)

const ticketFor = async (token: string) => String((await call('POST', '/api/admin/live/ticket', { token })).body.data?.ticket)

function connect(ticket: string): Socket {
  const socket = io(`${address}/admin`, {
    path: '/api/live/socket.io',
    transports: ['websocket'],
    reconnection: false,
    auth: { ticket },
    extraHeaders: { origin: address },
  })
  onTestFinished(() => void socket.close())
  return socket
}
const next = <T>(socket: Socket, event: string) => new Promise<T>((resolve) => socket.once(event, resolve))

/** A tab of an admin with these permissions, looking at these resources, and what it has heard. */
async function tab(permissions: readonly string[] | 'all', resources: readonly string[]) {
  const token = await adminToken(house, permissions)
  const socket = connect(await ticketFor(token))
  await next(socket, 'connect')
  const heard: unknown[] = []
  socket.on('rows', (news) => heard.push(news))
  await socket.emitWithAck('watch', resources)
  return { socket, token, heard }
}
const nobody = '00000000-0000-4000-8000-000000000000'
const message = { name: 'منى الحربي', email: 'mona@example.com', subject: 'سؤال', message: 'هل تعملون يوم الجمعة؟' }
const faq = { question: { ar: 'كيف أطلب؟', en: 'How do I order?' }, answer: { ar: 'من الموقع', en: 'On the site' }, topic: 'orders' }

test('who looks at a list hears of its new rows, whether the back office or the site wrote them', async () => {
  const { socket, token, heard } = await tab('all', ['faqs', 'contact-messages'])
  const first = next(socket, 'rows')
  expect(await call('POST', '/api/admin/faqs', { token, body: faq })).toMatchObject({ status: 201 })
  await first
  const second = next(socket, 'rows')
  await sendMessage(ctxOf(), message)
  await second
  expect(heard).toEqual([{ resource: 'faqs' }, { resource: 'contact-messages' }])
})

test('nobody hears of a resource that they do not look at or may not list, nor of what was undone', async () => {
  const looking = await tab('all', ['faqs'])
  const elsewhere = await tab('all', ['cities'])
  const barred = await tab(['cities.list'], ['faqs', 'cities'])
  const undone = inTransaction(ctxOf(), async (ctx) => {
    await sendMessage(ctx, message)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const told = next(looking.socket, 'rows')
  await call('POST', '/api/admin/faqs', { token: looking.token, body: faq })
  await told
  expect([looking.heard, elsewhere.heard, barred.heard]).toEqual([[{ resource: 'faqs' }], [], []])
  looking.socket.emit('watch', 'not a list')
  await looking.socket.emitWithAck('watch', [])
  await call('POST', '/api/admin/cities', { token: looking.token, body: { name: { ar: 'الطائف', en: 'Taif' }, region: 'makkah' } })
  await next(barred.socket, 'rows')
  expect(looking.heard).toHaveLength(1)
})

test('every tab hears that the administration is told of something, whatever writes the notice', async () => {
  const { socket, heard } = await tab([], ['own-notices'])
  const first = next(socket, 'rows')
  await sendMessage(ctxOf(), message)
  await first
  const second = next(socket, 'rows')
  await inTransaction(ctxOf(), (ctx) => tellAdmins(ctx, 'complaint_late', { resource: 'complaints', row_id: nobody }, { number: 'C-1' }))
  await second
  expect(heard).toEqual([{ resource: 'own-notices' }, { resource: 'own-notices' }])
})

test('neither a user of the site nor a ticket of the site opens the live connection of the back office', async () => {
  const token = await sessionOf(house, await newClient(house))
  expect((await call('POST', '/api/admin/live/ticket', { token })).status).toBe(403)
  const theirs = String((await call('POST', '/api/live/ticket', { token })).body.data?.ticket)
  expect(await next<Error>(connect(theirs), 'connect_error')).toMatchObject({ message: 'unauthenticated' })
})

test('log-out and a changed role cut the connection within five seconds', async () => {
  const [leaving, changed] = await Promise.all([tab('all', ['faqs']), tab(['faqs.list'], ['faqs'])])
  const staying = await tab(['faqs.list', 'faqs.show'], ['faqs'])
  const cut = Promise.all([leaving, changed].map(({ socket }) => next(socket, 'disconnect')))
  await call('POST', '/api/admin/auth/logout', { token: leaving.token })
  await db
    .update(roles)
    .set({ permissions: ['faqs.list', 'faqs.edit'] })
    .where(eq(roles.permissions, ['faqs.list']))
  await cut
  expect(staying.socket.connected).toBe(true)
})
