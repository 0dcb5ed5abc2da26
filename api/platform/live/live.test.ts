import { eq } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { newClient, sessionOf } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { sessions } from '../db/tables/access.ts'
import { users } from '../db/tables/people.ts'
import { deliver } from '../outbox/deliver.ts'
import { queue } from '../outbox/enqueue.ts'
import { serveLive } from './serve-live.ts'

const house = await testApp()
const { app, shared, call, clock, ctxOf, db } = house
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const close = await serveLive(shared, app.server)
afterAll(close)

const push = (type: string) => {
  const texts = { title: 'ع', title_ar: 'ع', title_en: 'T', body: 'ن', body_ar: 'ن', body_en: 'B' }
  return { data: { type, ...texts, link: null }, notification: { title: 'ع', body: 'ن' } }
}
const send = async (userId: string, type = 'offer_new') => {
  await queue(ctxOf(), [{ channel: 'live', recipient: userId, body: 'ع', payload: push(type) }])
  await deliver(shared)
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

test('a notice and the unread count reach the open pages of their user alone', async () => {
  const user = await newClient(house)
  const other = await newClient(house)
  const mine = await connected(await sessionOf(house, user))
  const theirs = await connected(await sessionOf(house, other))
  let overheard = 0
  theirs.onAny(() => {
    overheard += 1
  })
  const heard = Promise.all([next(mine, 'notice'), next(mine, 'unread')])
  await send(user.id)
  expect(await heard).toEqual([push('offer_new'), { count: 0 }])
  expect(overheard).toBe(0)
})

test('who switched alerts off hears of the count alone', async () => {
  const user = await newClient(house, { is_notify: false })
  const socket = await connected(await sessionOf(house, user))
  const events: string[] = []
  socket.onAny((event: string) => events.push(event))
  const counted = next(socket, 'unread')
  await send(user.id)
  await counted
  expect(events).toEqual(['unread'])
})

test('no connection opens without a ticket, with a forged one, or with one that is a minute old', async () => {
  const token = await sessionOf(house, await newClient(house))
  const ticket = await ticketOf(token)
  const [session, until] = ticket.split('|')
  for (const bad of ['', `${session}|${until}|forged`, token]) await next(connect(bad), 'connect_error')
  clock.advance(61_000)
  const error = await next<Error>(connect(ticket), 'connect_error')
  expect(error.message).toBe('unauthenticated')
})

test('a page of another origin cannot connect', async () => {
  const ticket = await ticketOf(await sessionOf(house, await newClient(house)))
  await expect(next(connect(ticket, 'https://evil.example'), 'connect_error')).resolves.toBeDefined()
})

test('log-out and a block cut the connection within five seconds', async () => {
  const leaving = await newClient(house)
  const blocked = await newClient(house)
  const sockets = [await connected(await sessionOf(house, leaving)), await connected(await sessionOf(house, blocked))]
  const staying = await connected(await sessionOf(house, await newClient(house)))
  const cut = Promise.all(sockets.map((socket) => next(socket, 'disconnect')))
  const began = performance.now()
  await db.delete(sessions).where(eq(sessions.user_id, leaving.id))
  await db.update(users).set({ status: 'blocked' }).where(eq(users.id, blocked.id))
  await cut
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(staying.connected).toBe(true)
})
