import { setTimeout as sleep } from 'node:timers/promises'
import { dayMs, hourMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import { expect } from 'vitest'
import { findViolations } from '../../invariants/find-violations.ts'
import { bookedCars } from '../../testing/booked-cars.ts'
import { atOnce, race, raceTest } from '../../testing/races.ts'
import { newShopper } from '../../testing/store.ts'
import { testApp } from '../../testing/test-app.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'

const app = await testApp({}, { demo: true })
const { db, clock, shared } = app
const { owner, form, send, transition, step, book, handOver } = await bookedCars(app)
const start = Date.parse('2027-03-07T08:00:00.000Z')
const { id, client } = await book(start, 2)
clock.advance(start - hourMs - Date.parse(clock.now()))
await handOver(id)
const other = await newShopper(app)

race('an extension and a new booking want the car for the same day', async (number) => {
  const [extension, booking] = await atOnce(
    () => transition(client.id, id, 'request_extension', { return_at: new Date(start + 4 * dayMs).toISOString() }),
    // The lock of a booking comes sooner: every second one waits for it.
    async () => {
      await sleep((number % 2) * 25)
      return send(other.id, form(start + 3 * dayMs, 1))
    },
  )
  expect([extension.status, booking.status].sort()).toEqual([expect.toBeOneOf([200, 201]), 409])
  if (extension.status === 200) await step(owner, id, 'reject_extension')
  else await step(other.id, String(Object(booking.body.data).id), 'cancel', { reason: 'لم أعد أحتاجها' })
  // Nobody sends requests faster than the limits allow.
  clock.advance(1000)
  return extension.status === 200 ? 'extension' : 'booking'
})

const crowd = await Promise.all(Array.from({ length: 50 }, () => newShopper(app, 0)))
race('50 clients want overlapping days of one car', async () => {
  // A Sunday, from which the provider is open on every day of return.
  const pickup = start + 56 * dayMs
  const sent = await Promise.all(crowd.map((one, at) => send(one.id, form(pickup + (at % 5) * hourMs, 1 + (at % 3)))))
  const winners = sent.flatMap(({ status }, at) => (status === 201 ? [at] : []))
  const statuses = Object.groupBy(sent, ({ status }) => status)
  expect(Object.entries(statuses).map(([status, all]) => [status, all?.length])).toEqual([
    ['201', 1],
    ['409', crowd.length - 1],
  ])
  const [winner = 0] = winners
  await step(crowd[winner]?.id ?? '', String(Object(sent[winner]?.body.data).id), 'cancel', { reason: 'لم أعد أحتاجها' })
  clock.advance(minuteMs)
  return winner === 0 ? 'the first to send' : 'another'
})

raceTest('all invariants hold after the races of rentals', async () => {
  await runDueDeadlines(shared)
  expect(await findViolations(db, clock.now())).toEqual([])
})
