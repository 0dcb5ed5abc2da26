import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { liveParts } from '../../app/live-parts.ts'
import { sessions } from '../../identity/tables/access.ts'
import { users } from '../../identity/tables/people.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { maxSocketsPerPerson } from '../../platform/live/authenticate-socket.ts'
import { serveLive } from '../../platform/live/serve-live.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { server, shared, call, clock, createContext, db } = app
const address = await server.listen({ port: 0, host: '127.0.0.1' })
const live = await serveLive(shared, server.server, liveParts)
afterAll(() => {
  live.disconnect()
  return live.close()
})

const push = (type: string) => {
  const texts = { title: 'ع', title_ar: 'ع', title_en: 'T', body: 'ن', body_ar: 'ن', body_en: 'B' }
  return { data: { type, ...texts, link: null }, notification: { title: 'ع', body: 'ن' } }
}
const send = async (userId: string, type = 'offer_new') => {
  await enqueue(createContext(), [{ channel: 'live', recipient: userId, body: 'ع', payload: push(type) }])
  await runQueues(shared)
}
const ticketOf = async (token: string) => String((await call('POST', '/api/live/ticket', { token })).body.data?.ticket)

function connect(ticket: string, origin = address): Socket {
  const socket = io(address, {
    path: '/api/live/socket.io',
    transports: ['websocket'],
    reconnection: false,
    auth: { ticket },
    extraHeaders: { origin },
  })
  onTestFinished(() => void socket.close())
  return socket
}
const next = <T>(socket: Socket, event: string) => new Promise<T>((resolve) => socket.once(event, resolve))
const connected = async (token: string) => {
  const socket = connect(await ticketOf(token))
  await next(socket, 'connect')
  return socket
}

test('a notification and the unread count reach only the open pages of their user', async () => {
  const user = await newClient(app)
  const other = await newClient(app)
  const ownSocket = await connected(await sessionToken(app, user))
  const otherSocket = await connected(await sessionToken(app, other))
  let otherEvents = 0
  otherSocket.onAny(() => {
    otherEvents += 1
  })
  const received = Promise.all([next(ownSocket, 'notification'), next(ownSocket, 'unread')])
  await send(user.id)
  expect(await received).toEqual([{ ...push('offer_new'), is_notify: true }, { count: 0 }])
  expect(otherEvents).toBe(0)
})

test('a user without alerts receives the type of a push, marked as one that is not shown', async () => {
  const user = await newClient(app, { is_notify: false })
  const socket = await connected(await sessionToken(app, user))
  const received = next(socket, 'notification')
  await send(user.id)
  expect(await received).toEqual({ ...push('offer_new'), is_notify: false })
})

test('no connection opens without a ticket, with a forged one or with an expired one', async () => {
  const token = await sessionToken(app, await newClient(app))
  const ticket = await ticketOf(token)
  const [session, until] = ticket.split('|')
  for (const bad of ['', `${session}|${until}|forged`, token]) await next(connect(bad), 'connect_error')
  clock.advance(61_000)
  const error = await next<Error>(connect(ticket), 'connect_error')
  expect(error.message).toBe('unauthenticated')
})

test('a page of another origin cannot connect', async () => {
  const ticket = await ticketOf(await sessionToken(app, await newClient(app)))
  await expect(next(connect(ticket, 'https://evil.example'), 'connect_error')).resolves.toBeDefined()
})

test('logout and a block close the connection within five seconds', async () => {
  const loggedOut = await newClient(app)
  const blocked = await newClient(app)
  const sockets = [await connected(await sessionToken(app, loggedOut)), await connected(await sessionToken(app, blocked))]
  const unaffected = await connected(await sessionToken(app, await newClient(app)))
  const disconnected = Promise.all(sockets.map((socket) => next(socket, 'disconnect')))
  const began = performance.now()
  await db.delete(sessions).where(eq(sessions.user_id, loggedOut.id))
  await changeAudited(app, users, { set: { status: 'blocked' }, where: eq(users.id, blocked.id) })
  await disconnected
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(unaffected.connected).toBe(true)
})

