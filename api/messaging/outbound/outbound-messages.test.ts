import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../app/cleanup.ts'
import { createApp } from '../../create-app.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { addSeconds } from '../../platform/instants.ts'
import { enqueue, enqueueJobs } from '../../platform/jobs/enqueue.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { adminToken, newClient } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { shared, db, clock, call, createContext } = app
/** Calls as an administrator whose session has just begun: the clock moves further than sessions last. */
const callAsAdmin = async (method: 'GET' | 'POST', url: string) =>
  call(method, url, { token: await adminToken(app, 'all'), ...(method === 'POST' && { body: {} }) })
const runAction = async (id: unknown, action: string, resource = 'outbound-messages') =>
  callAsAdmin('POST', `/api/admin/${resource}/${String(id)}/actions/${action}`)

let isDown = false
const accepted: string[] = []
const carried = createApp(
  {
    db,
    clock,
    env: shared.env,
    adapters: {
      ...shared.adapters,
      sms: {
        send: async ({ text }) => {
          if (isDown) throw new Error('the carrier is down')
          accepted.push(text)
        },
      },
    },
  },
  shared.log,
)

const send = async (message: { body?: string; expires_at?: string; user_id?: string } = {}) => {
  const recipient = `+96655${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  await enqueue(createContext(), [{ channel: 'sms', purpose: 'code', recipient, body: `code for ${recipient}`, ...message }])
  return recipient
}
const listed = async (query: string) =>
  (await callAsAdmin('GET', `/api/admin/outbound-messages?${query}`)).body as unknown as Record<string, unknown>[]
const find = async (recipient: string) => {
  const [message] = await listed(`q=${encodeURIComponent(recipient)}`)
  if (!message) throw new Error(`no message to ${recipient}`)
  return message
}
/** Lets every attempt of the carrier's queue fail. */
const failAll = async () => {
  isDown = true
  for (let attempt = 0; attempt < 9; attempt += 1) {
    await runQueues(carried, ['sms'])
    clock.advance(4 * 3600 * 1000)
  }
  isDown = false
}

test('a message is listed without its text, with its recipient masked and found by the whole number', async () => {
  const client = await newClient(app)
  const recipient = await send({ user_id: client.id })
  await runQueues(carried, ['sms'])
  const message = await find(recipient)
  expect(message).toMatchObject({ channel: 'sms', purpose: 'code', state: 'sent', recipient: `•••${recipient.slice(-4)}`, attempts: 1 })
  expect(message.sent_at).toEqual(expect.any(String))
  expect(JSON.stringify(message)).not.toContain('code for')
  expect(await listed(`user_id=${client.id}`)).toHaveLength(1)
})

test('an SMS has plain spaces: others would halve the room for its text', async () => {
  await send({ body: 'Until 9:30\u00a0pm' })
  await runQueues(carried, ['sms'])
  expect(accepted).toContain('Until 9:30 pm')
})

test('a message that is given up is in the queue of the home page until an administrator sends it again', async () => {
  const recipient = await send()
  await failAll()
  expect(await find(recipient)).toMatchObject({ state: 'failed', attempts: 8, last_error: 'Error: the carrier is down' })
  const { body } = await callAsAdmin('GET', '/api/admin/dashboard')
  const queues = body.data?.queues as unknown as { resource: string }[]
  const queue = queues.find(({ resource }) => resource === 'outbound-messages')
  expect(queue).toMatchObject({ count: 1, filter: { state: ['failed'] } })

  const { id } = await find(recipient)
  const retried = await runAction(id, 'retry')
  expect([retried.status, retried.body.state]).toEqual([200, 'retrying'])
  await runQueues(carried, ['sms'])
  expect(await find(recipient)).toMatchObject({ state: 'sent' })
  expect(accepted).toContain(`code for ${recipient}`)
  expect((await runAction(id, 'retry')).status).toBe(409)
})

test('closing a message that was given up clears its text and takes it out of the queue', async () => {
  const recipient = await send()
  await failAll()
  const { id } = await find(recipient)
  expect((await runAction(id, 'close')).status).toBe(200)
  expect(await find(recipient)).toMatchObject({ state: 'closed' })
  expect(await db.select({ body: jobs.body }).from(jobs).where(eq(jobs.recipient, recipient))).toEqual([{ body: '' }])
})

test('a code is not sent after it expired, and its text is cleared', async () => {
  const recipient = await send({ expires_at: addSeconds(clock.now(), 300) })
  clock.advance(301_000)
  await runQueues(carried, ['sms'])
  expect(accepted).not.toContain(`code for ${recipient}`)
  expect(await find(recipient)).toMatchObject({ state: 'expired', attempts: 0 })
  expect(await db.select({ body: jobs.body }).from(jobs).where(eq(jobs.recipient, recipient))).toEqual([{ body: '' }])
})

test('attempts to send a code stop once the next one would come after it expired', async () => {
  const recipient = await send({ expires_at: addSeconds(clock.now(), 50) })
  isDown = true
  await runQueues(carried, ['sms'])
  clock.advance(31_000)
  await runQueues(carried, ['sms'])
  isDown = false
  const message = await find(recipient)
  expect(message).toMatchObject({ state: 'failed', attempts: 2 })
  clock.advance(60_000)
  const retried = await runAction(message.id, 'retry')
  expect(retried.status).toBe(409)
  await deleteExpired(shared)
  expect(await db.select({ body: jobs.body }).from(jobs).where(eq(jobs.recipient, recipient))).toEqual([{ body: '' }])
})

test('other work that is given up is listed with its queue, and runs again', async () => {
  await enqueueJobs(createContext(), [{ queue: 'exports', key: crypto.randomUUID(), payload: { request_id: 'no id' } }])
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await runQueues(shared, ['exports'])
    clock.advance(60 * 3600 * 1000)
  }
  const { body } = await callAsAdmin('GET', '/api/admin/failed-jobs?state=failed')
  expect(body).toMatchObject([{ queue: 'exports', subject: null, state: 'failed', attempts: 5 }])
  const id = String(body[0]?.id)
  expect((await runAction(id, 'retry', 'failed-jobs')).body.state).toBe('retrying')
})

test('messages that were given up are deleted after a month', async () => {
  const recipient = await send()
  await failAll()
  await find(recipient)
  clock.advance(31 * 86_400 * 1000)
  await deleteExpired(shared)
  expect(await listed(`q=${encodeURIComponent(recipient)}`)).toEqual([])
})
