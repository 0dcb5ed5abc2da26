import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { App } from '../../context.ts'
import { testApp } from '../../testing/test-app.ts'
import { outbox } from '../db/tables/access.ts'
import { deliverOutbox } from './deliver.ts'
import { enqueue } from './enqueue.ts'

const { shared, db, createContext, clock } = await testApp()

/** A carrier that fails the given number of times and records the messages it accepted. */
function carrier(failures: number) {
  const accepted: string[] = []
  let remaining = failures
  const send = async ({ to }: { to: string }) => {
    remaining -= 1
    if (remaining >= 0) throw new Error('the carrier is down')
    accepted.push(to)
  }
  const app: App = { ...shared, adapters: { ...shared.adapters, sms: { send } } }
  return { accepted, app }
}
let phones = 0
const enqueueSms = async () => {
  phones += 1
  const recipient = `+9665123${String(10_000 + phones)}`
  await enqueue(createContext(), [{ channel: 'sms', recipient, body: 'رمز التحقق: 1234' }])
  return recipient
}
const rowOf = async (recipient: string) => (await db.select().from(outbox).where(eq(outbox.recipient, recipient)))[0]

test('a message is sent once, even with several concurrent deliveries', async () => {
  const { app, accepted } = carrier(0)
  const phone = await enqueueSms()
  await Promise.all([deliverOutbox(app), deliverOutbox(app), deliverOutbox(app)])
  expect(accepted).toEqual([phone])
  expect((await rowOf(phone))?.sent_at).not.toBeNull()
})

test('a message that the carrier rejected is retried later, not at once', async () => {
  const { app, accepted } = carrier(1)
  const phone = await enqueueSms()
  await deliverOutbox(app)
  await deliverOutbox(app)
  expect(accepted).toEqual([])
  expect(await rowOf(phone)).toMatchObject({ attempts: 1, last_error: 'Error: the carrier is down', sent_at: null })
  clock.advance(31_000)
  await deliverOutbox(app)
  expect(accepted).toEqual([phone])
})

test('after eight attempts a message is not sent any more', async () => {
  const { app } = carrier(100)
  const phone = await enqueueSms()
  for (let round = 0; round < 12; round++) {
    await deliverOutbox(app)
    clock.advance(7_200_000)
  }
  expect((await rowOf(phone))?.attempts).toBe(8)
})

test('in production the text of an SMS is cleared once it is sent', async () => {
  const { app } = carrier(0)
  const phone = await enqueueSms()
  await deliverOutbox({ ...app, env: { ...app.env, WASL_MODE: 'production' } })
  expect(await rowOf(phone)).toMatchObject({ body: '', sent_at: expect.any(String) })
})