test('a logout closes the connection at once, and only that of its session', async () => {
  const user = await newClient(app)
  const [token, otherToken] = [await sessionToken(app, user), await sessionToken(app, user)]
  const [socket, other] = [await connected(token), await connected(otherToken)]
  const began = performance.now()
  const closed = next(socket, 'disconnect')
  await call('POST', '/api/auth/logout', { token, body: {} })
  await closed
  // The regular check runs every three seconds.
  expect(performance.now() - began).toBeLessThan(500)
  expect(other.connected).toBe(true)
})

test('a ticket opens one connection', async () => {
  const ticket = await ticketOf(await sessionToken(app, await newClient(app)))
  await next(connect(ticket), 'connect')
  expect((await next<Error>(connect(ticket), 'connect_error')).message).toBe('unauthenticated')
})

test('a person has a limited number of connections, and a closed one makes room', async () => {
  const token = await sessionToken(app, await newClient(app))
  const open = []
  for (let n = 0; n < maxSocketsPerPerson; n++) open.push(await connected(token))
  expect((await next<Error>(connect(await ticketOf(token)), 'connect_error')).message).toBe('too_many')
  open[0]?.close()
  await expect.poll(async () => (await Promise.race([connected(token), sleep(300)])) !== undefined).toBe(true)
})

test('a page joins its own chats only, and receives their messages until it leaves', async () => {
  const user = await newClient(app)
  const token = await sessionToken(app, user)
  const stranger = await connected(await sessionToken(app, await newClient(app)))
  const room_id = String((await call('POST', '/api/chat/administration', { token })).body.data?.id)
  const socket = await connected(token)
  expect(await socket.emitWithAck('join', room_id)).toEqual({ last_seq: 0 })
  for (const id of [room_id, 'x', crypto.randomUUID()]) expect(await stranger.emitWithAck('join', id)).toBe(false)
  let strangerEvents = 0
  stranger.onAny(() => {
    strangerEvents += 1
  })
  const send = (text: string) =>
    call('POST', `/api/chat/rooms/${room_id}/messages`, { token, body: { client_id: crypto.randomUUID(), text } })
  const received = next(socket, 'message')
  await send('مرحبًا')
  expect(await received).toMatchObject({ room_id, message: { seq: 1, text: 'مرحبًا', side: 'client' } })
  const read = next(socket, 'read')
  await call('PATCH', `/api/chat/rooms/${room_id}/read`, { token, body: { seq: 1 } })
  expect(await read).toEqual({ room_id, side: 'client', seq: 1 })
  socket.emit('leave', room_id)
  expect(await socket.emitWithAck('join', room_id)).toEqual({ last_seq: 1 })
  socket.emit('leave', room_id)
  let later = 0
  socket.on('message', () => {
    later += 1
  })
  await socket.emitWithAck('join', 'x')
  await send('بعد المغادرة')
  expect([later, strangerEvents]).toEqual([0, 0])
})

test('a message that is sent again is announced again, for pages that did not hear of it', async () => {
  const token = await sessionToken(app, await newClient(app))
  const room_id = String((await call('POST', '/api/chat/administration', { token })).body.data?.id)
  const body = { client_id: crypto.randomUUID(), text: 'هل من جديد؟' }
  const send = () => call('POST', `/api/chat/rooms/${room_id}/messages`, { token, body })
  await send()
  const socket = await connected(token)
  await socket.emitWithAck('join', room_id)
  const received = next(socket, 'message')
  expect((await send()).body.data).toMatchObject({ seq: 1 })
  expect(await received).toMatchObject({ room_id, message: { seq: 1, text: body.text } })
})

test('a changed permission of a provider user closes the connection within five seconds', async () => {
  const user = await newClient(app, { role: 'provider_user', client_type: null, permissions: ['show_orders'] })
  const socket = await connected(await sessionToken(app, user))
  const disconnected = next(socket, 'disconnect')
  const began = performance.now()
  await changeAudited(app, users, { set: { permissions: [] }, where: eq(users.id, user.id) })
  await disconnected
  expect(performance.now() - began).toBeLessThan(5_000)
})
