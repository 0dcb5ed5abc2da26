import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { userRoom } from '../../platform/adapters/live-channel.ts'
import type { App } from '../../platform/context.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { startWorker } from '../../platform/jobs/worker.ts'
import { newClient } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { shared, db, clock, createContext } = app

type DeliveredEvent = { rooms: readonly string[]; event: string; body: object }
const sent: DeliveredEvent[] = []
/** The app with a channel that records its events instead of sending them to sockets. */
const recording: App = {
  ...shared,
  adapters: {
    ...shared.adapters,
    live: { ...shared.adapters.live, emitToRooms: async (rooms, event, body) => void sent.push({ rooms, event, body }) },
  },
}
const push = (title: string) => {
  const texts = { title, title_ar: title, title_en: title, body: 'ن', body_ar: 'ن', body_en: 'B' }
  return { data: { type: 'offer_new', ...texts, link: null }, notification: { title, body: 'ن' } }
}
const alert = (recipient: string, title: string) => ({ channel: 'live' as const, recipient, body: title, payload: push(title) })
const alertsOf = (userId: string) =>
  sent.flatMap(({ rooms, event, body }) => (event === 'notification' && rooms.includes(userRoom(userId)) ? [body] : []))
const shown = (title: string) => ({ ...push(title), is_notify: true })
const newUsers = async (count: number) => {
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) ids.push((await newClient(app)).id)
  return ids
}

test('the same notification to many users is one event, and so is their unread count', async () => {
  sent.length = 0
  const users = await newUsers(5)
  await enqueue(
    createContext(),
    users.map((user) => alert(user, 'a')),
  )
  await runQueues(recording)
  expect(sent.map(({ event, rooms }) => [event, rooms.length])).toEqual([
    ['notification', 5],
    ['unread', 5],
  ])
})

test('each user receives the own notifications in order and once, whatever others receive', async () => {
  sent.length = 0
  const [first = '', second = ''] = await newUsers(2)
  const queue = [alert(first, 'a'), alert(second, 'b'), alert(first, 'b'), alert(second, 'a'), alert(first, 'a')]
  for (const message of queue) {
    await enqueue(createContext(), [message])
    clock.advance(1)
  }
  await runQueues(recording)
  expect(alertsOf(first)).toEqual([shown('a'), shown('b'), shown('a')])
  expect(alertsOf(second)).toEqual([shown('b'), shown('a')])
})

test.each([
  ['an invalid payload', (user: string) => ({ ...alert(user, 'c'), payload: {} })],
  ['a recipient that no statement accepts', () => alert('nobody', 'c')],
])('%s is retried by itself; the others of its batch are delivered once', async (_, failing) => {
  sent.length = 0
  await db.delete(jobs)
  const users = await newUsers(3)
  await enqueue(createContext(), [alert(users[0] ?? '', 'a'), failing(users[1] ?? ''), alert(users[2] ?? '', 'a')])
  await runQueues(recording)
  clock.advance(3_000)
  await runQueues(recording)
  expect(users.map((user) => alertsOf(user).length)).toEqual([1, 0, 1])
  const rows = await db.select().from(jobs).orderBy(jobs.attempts)
  expect(rows.map(({ attempts, done_at }) => [attempts, done_at !== null])).toEqual([
    [1, true],
    [1, true],
    [2, false],
  ])
  expect(rows.at(-1)).toMatchObject({ last_error: expect.any(String), claim: null })
})

test('a worker delivers an alert at once, and those that arise meanwhile in the next batch', async () => {
  sent.length = 0
  const stop = await startWorker(recording, { pollMs: 60_000 })
  const users = await newUsers(12)
  const ctx = { ...createContext(), ...recording }
  for (const user of users) await enqueue(ctx, [alert(user, 'd')])
  const enqueuedAt = performance.now()
  await expect.poll(() => users.filter((user) => alertsOf(user).length === 1).length, { interval: 10 }).toBe(users.length)
  expect(performance.now() - enqueuedAt).toBeLessThan(500)
  expect(sent.filter(({ event }) => event === 'notification').length).toBeLessThan(users.length)
  await stop()
  expect(await db.$count(jobs, inArray(jobs.recipient, users))).toBe(users.length)
  const [open] = await db.select().from(jobs).where(eq(jobs.queue, 'live')).orderBy(jobs.done_at).limit(1)
  expect(open?.done_at).toEqual(expect.any(String))
})
