import { pages } from '@wasl/shared/pages/pages.ts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { notify } from '../notifications/notify.ts'
import { pushDevices } from '../tables/push-devices.ts'

const app = await testApp()
const { call, db, createContext, clock, shared } = app
const sent: { device: string; type: string }[] = []
const known = new Set<string>()
shared.adapters.push = {
  send: async ({ device, push }) => {
    sent.push({ device, type: push.data.type })
    return known.has(device) ? 'sent' : 'gone'
  },
}
beforeEach(() => void sent.splice(0))

/** A user with a device that the push service knows. */
async function newDevice(token: string = crypto.randomUUID()) {
  known.add(token)
  const user = await newClient(app)
  const session = await sessionToken(app, user)
  const register = (token: string, session: string) => call('POST', '/api/user/devices', { token: session, body: { token } })
  expect((await register(token, session)).status).toBe(200)
  return { user, session, token, register }
}
const credit = (userId: string) =>
  notify(createContext(), { type: 'wallet_topped_up', params: { amount: '10' }, user_ids: [userId], link: pages.wallet() })
/** Sends what is queued, also what waits for the end of quiet hours. */
const send = async () => {
  clock.advance(24 * 60 * 60 * 1000)
  await runQueues(shared, ['push'])
}

test('a notification goes to each device of the user, in the form of the specification', async () => {
  const { user, session, token, register } = await newDevice()
  known.add('tablet')
  await register('tablet', session)
  await credit(user.id)
  const queued = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.queue, 'push'), eq(jobs.recipient, token)))
  expect(queued).toMatchObject([
    {
      payload: {
        data: {
          type: 'wallet_topped_up',
          title: 'شُحنت محفظتك',
          title_ar: 'شُحنت محفظتك',
          title_en: 'Wallet topped up',
          body: expect.any(String),
          body_ar: expect.any(String),
          body_en: expect.any(String),
          link: pages.wallet(),
        },
        notification: { title: 'شُحنت محفظتك', body: expect.any(String) },
      },
    },
  ])
  await send()
  expect(sent.map(({ device }) => device).sort()).toEqual([token, 'tablet'].sort())
})

test('a token moves to the last account that registers it, and what was queued for the first is not sent', async () => {
  const first = await newDevice()
  await credit(first.user.id)
  const second = await newDevice(first.token)
  await send()
  expect(sent).toEqual([])
  await credit(second.user.id)
  await send()
  expect(sent).toEqual([{ device: first.token, type: 'wallet_topped_up' }])
})

test('a device receives nothing after its session ended, except that the account was blocked', async () => {
  const { user, session, token } = await newDevice()
  await credit(user.id)
  await notify(createContext(), { type: 'user_blocked', user_ids: [user.id] })
  await call('POST', '/api/auth/logout', { token: session })
  expect(await db.$count(pushDevices, eq(pushDevices.token, token))).toBe(0)
  await send()
  expect(sent).toEqual([{ device: token, type: 'user_blocked' }])
})

test('a device that the push service does not know any more is removed', async () => {
  const { user, token } = await newDevice()
  known.delete(token)
  await credit(user.id)
  await send()
  expect(sent).toHaveLength(1)
  expect(await db.$count(pushDevices, eq(pushDevices.token, token))).toBe(0)
})

test('a device can be removed by its own account only, and needs a token', async () => {
  const { session, token } = await newDevice()
  const other = await newDevice()
  const remove = (session: string, body: object) => call('POST', '/api/user/devices/remove', { token: session, body })
  await remove(other.session, { token })
  expect(await db.$count(pushDevices, eq(pushDevices.token, token))).toBe(1)
  await remove(session, { token })
  expect(await db.$count(pushDevices, eq(pushDevices.token, token))).toBe(0)
  const empty = await call('POST', '/api/user/devices', { token: session, body: { token: '' }, lang: 'en' })
  expect(empty.body.errors).toEqual({ token: ['The device ID is required'] })
})

test('the ten devices last used receive notifications', async () => {
  const { user, session, token, register } = await newDevice()
  for (let device = 1; device <= 10; device++) {
    clock.advance(1_000)
    await register(`${token}-${device}`, session)
  }
  expect(await db.$count(pushDevices, eq(pushDevices.user_id, user.id))).toBe(10)
  expect(await db.$count(pushDevices, eq(pushDevices.token, token))).toBe(0)
})
