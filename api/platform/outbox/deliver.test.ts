import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { App } from '../../context.ts'
import { testApp } from '../../testing/test-app.ts'
import { outbox } from '../db/tables/access.ts'
import { deliver } from './deliver.ts'
import { queue } from './enqueue.ts'

const { shared, db, ctxOf, clock } = await testApp()

/** A carrier that refuses as often as it is told, and remembers what it took. */
function carrier(refusals: number) {
  const taken: string[] = []
  let left = refusals
  const send = async ({ to }: { to: string }) => {
    left -= 1
    if (left >= 0) throw new Error('the carrier is down')
    taken.push(to)
  }
  const app: App = { ...shared, adapters: { ...shared.adapters, sms: { send } } }
  return { taken, app }
}
let phones = 0
const queued = async () => {
  phones += 1
  const recipient = `+9665123${String(10_000 + phones)}`
  await queue(ctxOf(), [{ channel: 'sms', recipient, body: 'رمز التحقق: 1234' }])
  return recipient
}
const rowOf = async (recipient: string) => (await db.select().from(outbox).where(eq(outbox.recipient, recipient)))[0]

test('a message leaves once, however many deliver at the same time', async () => {
  const { app, taken } = carrier(0)
  const phone = await queued()
  await Promise.all([deliver(app), deliver(app), deliver(app)])
  expect(taken).toEqual([phone])
  expect((await rowOf(phone))?.sent_at).not.toBeNull()
})

test('a message that the carrier refused is tried again later, not at once', async () => {
  const { app, taken } = carrier(1)
  const phone = await queued()
  await deliver(app)
  await deliver(app)
  expect(taken).toEqual([])
  expect(await rowOf(phone)).toMatchObject({ tries: 1, last_error: 'Error: the carrier is down', sent_at: null })
  clock.advance(31_000)
  await deliver(app)
  expect(taken).toEqual([phone])
})

test('after eight tries a message is left alone', async () => {
  const { app } = carrier(100)
  const phone = await queued()
  for (let tries = 0; tries < 12; tries++) {
    await deliver(app)
    clock.advance(7_200_000)
  }
  expect((await rowOf(phone))?.tries).toBe(8)
})

test('in production the text of an SMS is forgotten once it is sent', async () => {
  const { app } = carrier(0)
  const phone = await queued()
  await deliver({ ...app, env: { ...app.env, WASL_MODE: 'production' } })
  expect(await rowOf(phone)).toMatchObject({ body: '', sent_at: expect.any(String) })
})
