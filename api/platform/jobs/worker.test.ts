import { hourMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { queues } from '../../app/queues.ts'
import { createApp } from '../../create-app.ts'
import { testApp } from '../../testing/test-app.ts'
import type { App } from '../context.ts'
import { inTransaction } from '../db/database.ts'
import { jobs, queueNames } from '../db/tables/jobs.ts'
import { claimJobs } from './claim.ts'
import { enqueue, enqueueJobs, recurringKey } from './enqueue.ts'
import { runQueues } from './run-jobs.ts'
import { startWorker } from './worker.ts'

const { shared, db, createContext, clock } = await testApp()

type Send = NonNullable<App['adapters']['sms']>['send']
/** Another process on the same database, with a carrier of its own. */
const processWith = (send: Send): App =>
  createApp({ db, clock, env: shared.env, adapters: { ...shared.adapters, sms: { send } } }, shared.log)

/** A carrier that fails the given number of times and records the messages it accepted. */
function carrier(failures: number) {
  const accepted: string[] = []
  let remaining = failures
  const app = processWith(async ({ to }) => {
    remaining -= 1
    if (remaining >= 0) throw new Error('the carrier is down')
    accepted.push(to)
  })
  return { accepted, app }
}

/** A carrier that does not answer before `answer` is called. */
function slowCarrier() {
  const started: string[] = []
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  const app = processWith(async ({ to }) => {
    started.push(to)
    await isAnswered
  })
  return { started, app, answer }
}

let phones = 0
const enqueueSms = async (app: App = shared, message: { is_urgent?: boolean } = {}) => {
  phones += 1
  const recipient = `+9665123${String(10_000 + phones)}`
  await enqueue({ ...createContext(), ...app }, [{ channel: 'sms', purpose: 'test', recipient, body: 'رمز التحقق: 1234', ...message }])
  return recipient
}
const rowOf = async (recipient: string) => (await db.select().from(jobs).where(eq(jobs.recipient, recipient)))[0]

test('a message is sent once, even with several concurrent deliveries', async () => {
  const { app, accepted } = carrier(0)
  const phone = await enqueueSms()
  await Promise.all([runQueues(app), runQueues(app), runQueues(app)])
  expect(accepted).toEqual([phone])
  expect(await rowOf(phone)).toMatchObject({ done_at: expect.any(String), claim: null })
})

test('a message that the carrier rejected is retried later, not at once', async () => {
  const { app, accepted } = carrier(1)
  const phone = await enqueueSms()
  await runQueues(app)
  await runQueues(app)
  expect(accepted).toEqual([])
  expect(await rowOf(phone)).toMatchObject({ attempts: 1, last_error: 'Error: the carrier is down', done_at: null })
  clock.advance(31_000)
  await runQueues(app)
  expect(accepted).toEqual([phone])
})

test('after eight attempts a message is dead and its row says why', async () => {
  const { app } = carrier(100)
  const phone = await enqueueSms()
  for (let round = 0; round < 12; round++) {
    await runQueues(app)
    clock.advance(2 * hourMs)
  }
  expect(await rowOf(phone)).toMatchObject({
    attempts: 8,
    dead_at: expect.any(String),
    last_error: 'Error: the carrier is down',
    done_at: null,
  })
})

test('in production the text of an SMS is cleared once it is sent', async () => {
  const { app } = carrier(0)
  const phone = await enqueueSms()
  await runQueues({ ...app, env: { ...app.env, WASL_MODE: 'production' } })
  expect(await rowOf(phone)).toMatchObject({ body: '', done_at: expect.any(String) })
})

test('a message that is being sent is not sent by another process, however long it takes and wherever the clock is moved', async () => {
  const slow = slowCarrier()
  const other = carrier(0)
  const stops = [await startWorker(slow.app, { claimMs: 3_000, pollMs: 50 })]
  const phone = await enqueueSms(slow.app)
  await expect.poll(() => slow.started).toEqual([phone])
  const firstEnd = Date.parse((await rowOf(phone))?.claimed_until ?? '')
  stops.push(await startWorker(other.app, { pollMs: 50 }))
  clock.advance(hourMs)
  await expect.poll(() => Date.now() > firstEnd + 200, { timeout: 10_000 }).toBe(true)
  expect(other.accepted).toEqual([])
  slow.answer()
  await expect.poll(async () => (await rowOf(phone))?.done_at).toEqual(expect.any(String))
  for (const stop of stops) await stop()
  expect([slow.started, other.accepted]).toEqual([[phone], []])
})

test('the message of a process that died is taken up when its claim ends, and the dead process cannot finish it', async () => {
  const { app, accepted } = carrier(0)
  const phone = await enqueueSms()
  const [claimed] = await claimJobs(shared, 'sms', 1, 400)
  expect(claimed).toMatchObject({ recipient: phone, attempts: 1 })
  await runQueues(app)
  expect(accepted).toEqual([])
  const stop = await startWorker(app, { pollMs: 50 })
  await expect.poll(() => accepted, { timeout: 10_000 }).toEqual([phone])
  await stop()
  expect(await rowOf(phone)).toMatchObject({ attempts: 2, done_at: expect.any(String) })
})

test('a job whose process stopped at each attempt is dead', async () => {
  const { app, accepted } = carrier(0)
  const phone = await enqueueSms()
  await db.update(jobs).set({ attempts: 8 }).where(eq(jobs.recipient, phone))
  await runQueues(app)
  expect(accepted).toEqual([])
  expect(await rowOf(phone)).toMatchObject({ dead_at: expect.any(String), last_error: expect.stringContaining('process stopped') })
})

test('codes are sent before other messages', async () => {
  const { app, accepted } = carrier(0)
  const others = [await enqueueSms(), await enqueueSms(), await enqueueSms(), await enqueueSms(), await enqueueSms(), await enqueueSms()]
  const code = await enqueueSms(shared, { is_urgent: true })
  await runQueues(app)
  expect(accepted).toHaveLength(others.length + 1)
  expect(accepted[0]).toBe(code)
})

test('a slow SMS gateway delays no other queue', async () => {
  const slow = slowCarrier()
  const devices: string[] = []
  const send = async ({ device }: { device: string }) => {
    devices.push(device)
    return 'sent' as const
  }
  slow.app.adapters.push = { send }
  const stop = await startWorker(slow.app)
  for (let count = 0; count < 8; count += 1) await enqueueSms(slow.app)
  await expect.poll(() => slow.started.length).toBe(5)
  const payload = {
    data: { type: 'account_activated', title: 'a', body: 'b', title_ar: 'a', title_en: 'a', body_ar: 'b', body_en: 'b', link: null },
  }
  await enqueue({ ...createContext(), ...slow.app }, [
    {
      channel: 'push',
      purpose: 'test',
      recipient: 'device-1',
      body: 'a',
      payload: { ...payload, notification: { title: 'a', body: 'b' } },
    },
  ])
  await expect.poll(() => devices, { timeout: 1_500 }).toEqual(['device-1'])
  expect(slow.started).toHaveLength(5)
  slow.answer()
  await expect.poll(() => slow.started.length).toBe(8)
  await stop()
})

test('a job runs at once after the commit that wrote it, and never if it is rolled back', async () => {
  const { app, accepted } = carrier(0)
  const stop = await startWorker(app, { pollMs: 60_000 })
  const rolledBack = inTransaction({ ...createContext(), ...app }, async (ctx) => {
    await enqueue(ctx, [{ channel: 'sms', purpose: 'test', recipient: '+966512300000', body: 'a' }])
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  const phone = await enqueueSms(app)
  await expect.poll(() => accepted).toEqual([phone])
  await stop()
})

test('a job with a key is written once', async () => {
  const job = { queue: 'deadlines', key: 'once' } as const
  await enqueueJobs(createContext(), [job, job])
  await enqueueJobs(createContext(), [job])
  expect(await db.$count(jobs, eq(jobs.key, 'once'))).toBe(1)
})

test('recurring work is one job for all processes, which waits for its next run', async () => {
  await db.delete(jobs)
  const stops = await Promise.all([startWorker(carrier(0).app, { pollMs: 50 }), startWorker(carrier(0).app, { pollMs: 50 })])
  const recurring = () => db.select().from(jobs).where(eq(jobs.key, recurringKey)).orderBy(jobs.queue)
  await expect.poll(async () => (await recurring()).every(({ run_at, claim }) => run_at > clock.now() && !claim)).toBe(true)
  expect((await recurring()).map(({ queue }) => queue)).toEqual(queueNames.filter((name) => queues[name].everyMs).sort())
  for (const stop of stops) await stop()
})
