import { eq } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { liveParts } from '../../app/live-parts.ts'
import { roles } from '../../identity/tables/people.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { serveLive } from '../../platform/live/serve-live.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { sendContactMessage } from '../contact/send-contact-message.ts'
import { notifyAdmins } from '../notifications/notify-admins.ts'

const app = await testApp()
const { server, shared, call, createContext } = app
const address = await server.listen({ port: 0, host: '127.0.0.1' })
const live = await serveLive(shared, server.server, liveParts)
afterAll(() => {
  live.disconnect()
  return live.close()
})

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

/** A tab of an admin with these permissions that watches these resources, and the events it has received. */
async function tab(permissions: readonly string[] | 'all', resources: readonly string[]) {
  const token = await adminToken(app, permissions)
  const socket = connect(await ticketFor(token))
  await next(socket, 'connect')
  const received: unknown[] = []
  socket.on('rows', (news) => received.push(news))
  await socket.emitWithAck('watch', resources)
  return { socket, token, received }
}
const unknownId = '00000000-0000-4000-8000-000000000000'
const message = { name: 'منى الحربي', email: 'mona@example.com', subject: 'سؤال', message: 'هل تعملون يوم الجمعة؟' }
const faq = { question: { ar: 'كيف أطلب؟', en: 'How do I order?' }, answer: { ar: 'من الموقع', en: 'On the site' }, topic: 'orders' }

test('a tab that watches a list is notified of new rows, whether the back office or the site wrote them', async () => {
  const { socket, token, received } = await tab('all', ['faqs', 'contact-messages'])
  const first = next(socket, 'rows')
  expect(await call('POST', '/api/admin/faqs', { token, body: faq })).toMatchObject({ status: 201 })
  await first
  const second = next(socket, 'rows')
  await sendContactMessage(createContext(), message)
  await second
  expect(received).toEqual([{ resource: 'faqs' }, { resource: 'contact-messages' }])
})

test('a tab that shows a record is notified of its changes, if its admin may open it', async () => {
  const { token } = await tab('all', [])
  const { body } = await call('POST', '/api/admin/faqs', { token, body: faq })
  const record = `faqs/${body.id}`
  const [reader, lister] = [await tab(['faqs.show'], [record]), await tab(['faqs.list'], [record])]
  const changed = next(reader.socket, 'rows')
  await call('PATCH', `/api/admin/faqs/${body.id}`, { token, body: { topic: 'payment' } })
  expect(await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, 3_000, 'nothing'))])).toEqual({
    resource: 'faqs',
    changed: [body.id],
  })
  expect(lister.received).toEqual([])
})

test('a tab receives nothing of resources that it does not watch or may not list, nor of rolled back rows', async () => {
  const watching = await tab('all', ['faqs'])
  const elsewhere = await tab('all', ['cities'])
  const forbidden = await tab(['cities.list'], ['faqs', 'cities'])
  const undone = inTransaction(createContext(), async (ctx) => {
    await sendContactMessage(ctx, message)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const announced = next(watching.socket, 'rows')
  await call('POST', '/api/admin/faqs', { token: watching.token, body: faq })
  await announced
  expect([watching.received, elsewhere.received, forbidden.received]).toEqual([[{ resource: 'faqs' }], [], []])
  watching.socket.emit('watch', 'not a list')
  await watching.socket.emitWithAck('watch', [])
  await call('POST', '/api/admin/cities', { token: watching.token, body: { name: { ar: 'الطائف', en: 'Taif' }, region: 'makkah' } })
  await next(forbidden.socket, 'rows')
  expect(watching.received).toHaveLength(1)
})

test('every tab is informed of new notifications of the administration, whatever code writes them', async () => {
  const { socket, received } = await tab([], ['own-notifications'])
  const first = next(socket, 'rows')
  await sendContactMessage(createContext(), message)
  await first
  const second = next(socket, 'rows')
  await inTransaction(createContext(), (ctx) =>
    notifyAdmins(ctx, 'complaint_overdue', { resource: 'complaints', row_id: unknownId }, { number: 'C-1' }),
  )
  await second
  expect(received).toEqual([{ resource: 'own-notifications' }, { resource: 'own-notifications' }])
})

test('neither a user of the site nor a ticket of the site opens the live connection of the back office', async () => {
  const token = await sessionToken(app, await newClient(app))
  expect((await call('POST', '/api/admin/live/ticket', { token })).status).toBe(403)
  const siteTicket = String((await call('POST', '/api/live/ticket', { token })).body.data?.ticket)
  expect(await next<Error>(connect(siteTicket), 'connect_error')).toMatchObject({ message: 'unauthenticated' })
})

test('logout and a changed role close the connection within five seconds', async () => {
  const [loggedOut, changed] = await Promise.all([tab('all', ['faqs']), tab(['faqs.list'], ['faqs'])])
  const unaffected = await tab(['faqs.list', 'faqs.show'], ['faqs'])
  const disconnected = Promise.all([loggedOut, changed].map(({ socket }) => next(socket, 'disconnect')))
  await call('POST', '/api/admin/auth/logout', { token: loggedOut.token })
  await changeAudited(app, roles, { set: { permissions: ['faqs.list', 'faqs.edit'] }, where: eq(roles.permissions, ['faqs.list']) })
  await disconnected
  expect(unaffected.socket.connected).toBe(true)
})
